-- When a backup was complete: the last step of a backup adds a row, so that the checks of an installation know its age.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  finished_at timestamptz NOT NULL DEFAULT now()
);
