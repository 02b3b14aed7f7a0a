-- Schema 1: the logs. The primary key is the only lock between writers.
CREATE TABLE wardroom.entry (
    table_id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
);
