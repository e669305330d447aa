-- What goes with a file when it is removed for good.
ALTER TABLE file_rollups ADD FOREIGN KEY (file_id) REFERENCES files ON DELETE CASCADE;
ALTER TABLE file_activity ADD FOREIGN KEY (file_id) REFERENCES files ON DELETE CASCADE;

-- Which files a blob is part of, so that it goes with the last of them. Blobs from before this table are kept.
CREATE TABLE file_blob_uses (
  file_id bigint NOT NULL,
  hash bytea NOT NULL REFERENCES file_blobs,
  PRIMARY KEY (file_id, hash)
);
CREATE INDEX file_blob_uses_hash ON file_blob_uses (hash);
ALTER TABLE file_blobs ADD COLUMN is_counted boolean NOT NULL DEFAULT false;
ALTER TABLE file_blobs ALTER COLUMN is_counted SET DEFAULT true;
