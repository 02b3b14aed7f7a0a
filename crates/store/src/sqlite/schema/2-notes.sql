-- Schema 2: notes and their tags.
CREATE TABLE note (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    tag TEXT NOT NULL,
    PRIMARY KEY (kind, id, tag)
) STRICT, WITHOUT ROWID;

CREATE INDEX tag_order ON tag (kind, tag, id);

-- The last version given to a note; one row.
CREATE TABLE version (last INTEGER NOT NULL) STRICT;
INSERT INTO version VALUES (0);
