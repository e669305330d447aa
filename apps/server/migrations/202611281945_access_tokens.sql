-- Personal access tokens: what programs of a person call the API with. Only the hash of a token is kept, and its last characters to tell it by.
CREATE TABLE access_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  token_hash bytea NOT NULL UNIQUE,
  hint text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at AND expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX access_tokens_user ON access_tokens (user_id);
CREATE INDEX access_tokens_expiry ON access_tokens (expires_at);

-- Whether access tokens open anything; an installation has one row.
CREATE TABLE access_token_policy (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  is_on boolean NOT NULL
);
INSERT INTO access_token_policy (is_on) VALUES (true);
