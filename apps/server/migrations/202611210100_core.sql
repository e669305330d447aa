-- People, sessions, classes, assignments, submissions. Times are instants; days are calendar days in the class's zone.

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT '',
  password_hash text,
  auth_provider text NOT NULL DEFAULT 'local' CHECK (auth_provider IN ('local', 'oidc')),
  confirmed boolean NOT NULL DEFAULT false,
  image_url text,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_username_key ON users (lower(username));
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

CREATE TABLE user_roles (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('ROLE_ADMIN', 'ROLE_MODERATOR', 'ROLE_INSTRUCTOR', 'ROLE_STUDENT',
    'ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR')),
  PRIMARY KEY (user_id, role)
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;

-- The code that stands in the address for one minute while the browser comes back from the sign-in page.
CREATE TABLE sign_in_codes (
  code_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  is_remembered boolean NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE lookups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('level', 'area')),
  name text NOT NULL,
  position integer NOT NULL,
  UNIQUE (kind, name)
);
INSERT INTO lookups (kind, name, position)
SELECT 'level', name, row_number() OVER ()
FROM unnest(ARRAY['Secondary school', 'Foundation year', 'Undergraduate, first year', 'Undergraduate, second year',
  'Undergraduate, third year', 'Undergraduate, fourth year', 'Master', 'Doctorate', 'Professional education',
  'Language course']) AS name;
INSERT INTO lookups (kind, name, position)
SELECT 'area', name, row_number() OVER ()
FROM unnest(ARRAY['Academic writing', 'Anthropology', 'Art and design', 'Biology', 'Business and economics', 'Chemistry',
  'Communication and media', 'Computer science', 'Creative writing', 'Earth and environment', 'Education', 'Engineering',
  'English', 'Geography', 'German', 'Health and nursing', 'History', 'Languages', 'Law', 'Linguistics', 'Literature',
  'Mathematics', 'Medicine', 'Music', 'Philosophy', 'Physics', 'Political science', 'Psychology', 'Religious studies',
  'Sociology', 'Other']) AS name;

CREATE TABLE classes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users,
  name text NOT NULL,
  enroll_key text NOT NULL UNIQUE,
  subject_area_id bigint NOT NULL REFERENCES lookups,
  student_level_id bigint NOT NULL REFERENCES lookups,
  time_zone text NOT NULL,
  start_day date NOT NULL,
  end_day date NOT NULL CHECK (end_day >= start_day),
  grade_method text NOT NULL CHECK (grade_method IN ('Numeric', 'Letter')),
  grades jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  archived_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX classes_owner ON classes (owner_id, id);

CREATE TABLE enrollments (
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  student_id bigint NOT NULL REFERENCES users,
  opt_out boolean NOT NULL DEFAULT false,
  enrolled_at timestamptz NOT NULL,
  dropped_at timestamptz,
  PRIMARY KEY (class_id, student_id)
);
CREATE INDEX enrollments_student ON enrollments (student_id) WHERE dropped_at IS NULL;

CREATE TABLE class_assistants (
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (class_id, user_id)
);

CREATE TABLE assignments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  point_value numeric(6, 2) NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL CHECK (end_at > start_at),
  post_at timestamptz NOT NULL,
  prevent_after_due_date boolean NOT NULL,
  auto_submission boolean NOT NULL,
  auto_evaluate boolean NOT NULL,
  auto_accept boolean NOT NULL,
  auto_items_disable boolean NOT NULL,
  show_analytics text NOT NULL CHECK (show_analytics IN ('NEVER', 'ALWAYS', 'AFTER_GRADE')),
  upload_file boolean NOT NULL,
  multi_draft boolean NOT NULL,
  visible boolean NOT NULL,
  paused boolean NOT NULL DEFAULT false,
  main_file_type text NOT NULL DEFAULT 'docx',
  allow_import_main boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);
CREATE INDEX assignments_class ON assignments (class_id, start_at);

CREATE TABLE drafts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  title text NOT NULL,
  deadline timestamptz NOT NULL,
  point_value numeric(5, 2) NOT NULL CHECK (point_value BETWEEN 0 AND 100),
  type text NOT NULL CHECK (type IN ('DRAFT', 'FINAL')),
  peer_review_deadline timestamptz
);
CREATE INDEX drafts_assignment ON drafts (assignment_id, deadline);
CREATE UNIQUE INDEX drafts_one_final ON drafts (assignment_id) WHERE type = 'FINAL';

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id bigint REFERENCES users ON DELETE SET NULL,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id bigint NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, at);
