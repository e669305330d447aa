-- By what staff check whoever asks for access as an instructor: one address a line.
ALTER TABLE users ADD COLUMN profile_urls text[] NOT NULL DEFAULT '{}';

-- Links that were mailed: of each only the hash, used once.
CREATE TABLE account_links (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'recover')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz
);
CREATE INDEX account_links_user ON account_links (user_id);

-- Somebody asked for a link to an address: a worker looks whether an account has it, so that the answer cannot tell.
CREATE TABLE account_link_wishes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'recover')),
  address text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'de')),
  wished_at timestamptz NOT NULL
);

-- Who asked for access as an instructor. Staff decide once.
CREATE TABLE instructor_requests (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('approved', 'declined')),
  decided_at timestamptz,
  decided_by bigint REFERENCES users ON DELETE SET NULL,
  CHECK ((outcome IS NULL) = (decided_at IS NULL))
);
CREATE INDEX instructor_requests_waiting ON instructor_requests (requested_at) WHERE decided_at IS NULL;

-- Where a session is open, and when it was last asked for something (to ten minutes).
ALTER TABLE sessions ADD COLUMN user_agent text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN last_used_at timestamptz;
