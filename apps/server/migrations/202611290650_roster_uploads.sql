-- The files of an export are kept from their upload until a worker has imported them, in pieces, so that nobody holds a whole file.
ALTER TABLE roster_requests
  ADD COLUMN is_from_files boolean NOT NULL DEFAULT false,
  -- How far the changes are that are being made, all in one transaction.
  ADD COLUMN changes_planned integer NOT NULL DEFAULT 0,
  ADD COLUMN changes_made integer NOT NULL DEFAULT 0;

CREATE TABLE roster_upload_pieces (
  source_id bigint NOT NULL REFERENCES roster_requests ON DELETE CASCADE,
  file integer NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL CHECK (octet_length(content) <= 262144),
  PRIMARY KEY (source_id, file, position)
);
-- Most are packed files, which do not become smaller.
ALTER TABLE roster_upload_pieces ALTER COLUMN content SET STORAGE EXTERNAL;
