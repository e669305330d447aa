-- On what the students of an assignment practise before they review each other.
CREATE TABLE review_practices (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE,
  -- Null for the example that the pages bring along.
  example text,
  -- What staff would say about it, to compare with afterwards: an array of {passage, comment}.
  samples jsonb NOT NULL,
  -- Reviews that were begun before are not asked for it. Null where it is an offer.
  required_since timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK (example IS NOT NULL OR samples = '[]')
);

-- What a student said about the example. Theirs alone; staff see how many comments it were, and when they were done.
CREATE TABLE own_practices (
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  student_id bigint NOT NULL REFERENCES users,
  -- An array of {passage, comment}.
  comments jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  done_at timestamptz,
  PRIMARY KEY (assignment_id, student_id)
);
