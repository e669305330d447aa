-- Claims and attributes of the last sign-in that rules for roles may read: a JSON object of lists of strings. Null until the first sign-in after
-- this migration.
ALTER TABLE identities ADD COLUMN claims jsonb CHECK (jsonb_typeof(claims) = 'object' AND octet_length(claims::text) <= 262144);

-- Rules of administrators that give roles and institutions by what an institution says of a person, in the order in which they are read.
CREATE TABLE role_rules (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  position integer NOT NULL,
  is_on boolean NOT NULL,
  -- The institution (issuer) that it is limited to; null for any.
  issuer text,
  claim text NOT NULL,
  pattern text NOT NULL,
  role text CHECK (role IN ('ROLE_ADMIN', 'ROLE_MODERATOR', 'ROLE_INSTRUCTOR', 'ROLE_STUDENT', 'ROLE_TEACHING_ASSISTANT',
    'ROLE_EDUCATION_COORDINATOR')),
  institution text,
  -- Rules after it are not read for the person.
  is_last boolean NOT NULL,
  UNIQUE (position) DEFERRABLE INITIALLY DEFERRED,
  CHECK (role IS NOT NULL OR institution IS NOT NULL OR is_last)
);

-- The roles that rules have given, each by the institution whose claims it was given for. A role without a row here was given by hand.
CREATE TABLE role_rule_grants (
  user_id bigint NOT NULL,
  role text NOT NULL,
  issuer text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, role, issuer),
  FOREIGN KEY (user_id, role) REFERENCES user_roles ON DELETE CASCADE
);

-- The institutions to which accounts belong by a rule.
CREATE TABLE account_institutions (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  issuer text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (user_id, issuer, name)
);
