-- What was written to a student can be changed and taken back by whoever wrote it; a list is saved only as it was read.

ALTER TABLE feedback
  ADD COLUMN edited_at timestamptz,
  -- Taken back: kept, so that it can be brought back.
  ADD COLUMN removed_at timestamptz;

CREATE TABLE feedback_lists (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  version integer NOT NULL
);
