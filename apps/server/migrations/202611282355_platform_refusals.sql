-- What people were shown when they could not be let in from a learning platform: support looks it up by the reference. Nothing of it is
-- about a person.
CREATE TABLE lti_refusals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL CHECK (length(reference) <= 20),
  code text NOT NULL CHECK (length(code) <= 200),
  at timestamptz NOT NULL,
  -- Where it was known by then which it is.
  platform_id bigint REFERENCES lti_platforms,
  -- As the request named it; nobody has proved it.
  issuer text CHECK (length(issuer) <= 300)
);
CREATE INDEX lti_refusals_reference ON lti_refusals (reference);
CREATE INDEX lti_refusals_at ON lti_refusals (at);
