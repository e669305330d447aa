-- When an assignment was paused: what was typed before may still arrive for a little while.
ALTER TABLE assignments ADD COLUMN paused_at timestamptz;
UPDATE assignments SET paused_at = now() WHERE paused;
ALTER TABLE assignments ADD CHECK (paused = (paused_at IS NOT NULL));
