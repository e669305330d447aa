-- Files that have no meaning, on which it is shown that the host keeps to WOPI: a folder of each owner, bytes of any kind. The row in
-- `files` is what tokens, locks and fences hang on; the content is here, in its last version alone.
CREATE TABLE conformance_files (
  file_id bigint PRIMARY KEY REFERENCES files,
  owner_id bigint NOT NULL REFERENCES users,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  content bytea NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  modified_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX conformance_files_name ON conformance_files (owner_id, name);
