-- What was answered to an act that creates, by the key of the intent behind it: said again, not done again.
CREATE TABLE idempotency_keys (
  actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  key uuid NOT NULL,
  -- Method and path.
  route text NOT NULL,
  body_hash bytea NOT NULL,
  -- JSON. Null only inside of the transaction that acts.
  answer text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (actor_id, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
