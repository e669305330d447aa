-- School information systems whose people, classes and enrolments are imported (OneRoster 1.2), by CSV files or from their rostering service.
CREATE TABLE roster_sources (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  time_zone text NOT NULL,
  subject_area_id bigint NOT NULL REFERENCES lookups,
  student_level_id bigint NOT NULL REFERENCES lookups,
  -- Of the rostering service; null for a system that is imported by files.
  base_url text,
  token_url text,
  client_id text,
  sealed_secret bytea,
  is_nightly boolean NOT NULL DEFAULT false,
  -- Up to when changes of the service are known, and when all of it was read.
  read_until timestamptz,
  read_fully_at timestamptz,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  CHECK ((base_url IS NULL) = (token_url IS NULL)),
  CHECK ((base_url IS NULL) = (client_id IS NULL)),
  CHECK ((base_url IS NULL) = (sealed_secret IS NULL)),
  CHECK (NOT is_nightly OR base_url IS NOT NULL)
);

-- What a system has said, as far as it is used: a delta is applied to it, and classes wait here for their teacher.
CREATE TABLE roster_records (
  source_id bigint NOT NULL REFERENCES roster_sources ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments')),
  sourced_id text NOT NULL,
  record jsonb NOT NULL,
  PRIMARY KEY (source_id, kind, sourced_id)
);

CREATE TABLE roster_people (
  source_id bigint NOT NULL REFERENCES roster_sources ON DELETE CASCADE,
  sourced_id text NOT NULL,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Whether the account was created by an import: the names of no other account are changed.
  is_made boolean NOT NULL,
  connected_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, sourced_id),
  UNIQUE (source_id, user_id)
);
CREATE INDEX roster_people_user ON roster_people (user_id);

CREATE TABLE roster_classes (
  source_id bigint NOT NULL REFERENCES roster_sources ON DELETE CASCADE,
  sourced_id text NOT NULL,
  class_id bigint NOT NULL UNIQUE REFERENCES classes ON DELETE CASCADE,
  -- Whether the class was created by an import: another keeps its name and dates.
  is_made boolean NOT NULL,
  connected_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, sourced_id)
);

-- Places in classes that an import has given: it takes away no others.
CREATE TABLE roster_places (
  source_id bigint NOT NULL REFERENCES roster_sources ON DELETE CASCADE,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('student', 'teacher', 'assistant')),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, class_id, user_id)
);
CREATE INDEX roster_places_class ON roster_places (class_id);
CREATE INDEX roster_places_user ON roster_places (user_id);

CREATE TABLE roster_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id bigint NOT NULL REFERENCES roster_sources ON DELETE CASCADE,
  at timestamptz NOT NULL,
  is_nightly boolean NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused', 'failed')),
  counts jsonb NOT NULL,
  problems jsonb NOT NULL,
  problem_count integer NOT NULL,
  reason text
);
CREATE INDEX roster_runs_source ON roster_runs (source_id, id DESC);
