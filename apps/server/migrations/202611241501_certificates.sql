-- Public halves of the keys that heads of chains were signed with here: old certificates stay good when the key changes.
CREATE TABLE certificate_keys (
  key_id text PRIMARY KEY CHECK (key_id ~ '^[0-9a-f]{16}$'),
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  first_used_at timestamptz NOT NULL
);
-- The head of the chain of a file, signed once a day on which something was saved.
CREATE TABLE signed_heads (
  file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  seq bigint NOT NULL CHECK (seq >= 0),
  head bytea NOT NULL CHECK (octet_length(head) = 32),
  saves integer NOT NULL CHECK (saves >= 0),
  signed_at timestamptz NOT NULL,
  key_id text NOT NULL REFERENCES certificate_keys,
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  PRIMARY KEY (file_id, seq)
);
