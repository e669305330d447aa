-- What is needed to end a session at the institution together with ours, in either direction. It outlives our session by the time in which a person
-- follows the link that ends the one there.
CREATE TABLE sign_on_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Until the code is exchanged, the hash of the sign-in code; then the hash of the key in the link that ends the session there.
  key_hash bytea NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint REFERENCES sessions ON DELETE SET NULL,
  way text NOT NULL CHECK (way IN ('oidc', 'saml')),
  issuer text NOT NULL,
  -- As the institution names the person in a request to log out: the subject, or the value of the NameID.
  subject text NOT NULL,
  -- The session there: `sid`, or the SessionIndex.
  session_index text,
  -- The ID token, or the NameID with its attributes; sealed with the secret of the installation.
  sealed_proof bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_on_sessions_subject ON sign_on_sessions (issuer, subject);
CREATE INDEX sign_on_sessions_user ON sign_on_sessions (user_id);
CREATE INDEX sign_on_sessions_session ON sign_on_sessions (session_id);
CREATE INDEX sign_on_sessions_expiry ON sign_on_sessions (expires_at);
