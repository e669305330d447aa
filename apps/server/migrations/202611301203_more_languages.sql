-- A person's language is any that the program speaks; the program, not each table, knows which.
ALTER TABLE users DROP CONSTRAINT users_language_check,
  ADD CONSTRAINT users_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE mails DROP CONSTRAINT mails_language_check,
  ADD CONSTRAINT mails_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE account_deletions DROP CONSTRAINT account_deletions_language_check,
  ADD CONSTRAINT account_deletions_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE data_exports DROP CONSTRAINT data_exports_language_check,
  ADD CONSTRAINT data_exports_language_check CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE classes DROP CONSTRAINT classes_invitation_language_check,
  ADD CONSTRAINT classes_invitation_language_check CHECK (invitation_language ~ '^[a-z]{2}$') NOT VALID;
