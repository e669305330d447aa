-- Another editor opens texts, and the built-in one shows the same text to be read, with comments beside its words: calls under such a token are
-- not signed by the other editor's server.

ALTER TABLE wopi_tokens
  ADD COLUMN is_built_in boolean NOT NULL DEFAULT false,
  ADD CHECK (NOT is_built_in OR mode = 'view');
