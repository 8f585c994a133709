-- Servers that share this database. Each life of one has an id of its own, and lasts until `expires`: milliseconds since
-- 1970 by the database's clock. Whoever was dead once stays dead.
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    address TEXT NOT NULL,
    expires BIGINT NOT NULL
);

-- Which node a table belongs to: to none where that is empty or dead. The epoch rises with every new owner, and every
-- commit of a table names both.
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    epoch BIGINT NOT NULL
);
CREATE INDEX leases_of_owner ON leases (owner);

-- The node that does what must be done once for all.
ALTER TABLE server_state ADD COLUMN chores_owner TEXT NOT NULL DEFAULT '';
