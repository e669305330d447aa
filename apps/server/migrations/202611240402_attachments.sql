-- What students attach to a submission, in pieces, so that nobody holds a whole file. A row is there with all of its pieces or not at all.
CREATE TABLE attachments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  size integer NOT NULL CHECK (size BETWEEN 0 AND 4194304),
  uploaded_at timestamptz NOT NULL,
  uploaded_by bigint REFERENCES users ON DELETE SET NULL
);
CREATE INDEX attachments_submission ON attachments (submission_id, id);
CREATE TABLE attachment_pieces (
  attachment_id bigint NOT NULL REFERENCES attachments ON DELETE CASCADE,
  position integer NOT NULL,
  content bytea NOT NULL CHECK (octet_length(content) <= 262144),
  PRIMARY KEY (attachment_id, position)
);
-- Pictures and packed files do not become smaller.
ALTER TABLE attachment_pieces ALTER COLUMN content SET STORAGE EXTERNAL;
