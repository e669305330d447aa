-- What a teacher says about a stretch of the writing stands beside what its student says.
ALTER TABLE process_notes
  ADD COLUMN is_staff boolean NOT NULL DEFAULT false,
  ADD COLUMN author_id bigint REFERENCES users ON DELETE SET NULL,
  ADD CHECK (author_id IS NULL OR is_staff),
  ADD CHECK (source IS NULL OR NOT is_staff);
CREATE INDEX process_notes_author ON process_notes (author_id);
