-- Feedback is made in several acts: its student is told once while somebody is at it, until the student has looked.
ALTER TABLE notifications ADD COLUMN author_id bigint REFERENCES users ON DELETE SET NULL;
ALTER TABLE feedback_lists ADD COLUMN seen_at timestamptz;
COMMENT ON COLUMN feedback_lists.seen_at IS 'When the student last had the feedback before them.';
