-- PDFs of files, made by a worker with LibreOffice and kept for a while: one for each content that somebody was given of a file.
CREATE TABLE pdf_copies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id bigint NOT NULL REFERENCES files ON DELETE CASCADE,
  -- Of the file as its reader has it (SHA-256).
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'making', 'ready', 'failed')),
  -- What it is made of, until it is made.
  source bytea,
  pdf bytea,
  requested_at timestamptz NOT NULL,
  -- When somebody asked for it last.
  used_at timestamptz NOT NULL,
  -- After this whoever makes it is taken for gone.
  claimed_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  UNIQUE (file_id, hash),
  CHECK ((state IN ('waiting', 'making')) = (source IS NOT NULL)),
  CHECK ((state = 'making') = (claimed_until IS NOT NULL)),
  CHECK ((state = 'ready') = (pdf IS NOT NULL))
);
CREATE INDEX pdf_copies_unmade ON pdf_copies (requested_at, id) WHERE state IN ('waiting', 'making');
CREATE INDEX pdf_copies_used ON pdf_copies (used_at);
-- Packed files do not become smaller.
ALTER TABLE pdf_copies ALTER COLUMN source SET STORAGE EXTERNAL;
ALTER TABLE pdf_copies ALTER COLUMN pdf SET STORAGE EXTERNAL;
