-- What a student means to do about reviews of a text, in the order in which they mean to do it:
-- an array of {id, source, quote, comment, note, isDone}. Theirs alone.
CREATE TABLE revision_plans (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  items jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
