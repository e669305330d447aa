-- Effort and revision of a submission at a version of its main file: asked for by an act, computed by the worker, kept as its history of scores.
CREATE TABLE evaluations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('REVISION', 'DRAFT_SUBMISSION', 'FINAL_SUBMISSION', 'AUTO_SUBMISSION',
    'INSTRUCTOR_SUBMISSION')),
  draft_id bigint REFERENCES drafts ON DELETE SET NULL,
  version_seq integer NOT NULL,
  requested_at timestamptz NOT NULL,
  requested_by bigint REFERENCES users ON DELETE SET NULL,
  -- How often it was tried in vain; after a few times it is given up until somebody asks again.
  tries integer NOT NULL DEFAULT 0,
  -- Null until the worker has looked.
  evaluated_at timestamptz,
  algorithm_version text,
  effort smallint CHECK (effort BETWEEN 0 AND 100),
  revision smallint CHECK (revision BETWEEN 0 AND 100),
  -- The rows that the scores are made of.
  basis jsonb,
  CHECK ((evaluated_at IS NULL) = (algorithm_version IS NULL)),
  CHECK ((evaluated_at IS NULL) = (basis IS NULL)),
  CHECK (evaluated_at IS NOT NULL OR (effort IS NULL AND revision IS NULL))
);
CREATE INDEX evaluations_submission ON evaluations (submission_id, requested_at);
CREATE INDEX evaluations_waiting ON evaluations (requested_at) WHERE evaluated_at IS NULL;
-- Who asks twice before the first is done gets one.
CREATE UNIQUE INDEX evaluations_once ON evaluations (submission_id, type, version_seq) WHERE evaluated_at IS NULL;

-- What an assignment expects of the work on a text; none of them has a default, but the sittings.
ALTER TABLE assignments
  ADD COLUMN expected_words integer CHECK (expected_words BETWEEN 1 AND 100000),
  ADD COLUMN expected_minutes integer CHECK (expected_minutes BETWEEN 1 AND 100000),
  ADD COLUMN expected_sittings integer CHECK (expected_sittings BETWEEN 1 AND 100);
