-- OpenDocument files that a worker converts with LibreOffice, until the result is brought into a file.
CREATE TABLE conversions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the file, as it was uploaded.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  kind text NOT NULL CHECK (kind IN ('odt', 'ods', 'odp')),
  source bytea NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'making', 'ready', 'failed')),
  -- Why it failed: the code of an error.
  problem text,
  result bytea,
  -- What the result has less of than the source.
  losses jsonb NOT NULL DEFAULT '[]',
  requested_at timestamptz NOT NULL,
  -- After this whoever converts it is taken for gone.
  claimed_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  CHECK ((state = 'making') = (claimed_until IS NOT NULL)),
  CHECK ((state = 'ready') = (result IS NOT NULL)),
  CHECK ((state = 'failed') = (problem IS NOT NULL))
);
CREATE INDEX conversions_unmade ON conversions (requested_at, id) WHERE state IN ('waiting', 'making');
CREATE INDEX conversions_owner ON conversions (owner_id, id);
CREATE INDEX conversions_requested ON conversions (requested_at);
-- Packed files do not become smaller.
ALTER TABLE conversions ALTER COLUMN source SET STORAGE EXTERNAL;
ALTER TABLE conversions ALTER COLUMN result SET STORAGE EXTERNAL;

-- Files as they were uploaded, of which a version is the conversion. The content is a blob that the file uses.
CREATE TABLE originals (
  file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq >= 0),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  kind text NOT NULL CHECK (kind IN ('odt', 'ods', 'odp')),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (file_id, seq)
);
