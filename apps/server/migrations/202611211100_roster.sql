-- Sections of a class, people who are awaited in it, and what single students are granted.

CREATE TABLE class_sections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX class_sections_name ON class_sections (class_id, lower(name));

ALTER TABLE enrollments ADD COLUMN section_id bigint REFERENCES class_sections ON DELETE SET NULL;
CREATE INDEX enrollments_section ON enrollments (section_id) WHERE section_id IS NOT NULL;

-- Somebody on the roster who has no account yet, or has not joined: found by e-mail when they come.
CREATE TABLE class_invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  section_id bigint REFERENCES class_sections ON DELETE SET NULL,
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  invited_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX class_invitations_email ON class_invitations (class_id, lower(email));
CREATE INDEX class_invitations_person ON class_invitations (lower(email));

-- Extra time (a share of the time from the start to each deadline) and an extension, for the whole class
-- or, then alone, for one assignment: there, nothing is a grant too, which takes that of the class away.
-- Read by staff only.
CREATE TABLE accommodations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  student_id bigint NOT NULL REFERENCES users,
  assignment_id bigint REFERENCES assignments ON DELETE CASCADE,
  extra_percent integer NOT NULL CHECK (extra_percent BETWEEN 0 AND 300),
  extension_minutes integer NOT NULL CHECK (extension_minutes BETWEEN 0 AND 525600),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  granted_by bigint REFERENCES users ON DELETE SET NULL,
  granted_at timestamptz NOT NULL,
  CHECK (assignment_id IS NOT NULL OR extra_percent > 0 OR extension_minutes > 0),
  UNIQUE NULLS NOT DISTINCT (class_id, student_id, assignment_id)
);
CREATE INDEX accommodations_student ON accommodations (student_id);
