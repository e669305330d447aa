-- PDFs of all texts of an assignment, ordered by one reader: made by a worker file by file, and put together as a zip when they are downloaded.
CREATE TABLE pdf_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  -- When the latest file of it was begun: the order that has waited longest is next.
  worked_at timestamptz,
  state text NOT NULL DEFAULT 'making' CHECK (state IN ('making', 'ready', 'failed')),
  ready_at timestamptz,
  problem text CHECK (problem IN ('too_large', 'no_room', 'failed')),
  UNIQUE (user_id, assignment_id),
  CHECK ((state = 'ready') = (ready_at IS NOT NULL)),
  CHECK ((state = 'failed') = (problem IS NOT NULL))
);
CREATE INDEX pdf_orders_assignment ON pdf_orders (assignment_id);
CREATE INDEX pdf_orders_unmade ON pdf_orders (worked_at NULLS FIRST, requested_at) WHERE state = 'making';

CREATE TABLE ordered_pdfs (
  order_id bigint NOT NULL REFERENCES pdf_orders ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'making', 'ready', 'failed')),
  -- After this another worker begins the file again.
  claimed_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  -- Whether the names were taken out of the file.
  is_anonymized boolean,
  crc bigint,
  pdf bytea,
  PRIMARY KEY (order_id, submission_id),
  CHECK ((state = 'making') = (claimed_until IS NOT NULL)),
  CHECK ((state = 'ready') = (pdf IS NOT NULL AND crc IS NOT NULL AND is_anonymized IS NOT NULL))
);
CREATE INDEX ordered_pdfs_submission ON ordered_pdfs (submission_id);
-- PDFs do not become smaller.
ALTER TABLE ordered_pdfs ALTER COLUMN pdf SET STORAGE EXTERNAL;
