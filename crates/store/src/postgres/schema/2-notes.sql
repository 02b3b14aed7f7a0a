-- Schema 2: notes and their tags.
CREATE TABLE wardroom.note (
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (kind, id)
);

CREATE TABLE wardroom.tag (
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    tag text COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, id, tag)
);

CREATE INDEX tag_order ON wardroom.tag (kind, tag, id);

-- The last version given to a note.
CREATE SEQUENCE wardroom.version;
