-- Where more than two meet: the places of those who have the third seat and those after it, with spaces between.
ALTER TABLE tournament_games ADD COLUMN others TEXT NOT NULL DEFAULT '';
