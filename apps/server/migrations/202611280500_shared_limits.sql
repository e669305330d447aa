-- What limits of pace have counted, for all processes of an installation. Keys are hashes: nothing says who tried, or from where. Lost in a crash, which
-- lets everybody begin anew.
CREATE UNLOGGED TABLE limit_counts (
  key text PRIMARY KEY,
  began_at timestamptz NOT NULL,
  count integer NOT NULL
);

-- Hashes of an account's name and an address from which it signed in: others cannot make it wait there.
CREATE TABLE known_places (
  key text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
