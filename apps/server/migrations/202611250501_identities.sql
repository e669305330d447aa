-- Who somebody is at an institution: what it calls them, which no change of a name or an address changes. One account may be
-- known to several institutions, and to each of them once.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  way text NOT NULL CHECK (way IN ('oidc', 'saml')),
  connected_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
);

ALTER TABLE users DROP CONSTRAINT users_auth_provider_check;
ALTER TABLE users ADD CONSTRAINT users_auth_provider_check CHECK (auth_provider IN ('local', 'oidc', 'saml'));

-- A way to an institution and back, for the browser that began it and for a few minutes. Whoever comes back shows the state, of
-- which only the hash is kept, and the cookie of the browser.
CREATE TABLE sign_on_attempts (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  way text NOT NULL CHECK (way IN ('oidc', 'saml')),
  issuer text NOT NULL,
  -- What only an answer to this very question can know: nonce and code verifier, or the id of a SAML request.
  nonce text NOT NULL,
  code_verifier text,
  target text,
  -- Whoever is signed in and connects the account; nobody where an attempt is to sign in.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- What a SAML answer has said, until the browser comes for it: its post brings no cookie along.
  asserted jsonb,
  used_at timestamptz
);
CREATE INDEX sign_on_attempts_expiry ON sign_on_attempts (expires_at);

-- Where the session that a code opens was signed on, so that the page can say that the session there goes on.
ALTER TABLE sign_in_codes ADD COLUMN institution text;
