-- By what the reviewers of an assignment look at a text: an own copy of a rubric. Null once there is none any more.
CREATE TABLE review_criteria (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE,
  rubric jsonb,
  -- A review is submitted only with a level and a comment for each criterion.
  is_required boolean NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- What a reviewer says by each criterion ({criterion, level, comment} by their places), with the criteria as they were at the first word.
CREATE TABLE review_answers (
  review_id bigint PRIMARY KEY REFERENCES peer_reviews ON DELETE CASCADE,
  criteria jsonb NOT NULL,
  criteria_version integer NOT NULL,
  is_required boolean NOT NULL,
  answers jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  answered_at timestamptz NOT NULL
);
