-- Where learning events are sent (Caliper 1.2 by webhook), and the outbox of them: a row for each event and endpoint, written with the act itself.
-- No row has a word that anybody wrote.
CREATE TABLE event_endpoints (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  url text NOT NULL,
  actors text NOT NULL CHECK (actors IN ('pseudonym', 'account')),
  is_on boolean NOT NULL,
  -- The secret is derived from the server's, this number and the id.
  secret_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  last_sent_at timestamptz,
  -- Tries in a row that did not succeed for a reason of the endpoint as a whole.
  failures integer NOT NULL DEFAULT 0,
  paused_until timestamptz,
  problem text
);

CREATE TABLE event_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  endpoint_id bigint NOT NULL REFERENCES event_endpoints ON DELETE CASCADE,
  event_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('assignment_started', 'submitted', 'graded', 'feedback_given', 'feedback_read')),
  class_id bigint NOT NULL,
  assignment_id bigint NOT NULL,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  draft_id bigint,
  student_id bigint NOT NULL REFERENCES users,
  -- Null: a deadline.
  actor_id bigint REFERENCES users,
  occurred_at timestamptz NOT NULL,
  score numeric(6, 2),
  letter text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  queued_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  claimed_at timestamptz,
  sent_at timestamptz,
  problem text,
  CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  UNIQUE (endpoint_id, event_id)
);
CREATE INDEX event_deliveries_under_way ON event_deliveries (endpoint_id, submission_id, id) WHERE state IN ('waiting', 'sending');
CREATE INDEX event_deliveries_of_endpoint ON event_deliveries (endpoint_id, id);
CREATE INDEX event_deliveries_submission ON event_deliveries (submission_id);
CREATE INDEX event_deliveries_student ON event_deliveries (student_id);
CREATE INDEX event_deliveries_actor ON event_deliveries (actor_id);
