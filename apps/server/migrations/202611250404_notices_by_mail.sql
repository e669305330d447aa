-- Kinds more, whatever kinds there are by now.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'notifications_kind_check');
BEGIN
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check ' || replace(kinds, 'ARRAY[',
    'ARRAY[''deadline_near''::text, ''not_begun''::text, ''submission_received''::text, ');
END $$;

-- How often it happened: hand-ins of one assignment are told of by the hour.
ALTER TABLE notifications ADD COLUMN count integer NOT NULL DEFAULT 1 CHECK (count > 0);
-- When a mail is made of it, for whoever wants one; null once that is done.
ALTER TABLE notifications ADD COLUMN mail_at timestamptz;
CREATE INDEX notifications_to_mail ON notifications (mail_at) WHERE mail_at IS NOT NULL;
ALTER TABLE announcements ADD COLUMN mail_at timestamptz;

-- How somebody wants to hear of what; as the program decides where there is no row.
CREATE TABLE notification_preferences (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  topic text NOT NULL CHECK (topic IN ('announcement', 'grade', 'feedback', 'review', 'exception', 'deadline', 'submission')),
  channel text NOT NULL CHECK (channel IN ('app', 'mail', 'digest', 'off')),
  PRIMARY KEY (user_id, topic)
);
CREATE INDEX notification_preferences_wanted ON notification_preferences (topic, channel);

-- Until when somebody's daily mail has told of what happened.
CREATE TABLE notification_digests (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  digested_at timestamptz NOT NULL
);
