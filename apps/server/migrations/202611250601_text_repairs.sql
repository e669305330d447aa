-- A copy of a student's text in which an administrator mends how it looks (docs/decisions/0072). Once it is put into the text or dropped,
-- the copy goes and the row stays.
CREATE TABLE text_repairs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  admin_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  file_id bigint REFERENCES files,
  -- The version of the text that was copied.
  base_seq integer NOT NULL CHECK (base_seq >= 0),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- The version that the repair became; null where it was dropped.
  version_seq integer,
  reason text NOT NULL DEFAULT '',
  CHECK ((ended_at IS NULL) = (file_id IS NOT NULL)),
  CHECK (version_seq IS NULL OR ended_at IS NOT NULL)
);
CREATE UNIQUE INDEX text_repairs_open ON text_repairs (submission_id, admin_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX text_repairs_file ON text_repairs (file_id) WHERE file_id IS NOT NULL;
