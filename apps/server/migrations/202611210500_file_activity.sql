-- Times and words of a file up to a version, so that a class page folds only what came since.
CREATE TABLE file_activity (
  file_id bigint PRIMARY KEY,
  seq bigint NOT NULL,
  algorithm_version text NOT NULL,
  -- The state of the fold, to go on from.
  state jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);
