-- By which session an account is being connected with an institution: one that has ended meanwhile connects nothing.
ALTER TABLE sign_on_attempts ADD COLUMN session_id bigint REFERENCES sessions ON DELETE CASCADE;
