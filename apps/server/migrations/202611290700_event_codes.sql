-- A code that opens one connection to the events of a file, so that the address of the WebSocket has no token. One for each opening: a newer one
-- replaces it, and use deletes it.
CREATE TABLE wopi_event_codes (
  token_hash bytea PRIMARY KEY REFERENCES wopi_tokens ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE CHECK (length(code_hash) = 32),
  expires_at timestamptz NOT NULL
);
