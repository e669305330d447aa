-- A class on hold is not deleted, by nobody and by no job: the foreign key refuses it.
CREATE TABLE class_holds (
  class_id bigint PRIMARY KEY REFERENCES classes,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  placed_by bigint REFERENCES users,
  placed_at timestamptz NOT NULL
);
