-- Comments that stand in the file of a text are feedback too, and what became of the passages of all comments is kept.

ALTER TABLE document_comments
  -- What a comment in the file is known by there (who, when); null for one that was made in the reader.
  ADD COLUMN file_key text,
  -- As it stands in the file.
  ADD COLUMN file_author text,
  ADD COLUMN file_replies integer NOT NULL DEFAULT 0 CHECK (file_replies >= 0),
  ADD COLUMN is_resolved boolean NOT NULL DEFAULT false,
  ADD COLUMN is_in_file boolean NOT NULL DEFAULT false,
  -- When the version came that it was first found in.
  ADD COLUMN found_at timestamptz,
  -- The student has ticked it off.
  ADD COLUMN done_at timestamptz,
  ADD CHECK ((file_key IS NULL) = (file_author IS NULL)),
  ADD CHECK ((file_key IS NULL) = (found_at IS NULL)),
  ADD CHECK (file_key IS NOT NULL OR NOT (is_in_file OR is_resolved OR file_replies > 0)),
  ADD UNIQUE (submission_id, file_key);

-- Up to which version comments were looked for in the file of a text.
CREATE TABLE comment_readings (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq >= 0),
  -- Comments that the file began with: words of the assignment, not about this text.
  first_keys text[] NOT NULL
);

-- What became of the passage of a comment up to a version of the text, by that version of the algorithms.
CREATE TABLE comment_uptakes (
  comment_id bigint PRIMARY KEY REFERENCES document_comments ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq >= 0),
  algorithm_version text NOT NULL,
  state text NOT NULL CHECK (state IN ('changed-here', 'changed-nearby', 'not-changed', 'deleted-with-passage')),
  changed_share double precision NOT NULL CHECK (changed_share BETWEEN 0 AND 1),
  new_words integer NOT NULL,
  changed_at timestamptz
);
