-- When the sweep of deadlines has to look at a text again. A text without a row has no step that a deadline could close.
CREATE TABLE deadline_looks (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  -- Never later than the next deadline that closes a step of it; 1970: at once.
  look_at timestamptz NOT NULL
);
CREATE INDEX deadline_looks_next ON deadline_looks (look_at, submission_id);
INSERT INTO deadline_looks (submission_id, look_at) SELECT id, 'epoch' FROM submissions;
