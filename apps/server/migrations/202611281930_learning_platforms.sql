-- Learning platforms in whose courses Redraft appears (LTI 1.3). A platform is known by its issuer and by the client id that it gave us;
-- many platforms of one vendor have the same issuer. One that was removed stays as a row: whoever registers its issuer again has to
-- have the same keys, since people are known by the issuer.
CREATE TABLE lti_platforms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  issuer text NOT NULL,
  client_id text NOT NULL,
  name text NOT NULL,
  -- The school or university to which it belongs, as an administrator calls it; empty for none.
  institution text NOT NULL,
  authorization_endpoint text NOT NULL,
  token_endpoint text NOT NULL,
  -- Whom our assertions are for, where the platform names somebody other than its token endpoint.
  token_audience text,
  jwks_uri text NOT NULL,
  -- Domains of addresses that the institution hands out itself: in these an address is believed.
  email_domains text[] NOT NULL,
  scopes text[] NOT NULL,
  messages text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'removed')),
  registered text NOT NULL CHECK (registered IN ('dynamic', 'manual')),
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  approved_by bigint REFERENCES users ON DELETE SET NULL,
  approved_at timestamptz,
  removed_at timestamptz,
  CHECK (status <> 'approved' OR approved_at IS NOT NULL),
  CHECK ((status = 'removed') = (removed_at IS NOT NULL))
);
CREATE UNIQUE INDEX lti_platforms_client ON lti_platforms (issuer, client_id) WHERE status <> 'removed';

CREATE TABLE lti_deployments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  platform_id bigint NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  deployment_id text NOT NULL,
  added_at timestamptz NOT NULL,
  UNIQUE (platform_id, deployment_id)
);

-- The keys with which we sign towards platforms; the private part is sealed with the secret of the installation.
CREATE TABLE lti_tool_keys (
  kid text PRIMARY KEY,
  public_jwk jsonb NOT NULL,
  sealed_private bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- A link for one registration; of its token only the hash is kept.
CREATE TABLE lti_invitations (
  token_hash bytea PRIMARY KEY,
  institution text NOT NULL,
  created_by bigint REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  platform_id bigint REFERENCES lti_platforms ON DELETE SET NULL
);

-- A login that a platform has initiated, for one browser and a few minutes. State and nonce are used up together.
CREATE TABLE lti_logins (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  platform_id bigint NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  -- As the platform sent them, to begin again in a window of its own.
  parameters jsonb NOT NULL,
  begun_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX lti_logins_expiry ON lti_logins (expires_at);

-- Who somebody is on a platform: by issuer and subject, which no change of a name or an address changes.
CREATE TABLE lti_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Whether the account was made by the first launch: until it is used, its person may join another one instead.
  is_made boolean NOT NULL,
  connected_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
);

-- A course of a platform, and the class here that it is connected with.
CREATE TABLE lti_contexts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deployment_id bigint NOT NULL REFERENCES lti_deployments ON DELETE CASCADE,
  context_id text NOT NULL,
  title text NOT NULL,
  label text NOT NULL,
  class_id bigint UNIQUE REFERENCES classes ON DELETE SET NULL,
  connected_by bigint REFERENCES users ON DELETE SET NULL,
  connected_at timestamptz,
  -- What the platform offers for the course: Names and Roles, Assignment and Grade Services.
  memberships_url text,
  line_items_url text,
  grade_scopes text[] NOT NULL,
  launched_at timestamptz NOT NULL,
  UNIQUE (deployment_id, context_id)
);

-- In which role somebody launched last in a course.
CREATE TABLE lti_memberships (
  context_id bigint NOT NULL REFERENCES lti_contexts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('instructor', 'assistant', 'student')),
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (context_id, user_id)
);
CREATE INDEX lti_memberships_user ON lti_memberships (user_id);

-- A link in a course, and the assignment to which it leads.
CREATE TABLE lti_resource_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  context_id bigint NOT NULL REFERENCES lti_contexts ON DELETE CASCADE,
  resource_link_id text NOT NULL,
  title text NOT NULL,
  assignment_id bigint REFERENCES assignments ON DELETE SET NULL,
  line_item_url text,
  launched_at timestamptz NOT NULL,
  UNIQUE (context_id, resource_link_id)
);
CREATE INDEX lti_resource_links_assignment ON lti_resource_links (assignment_id);

-- A launch that was verified, until the page that it leads to has asked for its session.
CREATE TABLE lti_launches (
  code_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  platform_id bigint NOT NULL REFERENCES lti_platforms ON DELETE CASCADE,
  context_id bigint REFERENCES lti_contexts ON DELETE CASCADE,
  launch jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX lti_launches_expiry ON lti_launches (expires_at);

-- By which platform a session was opened: it ends when the platform is removed.
ALTER TABLE sessions ADD COLUMN lti_platform_id bigint REFERENCES lti_platforms ON DELETE CASCADE;
CREATE INDEX sessions_lti_platform ON sessions (lti_platform_id) WHERE lti_platform_id IS NOT NULL;

ALTER TABLE users DROP CONSTRAINT users_auth_provider_check;
ALTER TABLE users ADD CONSTRAINT users_auth_provider_check CHECK (auth_provider IN ('local', 'oidc', 'saml', 'lti'));
