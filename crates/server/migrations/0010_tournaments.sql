-- Tournaments of games for two.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    -- round-robin or swiss.
    format TEXT NOT NULL,
    -- How many rounds a Swiss tournament has; a round robin has as many as it needs.
    rounds BIGINT NOT NULL,
    -- The most players; it begins by itself when there are so many, if it is to (0 or 1).
    most BIGINT NOT NULL,
    begins_full BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    -- As tables keep theirs.
    pace TEXT NOT NULL,
    -- open, running or finished.
    status TEXT NOT NULL,
    -- The round that is being played; 0 before the first.
    round BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tournaments_by_status ON tournaments (status, created);

CREATE TABLE tournament_players (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    -- In the order in which they came, from 0.
    place BIGINT NOT NULL,
    -- Whether she plays no more rounds (0 or 1).
    withdrawn BIGINT NOT NULL,
    PRIMARY KEY (tournament, user_id)
);

-- The games of a round, by the places of their players. Without a second player it is a bye.
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round BIGINT NOT NULL,
    board BIGINT NOT NULL,
    first BIGINT NOT NULL,
    second BIGINT,
    table_id TEXT NOT NULL,
    -- first, second, drawn or void; null while it is played.
    score TEXT,
    PRIMARY KEY (tournament, round, board)
);
