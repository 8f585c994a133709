-- The name that a guest chose; null where she chose none, and for accounts.
ALTER TABLE users ADD COLUMN nickname TEXT;
-- Whether spectators said it among themselves (0 or 1).
ALTER TABLE chat ADD COLUMN aside BIGINT NOT NULL DEFAULT 0;
