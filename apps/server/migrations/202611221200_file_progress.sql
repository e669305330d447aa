-- What the graphs of a text are drawn from, up to a version: a page folds only what came since.
CREATE TABLE file_progress (
  file_id bigint PRIMARY KEY REFERENCES files ON DELETE CASCADE,
  seq integer NOT NULL,
  algorithm_version text NOT NULL,
  -- The state of the fold, and the text at that version to go on from.
  state jsonb NOT NULL,
  text bytea NOT NULL,
  updated_at timestamptz NOT NULL
);
