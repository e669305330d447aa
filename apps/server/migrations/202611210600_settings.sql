-- Facts about the installation itself, such as whether the demo world is complete.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);
