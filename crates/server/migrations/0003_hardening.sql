ALTER TABLE tables RENAME COLUMN wishes TO proposals;
-- Why a table cannot be played, for whoever runs the server; null where it can.
ALTER TABLE tables ADD COLUMN broken TEXT;
-- The last position document, and after how many answers it was taken.
ALTER TABLE tables ADD COLUMN position TEXT;
ALTER TABLE tables ADD COLUMN position_at BIGINT NOT NULL DEFAULT 0;
-- The version in which each seat was first asked its question: `north:7 east:5`.
ALTER TABLE tables ADD COLUMN asked_versions TEXT NOT NULL DEFAULT '';
-- When somebody was asked, in seconds that the server was up (`server_state.up`).
ALTER TABLE tables ADD COLUMN asked_up BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_of_host ON tables (host, status);
CREATE INDEX tables_with_limit ON tables (status, time_limit);
CREATE INDEX tables_broken ON tables (id) WHERE broken IS NOT NULL;

-- The hash of the state before this answer's step, kept every few answers.
ALTER TABLE lines ADD COLUMN state_hash TEXT;

-- Records that a table went on from under other rules, with the journal as far as it was known.
CREATE TABLE earlier_records (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    part BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    record TEXT NOT NULL,
    journal TEXT NOT NULL,
    PRIMARY KEY (table_id, part)
);

-- A message of the server itself, as JSON; then `user_id` is empty.
ALTER TABLE chat ADD COLUMN message TEXT;

ALTER TABLE users ADD COLUMN email_confirmed BIGINT NOT NULL DEFAULT 0;
-- What names that look alike have in common; null for a guest.
ALTER TABLE users ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX users_by_skeleton ON users (skeleton);
ALTER TABLE users ADD COLUMN moderator BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;

-- What a link in a mail opens, once: `confirm` or `reset`. Kept as SHA-256.
CREATE TABLE mail_tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX mail_tokens_of_user ON mail_tokens (user_id);

-- One row: the seconds that the server has been up, when it last proved that it can write, and whether it is in
-- maintenance (0 or 1).
CREATE TABLE server_state (
    id BIGINT NOT NULL PRIMARY KEY,
    up BIGINT NOT NULL,
    written BIGINT NOT NULL,
    maintenance BIGINT NOT NULL
);
INSERT INTO server_state (id, up, written, maintenance) VALUES (1, 0, 0, 0);

-- What an operator changed behind the running server's back: it reads and deletes these.
-- Kind: `table` (read it again) or `person` (end the sockets).
CREATE TABLE operator_changes (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    target TEXT NOT NULL
);
