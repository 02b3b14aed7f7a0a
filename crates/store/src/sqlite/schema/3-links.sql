-- Schema 3: the hash chain of each log. Entries written before it have no link, which is empty.
ALTER TABLE entry ADD COLUMN link BLOB NOT NULL DEFAULT x'';
