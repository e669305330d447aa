-- A mail may invite who is awaited: by its link, of which just the hash is kept, they sign up and are in the class.
ALTER TABLE class_invitations
  ADD COLUMN token_hash bytea UNIQUE CHECK (length(token_hash) = 32),
  ADD COLUMN mailed_at timestamptz,
  ADD CHECK ((token_hash IS NULL) = (mailed_at IS NULL));

-- In which language a class writes to whom it invites; null until its instructor has said so.
ALTER TABLE classes ADD COLUMN invitation_language text CHECK (invitation_language IN ('en', 'de'));
