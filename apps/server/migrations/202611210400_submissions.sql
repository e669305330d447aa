-- A student's work on an assignment. One row a student and assignment; one row a draft that was handed in.

CREATE TABLE submissions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  student_id bigint NOT NULL REFERENCES users,
  main_file_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  score numeric(5, 2) CHECK (score BETWEEN 0 AND 100),
  alternate_grade text,
  graded_at timestamptz,
  graded_by bigint REFERENCES users,
  UNIQUE (assignment_id, student_id)
);
CREATE INDEX submissions_student ON submissions (student_id);
CREATE INDEX submissions_file ON submissions (main_file_id);

CREATE TABLE draft_submissions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  draft_id bigint NOT NULL REFERENCES drafts ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'NONE' CHECK (status IN ('NONE', 'SUBMITTED', 'SUBMITTED_AUTO', 'SUBMITTED_LATE',
    'SUBMITTED_INSTRUCTOR', 'SUBMITTED_EXCEPTION', 'MISSED')),
  -- The version of the main file that was handed in.
  version_seq bigint,
  submitted_at timestamptz,
  is_exception boolean NOT NULL DEFAULT false,
  exception_deadline timestamptz,
  score numeric(5, 2) CHECK (score BETWEEN 0 AND 100),
  alternate_grade text,
  UNIQUE (submission_id, draft_id),
  CHECK ((status IN ('NONE', 'MISSED')) = (submitted_at IS NULL))
);

CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  draft_id bigint REFERENCES drafts ON DELETE SET NULL,
  author_id bigint REFERENCES users ON DELETE SET NULL,
  comment text NOT NULL CHECK (length(comment) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX feedback_submission ON feedback (submission_id, created_at);
