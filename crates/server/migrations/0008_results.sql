-- What a game counts for: `casual`, `rated`, or `imported` where it began from a record, and counts for nothing.
ALTER TABLE tables ADD COLUMN stakes TEXT NOT NULL DEFAULT 'casual';
-- The scenario of the header, so that lists can ask for it.
ALTER TABLE tables ADD COLUMN scenario TEXT NOT NULL DEFAULT '';

-- How each seat came out of a game, written with the change that ended it.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    -- The person who played the seat, or gave it up. One who was deleted has an id that stands for nobody.
    user_id TEXT,
    -- The bot that played it at the end.
    agent TEXT,
    -- won, drawn, lost or gave-up.
    standing TEXT NOT NULL,
    rated BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- The place of a rated game in the order in which ratings changed, and the rating after it in thousandths of a
    -- point; null until then.
    rated_as BIGINT,
    rating BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_user ON results (user_id, at);
CREATE INDEX results_rated ON results (rated_as, at) WHERE rated = 1;

-- Ratings and deviations in thousandths of a point, volatilities in billionths.
CREATE TABLE ratings (
    user_id TEXT NOT NULL,
    game TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (user_id, game)
);

-- How rated games of a scenario ended between two seats, the first of which comes first in the alphabet.
CREATE TABLE seat_pairs (
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    seat TEXT NOT NULL,
    other TEXT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (game, scenario, seat, other)
);

-- Whether the results of games that ended before results were kept have been filled in (0 or 1).
ALTER TABLE server_state ADD COLUMN results_filled BIGINT NOT NULL DEFAULT 0;
