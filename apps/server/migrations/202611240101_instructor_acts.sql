-- The instructor has ended writing for this student.
ALTER TABLE submissions ADD COLUMN writing_ended_at timestamptz;

-- What was handed in before the instructor opened the step again: it counts unless something newer is handed in.
ALTER TABLE draft_submissions ADD COLUMN kept_status text CHECK (kept_status IN
  ('SUBMITTED', 'SUBMITTED_AUTO', 'SUBMITTED_LATE', 'SUBMITTED_INSTRUCTOR', 'SUBMITTED_EXCEPTION'));
ALTER TABLE draft_submissions ADD COLUMN kept_submitted_at timestamptz;
ALTER TABLE draft_submissions ADD COLUMN kept_version_seq bigint;
ALTER TABLE draft_submissions ADD CHECK ((kept_status IS NULL) = (kept_submitted_at IS NULL));
ALTER TABLE draft_submissions ADD CHECK (kept_status IS NULL OR status = 'NONE');

-- The version of the main file that the comments on a draft were made upon.
CREATE TABLE commented_versions (
  draft_submission_id bigint PRIMARY KEY REFERENCES draft_submissions ON DELETE CASCADE,
  version_seq bigint NOT NULL,
  author_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
