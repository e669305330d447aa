-- Every mail, written in the transaction of the act that it tells of, and sent by a worker (docs/decisions/0070).
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for an address that is nobody's account.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  to_address text NOT NULL,
  -- Where answers go, if not to the sender.
  reply_to text,
  language text NOT NULL CHECK (language IN ('en', 'de')),
  template text NOT NULL,
  subject text NOT NULL,
  -- As they are sent. Null once a mail with a link that lets somebody in has been sent.
  body_text text,
  body_html text,
  has_secret boolean NOT NULL,
  -- The address that ends mails of this kind, for the reader's mail program.
  unsubscribe_url text,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  queued_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'in_doubt')),
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  claimed_at timestamptz,
  sent_at timestamptz,
  -- Why it was not sent, in the words of the mail server or of the program.
  problem text
);
CREATE INDEX mails_waiting ON mails (next_try_at) WHERE state = 'waiting';
CREATE INDEX mails_under_way ON mails (claimed_at) WHERE state = 'sending';
CREATE INDEX mails_of_user ON mails (user_id);
CREATE INDEX mails_queued ON mails (queued_at);
