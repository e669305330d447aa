-- Requests for support, and messages of the contact page: what anybody wrote to those who run the platform.
CREATE TABLE support_tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('support', 'contact')),
  -- What it is about (features/support/tracker-rules.ts).
  tracker smallint,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  page_url text,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'answered', 'closed')),
  changed_at timestamptz,
  CHECK ((kind = 'support') = (tracker IS NOT NULL))
);
CREATE INDEX support_tickets_of_user ON support_tickets (user_id);
