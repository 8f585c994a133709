-- Every column is TEXT or BIGINT, so that SQLite and PostgreSQL read the same file. Times are seconds since 1970.
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    -- Null for a guest.
    name TEXT,
    name_key TEXT UNIQUE,
    password TEXT,
    email TEXT,
    notices BIGINT NOT NULL,
    stop_token TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

-- Tokens are kept as SHA-256, so that a stolen database opens nothing. Kind: `session` or `personal`.
CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX tokens_of_user ON tokens (user_id);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    -- The header of the record, as it stood when the game began.
    header TEXT NOT NULL,
    status TEXT NOT NULL,
    host TEXT NOT NULL,
    private BIGINT NOT NULL,
    invitation TEXT NOT NULL,
    -- Seconds a player may take, or null.
    time_limit BIGINT,
    rematch_of TEXT,
    version BIGINT NOT NULL,
    answers BIGINT NOT NULL,
    -- The seats that are asked, separated by spaces, and since when.
    asked TEXT NOT NULL,
    asked_since BIGINT NOT NULL,
    outcome TEXT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    place BIGINT NOT NULL,
    -- person, reserved, open, invitation or bot.
    kind TEXT NOT NULL,
    user_id TEXT,
    agent TEXT,
    -- When the player left, or null.
    left_at BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_user ON seats (user_id);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    reasons TEXT,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE private_notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

-- The turn of which somebody was last told by e-mail.
CREATE TABLE told (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
