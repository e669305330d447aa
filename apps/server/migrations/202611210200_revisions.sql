-- Files and the log of their revisions (docs/architecture.md, the road of a save).
-- No row here holds a whole document that is ever rewritten.

CREATE TABLE files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Every revision up to this one stands in sealed_chunks; written by sealing only, once in 256 revisions.
  sealed_seq integer NOT NULL DEFAULT -1,
  -- Every revision up to this one is counted in file_rollups.
  rolled_seq integer NOT NULL DEFAULT -1
);

-- Append-only until sealed. No foreign key: it would lock the row of the file with every save; the insert
-- joins files instead. Partitioned by file, so that it can be spread over machines by the same key.
CREATE TABLE revisions (
  file_id bigint NOT NULL,
  seq integer NOT NULL CHECK (seq >= 0),
  at timestamptz NOT NULL,
  record bytea NOT NULL,
  PRIMARY KEY (file_id, seq)
) PARTITION BY HASH (file_id);

-- 256 revisions each, immutable. The blobs are compressed: PostgreSQL must not try again.
CREATE TABLE sealed_chunks (
  file_id bigint NOT NULL,
  first_seq integer NOT NULL,
  last_seq integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  is_whole boolean NOT NULL,
  text_blob bytea NOT NULL,
  parts_blob bytea NOT NULL,
  PRIMARY KEY (file_id, first_seq),
  CHECK (last_seq >= first_seq AND last_at >= first_at)
) PARTITION BY HASH (file_id);

DO $$
BEGIN
  FOR i IN 0..15 LOOP
    EXECUTE format('CREATE TABLE revisions_%s PARTITION OF revisions FOR VALUES WITH (MODULUS 16, REMAINDER %s)', i, i);
    EXECUTE format('CREATE TABLE sealed_chunks_%s PARTITION OF sealed_chunks FOR VALUES WITH (MODULUS 16, REMAINDER %s)', i, i);
    EXECUTE format('ALTER TABLE sealed_chunks_%s ALTER COLUMN text_blob SET STORAGE EXTERNAL, ALTER COLUMN parts_blob SET STORAGE EXTERNAL', i);
  END LOOP;
END $$;

-- Whole files (templates, imports) and large parts, kept once under their SHA-256.
CREATE TABLE file_blobs (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  content bytea NOT NULL
);
ALTER TABLE file_blobs ALTER COLUMN content SET STORAGE EXTERNAL;

-- What was done in a quarter of an hour, so that class-wide graphs never read raw history.
CREATE TABLE file_rollups (
  file_id bigint NOT NULL,
  bucket_start timestamptz NOT NULL,
  version text NOT NULL,
  saves integer NOT NULL,
  ins_chars integer NOT NULL,
  del_chars integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (file_id, bucket_start)
);
