-- What administrators tell everybody.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  message text NOT NULL CHECK (message <> ''),
  -- Until then it is told.
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  author_id bigint REFERENCES users ON DELETE SET NULL
);
CREATE INDEX announcements_expiry ON announcements (expires_at);
