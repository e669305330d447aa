-- What was said about a passage of a text: the passage stays where it was in the version that was commented on.

CREATE TABLE document_comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  version_seq bigint NOT NULL CHECK (version_seq >= 0),
  -- In characters (code points) of the text of that version, half-open.
  anchor_from integer NOT NULL CHECK (anchor_from >= 0),
  anchor_to integer NOT NULL CHECK (anchor_to > anchor_from),
  passage text NOT NULL,
  comment text NOT NULL CHECK (length(comment) BETWEEN 1 AND 5000),
  author_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  -- Nothing to act on.
  is_praise boolean NOT NULL DEFAULT false,
  -- The student leaves the passage as it is, and says why.
  decline_reason text CHECK (length(decline_reason) BETWEEN 1 AND 1000),
  is_decline_accepted boolean NOT NULL DEFAULT false,
  -- The teacher has looked at what became of it.
  confirmed_at timestamptz,
  CHECK (decline_reason IS NOT NULL OR NOT is_decline_accepted)
);
CREATE INDEX document_comments_submission ON document_comments (submission_id, created_at);

-- Comments that an instructor uses again and again; nobody else sees them.
CREATE TABLE kept_comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  comment text NOT NULL CHECK (length(comment) BETWEEN 1 AND 5000),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);
CREATE INDEX kept_comments_owner ON kept_comments (owner_id);
