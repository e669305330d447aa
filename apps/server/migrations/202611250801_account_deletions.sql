-- Accounts that are to be deleted: fourteen days after their person has asked for it, in steps that can be repeated.
CREATE TABLE account_deletions (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Of the mails about it.
  language text NOT NULL CHECK (language IN ('en', 'de')),
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL CHECK (due_at > requested_at),
  reminded_at timestamptz,
  -- From here on it cannot be taken back.
  begun_at timestamptz,
  -- Texts up to this one are erased.
  erased_to bigint NOT NULL DEFAULT 0,
  -- The account has no name any more; its last mail may be under way.
  erased_at timestamptz,
  finished_at timestamptz,
  CHECK (erased_at IS NULL OR begun_at IS NOT NULL),
  CHECK (finished_at IS NULL OR erased_at IS NOT NULL)
);
CREATE INDEX account_deletions_open ON account_deletions (due_at) WHERE finished_at IS NULL;

-- The row of a deleted account stays for what refers to it, and says nothing of anybody.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;
