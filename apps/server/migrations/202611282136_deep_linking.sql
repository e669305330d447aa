-- What a platform asked when it opened the dialog in which an instructor picks activities, until the answer is sent.
CREATE TABLE lti_deep_linking_requests (
  id uuid PRIMARY KEY,
  context_id bigint NOT NULL REFERENCES lti_contexts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  return_url text NOT NULL,
  -- Goes back to the platform as it came.
  data text,
  accepts_multiple boolean NOT NULL,
  accepts_line_item boolean NOT NULL,
  -- Where the platform is, as far as its registration and the launch tell.
  origins text[] NOT NULL,
  -- Null until somebody has picked, or has cancelled: then there are none.
  content_items jsonb,
  -- With which the page of the answer is opened, once.
  code_hash bytea UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX lti_deep_linking_requests_context ON lti_deep_linking_requests (context_id);
CREATE INDEX lti_deep_linking_requests_user ON lti_deep_linking_requests (user_id);
CREATE INDEX lti_deep_linking_requests_expiry ON lti_deep_linking_requests (expires_at);
