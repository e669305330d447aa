-- Whether a step was late when it was handed in. A later deadline can make it on time, and is taken back with it.
ALTER TABLE draft_submissions ADD COLUMN was_late boolean NOT NULL DEFAULT false;
UPDATE draft_submissions SET was_late = true WHERE status = 'SUBMITTED_LATE';
ALTER TABLE draft_submissions ADD CHECK (status <> 'SUBMITTED_LATE' OR was_late);
