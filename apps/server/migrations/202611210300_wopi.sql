-- The editor's way in: scoped tokens and one lock for each file (docs/editor-protocol.md#locks).

-- One token = one user, one file, one permission, a limited life. Only its hash is stored.
CREATE TABLE wopi_tokens (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  mode text NOT NULL CHECK (mode IN ('edit', 'view')),
  -- An earlier version to look at; the current one when absent.
  seq integer CHECK (seq >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz,
  CHECK (seq IS NULL OR mode = 'view')
);
CREATE INDEX wopi_tokens_file ON wopi_tokens (file_id) WHERE revoked_at IS NULL;
CREATE INDEX wopi_tokens_user ON wopi_tokens (user_id);
CREATE INDEX wopi_tokens_session ON wopi_tokens (session_id);

-- The row of a free file stays, so that two editors that ask at once wait for each other on it.
CREATE TABLE wopi_locks (
  file_id bigint PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  lock_id text CHECK (length(lock_id) BETWEEN 1 AND 1024),
  user_id bigint REFERENCES users ON DELETE CASCADE,
  opening bytea,
  expires_at timestamptz,
  CHECK ((lock_id IS NULL) = (user_id IS NULL) AND (lock_id IS NULL) = (opening IS NULL)
    AND (lock_id IS NULL) = (expires_at IS NULL))
);
