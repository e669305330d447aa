-- Who has a text open in the reader, for those who have it open too. A row counts for less than a minute after it was last seen.
CREATE TABLE text_readers (
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (submission_id, user_id)
);
CREATE INDEX text_readers_seen ON text_readers (seen_at);
