-- Schema 3: the hash chain of each log. Entries written before it have no link, which is empty. A node that
-- does not know the chain can append no more: it names no link, and there is no default.
ALTER TABLE wardroom.entry ADD COLUMN link bytea NOT NULL DEFAULT '';
ALTER TABLE wardroom.entry ALTER COLUMN link DROP DEFAULT;
