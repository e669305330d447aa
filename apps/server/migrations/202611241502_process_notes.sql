-- What a student says about a stretch of the own writing, before or after anybody looks.
CREATE TABLE process_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at >= from_at),
  text text NOT NULL CHECK (char_length(text) <= 1000),
  -- Where many characters came from that appeared in one save, as the student says.
  source text CHECK (source IN ('own_notes', 'quotation', 'dictation', 'moved', 'other')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (text <> '' OR source IS NOT NULL)
);
CREATE INDEX process_notes_submission ON process_notes (submission_id, from_at, id);
