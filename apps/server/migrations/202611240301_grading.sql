-- How an assignment is graded, beside its drafts and what they count. Without a row: by name, shown at once, as always.

CREATE TABLE grading_settings (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE,
  holds_back boolean NOT NULL,
  is_anonymous boolean NOT NULL,
  process_share smallint NOT NULL CHECK (process_share BETWEEN 0 AND 20),
  scale text NOT NULL CHECK (scale IN ('American', 'German')),
  -- Of the pseudonyms: who knows only the number of a text cannot make its pseudonym.
  seed uuid NOT NULL DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  -- Names come back with the grades.
  CHECK (holds_back OR NOT is_anonymous)
);

-- Grades that were held back and are shown to their students now.
CREATE TABLE grade_releases (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  released_at timestamptz NOT NULL,
  released_by bigint REFERENCES users ON DELETE SET NULL
);

-- What a text got by the criteria of its assignment's rubric: an array of {criterion, level, comment} by their places.
CREATE TABLE rubric_scores (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  scores jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  scored_at timestamptz NOT NULL,
  scored_by bigint REFERENCES users ON DELETE SET NULL
);
