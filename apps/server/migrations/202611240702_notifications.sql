-- What somebody is told about their own work. The words are made when it is read, in the language of the reader.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('submitted_auto', 'missed', 'open_again', 'exception_granted',
    'exception_revoked', 'reopened', 'grade_released', 'feedback_added')),
  at timestamptz NOT NULL,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  -- Null where it is about the whole submission.
  draft_id bigint REFERENCES drafts ON DELETE CASCADE,
  -- The deadline that passed, or until when something is open.
  until timestamptz,
  -- Told once, however often the act is done over.
  UNIQUE NULLS NOT DISTINCT (user_id, kind, assignment_id, draft_id, at)
);
CREATE INDEX notifications_of_user ON notifications (user_id, at);
CREATE INDEX notifications_at ON notifications (at);
