-- Between which ratings, in points, whoever sits down without being invited must be; null for any.
ALTER TABLE tables ADD COLUMN rating_from BIGINT;
ALTER TABLE tables ADD COLUMN rating_to BIGINT;

-- Whom somebody does not want to meet.
CREATE TABLE blocks (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
CREATE INDEX blocks_of_blocked ON blocks (blocked);

-- What people tell moderators of others; closed when one has seen to it.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    table_id TEXT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT
);
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_of_reporter ON reports (reporter, at);

-- Who answers for an account that a program plays with; null for people.
ALTER TABLE users ADD COLUMN bot_of TEXT;
CREATE INDEX users_bot_of ON users (bot_of) WHERE bot_of IS NOT NULL;
