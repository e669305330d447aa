-- How much the saves of a chunk did, so that what is drawn of a long history does not unpack all of it. Filled by a job for
-- what was sealed before.
ALTER TABLE sealed_chunks ADD COLUMN activity bytea;
CREATE INDEX sealed_chunks_without_activity ON sealed_chunks (file_id, first_seq) WHERE activity IS NULL;
