-- How the students of an assignment review each other.
CREATE TABLE peer_review_setups (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE,
  -- Reviewers and authors do not learn each other's names.
  is_anonymous boolean NOT NULL,
  -- Whoever is a student of the class may choose any text, up to the count.
  is_open boolean NOT NULL,
  -- Authors get reviews when their deadline has passed, and not each as it is submitted.
  is_held boolean NOT NULL,
  mode text NOT NULL CHECK (mode IN ('Mutal', 'Optional', 'Unidirectional')),
  reviewer_count integer NOT NULL CHECK (reviewer_count BETWEEN 1 AND 4),
  size integer NOT NULL CHECK (size >= 0),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE peer_review_pairs (
  assignment_id bigint NOT NULL REFERENCES peer_review_setups ON DELETE CASCADE,
  reviewee_id bigint NOT NULL REFERENCES users,
  reviewer_id bigint NOT NULL REFERENCES users,
  PRIMARY KEY (assignment_id, reviewee_id, reviewer_id),
  CHECK (reviewee_id <> reviewer_id)
);
CREATE INDEX peer_review_pairs_reviewer ON peer_review_pairs (reviewer_id, assignment_id);

-- A version that was handed in, as reviewers get it: an own file in which nobody's name stands.
CREATE TABLE reviewed_texts (
  file_id bigint PRIMARY KEY REFERENCES files,
  draft_submission_id bigint NOT NULL REFERENCES draft_submissions ON DELETE CASCADE,
  version_seq bigint NOT NULL,
  UNIQUE (draft_submission_id, version_seq)
);

-- What a reviewer makes of such a text, in a copy of it.
CREATE TABLE peer_reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draft_submission_id bigint NOT NULL REFERENCES draft_submissions ON DELETE CASCADE,
  reviewer_id bigint NOT NULL REFERENCES users,
  file_id bigint NOT NULL UNIQUE REFERENCES files,
  -- The version that is reviewed, and when it was handed in.
  version_seq bigint NOT NULL,
  handed_in_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  submitted_at timestamptz,
  was_late boolean NOT NULL DEFAULT false,
  -- Not asked for any more: the reviewer has left or was replaced. What was written stays.
  withdrawn_at timestamptz,
  -- As its author says, from 1 to 4.
  helpfulness smallint CHECK (helpfulness BETWEEN 1 AND 4),
  CHECK (submitted_at IS NULL OR withdrawn_at IS NULL),
  CHECK (helpfulness IS NULL OR submitted_at IS NOT NULL)
);
CREATE UNIQUE INDEX peer_reviews_one ON peer_reviews (draft_submission_id, reviewer_id) WHERE withdrawn_at IS NULL;
CREATE INDEX peer_reviews_reviewer ON peer_reviews (reviewer_id);
