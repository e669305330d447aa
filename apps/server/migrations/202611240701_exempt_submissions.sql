-- A late-submission exception of a whole submission: since when no deadline of it closes anything.
ALTER TABLE submissions ADD COLUMN exempt_since timestamptz;
-- An exception is used up by handing in under it: what is handed in with one that lasts may be handed in again.
UPDATE draft_submissions SET is_exception = false, exception_deadline = NULL
WHERE is_exception AND status NOT IN ('NONE', 'MISSED', 'SUBMITTED_AUTO');
