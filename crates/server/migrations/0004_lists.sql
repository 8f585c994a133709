-- Lists of tables are read a page at a time, in the order of an index.
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, private, changed, id);

-- When the table last changed, as in `tables`: so are a person's own tables.
ALTER TABLE seats ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
UPDATE seats SET changed = (SELECT tables.changed FROM tables WHERE tables.id = seats.table_id);
DROP INDEX seats_of_user;
CREATE INDEX seats_of_user ON seats (user_id, changed, table_id);
