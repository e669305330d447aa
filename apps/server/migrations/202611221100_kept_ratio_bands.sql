-- Assignments in which staff see the bands of the active-to-think ratio in colour: none unless the class's owner wants it.
CREATE TABLE kept_ratio_bands (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE
);
