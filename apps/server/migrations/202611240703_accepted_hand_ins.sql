-- Handed in by a deadline with all changes accepted and without comments: staff see that version so, its student as it was written.
ALTER TABLE draft_submissions ADD COLUMN is_accepted boolean NOT NULL DEFAULT false;
