-- Rubrics: a library for each instructor; an assignment keeps its own copy, so that it never changes behind it.

CREATE TABLE rubrics (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  criteria jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX rubrics_title ON rubrics (owner_id, lower(title));

ALTER TABLE assignments ADD COLUMN rubric jsonb;
