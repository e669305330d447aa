-- What people have asked for of their own data: a zip, made by a worker, kept for some days in pieces. One a person.
CREATE TABLE data_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  -- Of the words in it.
  language text NOT NULL CHECK (language IN ('en', 'de')),
  requested_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'making', 'ready', 'failed')),
  -- Whoever makes it says again and again that it is still being made; after this it is begun anew.
  claimed_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  -- Texts that are in it, of all.
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  size bigint NOT NULL DEFAULT 0,
  ready_at timestamptz,
  problem text CHECK (problem IN ('too_large', 'no_room', 'failed')),
  CHECK ((state = 'ready') = (ready_at IS NOT NULL)),
  CHECK ((state = 'making') = (claimed_until IS NOT NULL)),
  CHECK ((state = 'failed') = (problem IS NOT NULL))
);
CREATE INDEX data_exports_unmade ON data_exports (requested_at) WHERE state IN ('waiting', 'making');

CREATE TABLE data_export_pieces (
  export_id bigint NOT NULL REFERENCES data_exports ON DELETE CASCADE,
  position integer NOT NULL,
  content bytea NOT NULL CHECK (octet_length(content) <= 262144),
  PRIMARY KEY (export_id, position)
);
-- Packed files do not become smaller.
ALTER TABLE data_export_pieces ALTER COLUMN content SET STORAGE EXTERNAL;
