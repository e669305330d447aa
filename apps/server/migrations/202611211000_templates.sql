-- What an assignment is written in: its main file and additional files, and the library they are taken from.
-- A file here is a file with revisions of its own, so that it opens in the editor like any other.

CREATE TABLE template_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  description text NOT NULL DEFAULT '',
  -- The extension of what was uploaded: docx, dotx, potx ...
  kind text NOT NULL,
  file_id bigint NOT NULL,
  thumbnail bytea NOT NULL,
  thumbnail_type text NOT NULL CHECK (thumbnail_type IN ('image/svg+xml', 'image/png', 'image/jpeg')),
  created_at timestamptz NOT NULL
);
CREATE INDEX template_files_owner ON template_files (owner_id, title);
ALTER TABLE template_files ALTER COLUMN thumbnail SET STORAGE EXTERNAL;

CREATE TABLE assignment_templates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('MAIN', 'ADDITIONAL')),
  content_type text NOT NULL CHECK (content_type IN ('DOCUMENT', 'PRESENTATION', 'SPREADSHEET', 'DRAW')),
  title text NOT NULL,
  -- Its own copy of the chosen template; absent while it is blank.
  file_id bigint,
  -- The title of the template that was chosen, also after that one has left the library.
  template_title text,
  template_file_id bigint REFERENCES template_files ON DELETE SET NULL,
  allow_import boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (template_title IS NULL OR file_id IS NOT NULL)
);
CREATE INDEX assignment_templates_assignment ON assignment_templates (assignment_id);
CREATE UNIQUE INDEX assignment_templates_one_main ON assignment_templates (assignment_id) WHERE type = 'MAIN';

INSERT INTO assignment_templates (assignment_id, type, content_type, title, allow_import, created_at)
SELECT id, 'MAIN', 'DOCUMENT', title, allow_import_main, created_at FROM assignments;

-- A student's own copy of an additional file. No cascade from the item: it cannot go while students have it.
CREATE TABLE submission_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  assignment_template_id bigint NOT NULL REFERENCES assignment_templates,
  file_id bigint NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  UNIQUE (submission_id, assignment_template_id)
);
CREATE INDEX submission_files_template ON submission_files (assignment_template_id);

-- Files whose class, assignment or template was deleted; a sweep removes them with all their versions.
CREATE TABLE file_purges (
  file_id bigint PRIMARY KEY,
  requested_at timestamptz NOT NULL
);
