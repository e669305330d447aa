-- Texts of an assignment that two people mark without seeing the mark of the other.

CREATE TABLE second_markings (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE,
  sample_kind text NOT NULL CHECK (sample_kind IN ('all', 'percent', 'count')),
  sample_amount integer CHECK (sample_amount > 0),
  first_id bigint NOT NULL REFERENCES users,
  second_id bigint NOT NULL REFERENCES users,
  drawn_at timestamptz NOT NULL,
  CHECK ((sample_kind = 'all') = (sample_amount IS NULL)),
  CHECK (first_id <> second_id)
);

-- The sample, drawn once. A mark is points or a letter, as the class grades.
CREATE TABLE second_marking_texts (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  assignment_id bigint NOT NULL REFERENCES second_markings ON DELETE CASCADE,
  first_score numeric(5, 2) CHECK (first_score BETWEEN 0 AND 100),
  first_letter text,
  second_score numeric(5, 2) CHECK (second_score BETWEEN 0 AND 100),
  second_letter text,
  settled_at timestamptz,
  CHECK (first_score IS NULL OR first_letter IS NULL),
  CHECK (second_score IS NULL OR second_letter IS NULL),
  CHECK (settled_at IS NULL
    OR coalesce(first_score::text, first_letter) IS NOT NULL
    AND coalesce(second_score::text, second_letter) IS NOT NULL)
);
CREATE INDEX second_marking_texts_assignment ON second_marking_texts (assignment_id);
