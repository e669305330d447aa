-- What pages show about the writing of a text, up to a version: folded once, and gone on with from there.
CREATE TABLE file_measures (
  file_id bigint PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  seq integer NOT NULL,
  algorithm_version text NOT NULL,
  -- The states of the fold, and the text at that version to go on from.
  measures jsonb NOT NULL,
  text bytea NOT NULL,
  updated_at timestamptz NOT NULL
);
-- Both are folded anew from the log.
DROP TABLE file_activity;
DROP TABLE file_progress;
-- Written and never read.
DROP TABLE file_rollups;
ALTER TABLE files RENAME COLUMN rolled_seq TO counted_seq;
COMMENT ON COLUMN files.counted_seq IS 'Every revision up to this one is counted in stored_bytes.';
