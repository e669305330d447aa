-- Documents on which an administrator tries the editor: nobody's text, one of each type for a person.
CREATE TABLE editor_samples (
  file_id bigint PRIMARY KEY REFERENCES files,
  owner_id bigint NOT NULL REFERENCES users,
  content_type text NOT NULL CHECK (content_type IN ('DOCUMENT', 'PRESENTATION', 'SPREADSHEET', 'DRAW')),
  UNIQUE (owner_id, content_type)
);
