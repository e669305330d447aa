-- A claim ends soon after the last progress of its worker, and is known by the number of its attempt.
ALTER TABLE roster_requests
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN attempt integer NOT NULL DEFAULT 0;
