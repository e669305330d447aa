-- An import from a rostering service that somebody has asked for: a worker reads the service, since that takes minutes. One for each source; what
-- came of it stays for a day, for the page that asked.
CREATE TABLE roster_requests (
  source_id bigint PRIMARY KEY REFERENCES roster_sources ON DELETE CASCADE,
  requested_by bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  requested_at timestamptz NOT NULL,
  is_dry_run boolean NOT NULL,
  -- Of the previewed plan: no other one is carried out.
  digest text,
  claimed_at timestamptz,
  -- How many records of the service have been read.
  records_read integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  answer jsonb,
  reason text,
  CHECK (answer IS NULL OR reason IS NULL),
  CHECK ((finished_at IS NULL) = (answer IS NULL AND reason IS NULL))
);
