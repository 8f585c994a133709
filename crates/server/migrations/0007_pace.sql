-- How fast a table is played, and the clocks of its seats, as JSON; null where nobody has to hurry.
ALTER TABLE tables ADD COLUMN pace TEXT;
ALTER TABLE tables ADD COLUMN clocks TEXT;
-- When something is to be done about a clock, in seconds that the server was up, or null.
ALTER TABLE tables ADD COLUMN due BIGINT;
-- A limit for each answer becomes a pace: days for a turn, or a bank that each turn fills again.
UPDATE tables SET pace = '{"kind":"daily","days":' || CAST(time_limit / 86400 AS TEXT) || ',"late":"bot"}', due = 0
    WHERE time_limit >= 86400;
UPDATE tables SET pace = '{"kind":"live","bank":' || CAST(time_limit AS TEXT) || ',"increment":'
    || CAST(CASE WHEN time_limit > 3600 THEN 3600 ELSE time_limit END AS TEXT) || ',"late":"bot"}', due = 0
    WHERE time_limit < 86400;
DROP INDEX tables_with_limit;
ALTER TABLE tables DROP COLUMN time_limit;
ALTER TABLE tables DROP COLUMN asked_up;
CREATE INDEX tables_due ON tables (status, due);

-- Vacations of accounts: a clock by the day does not run while its player is away.
CREATE TABLE vacations (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    begun BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    -- Whether the clocks know of it: `new`, `begun` or `over`.
    state TEXT NOT NULL,
    PRIMARY KEY (user_id, begun)
);
CREATE INDEX vacations_by_state ON vacations (state, ends);
