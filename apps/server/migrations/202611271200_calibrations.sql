-- A round in which a team of markers marks the same few texts, to see how far they are apart.

CREATE TABLE calibrations (
  assignment_id bigint PRIMARY KEY REFERENCES assignments ON DELETE CASCADE,
  begun_at timestamptz NOT NULL,
  -- The instructor shows the marks before all are there.
  closed_at timestamptz
);

CREATE TABLE calibration_markers (
  assignment_id bigint NOT NULL REFERENCES calibrations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  PRIMARY KEY (assignment_id, user_id)
);
CREATE INDEX calibration_markers_user ON calibration_markers (user_id);

CREATE TABLE calibration_texts (
  submission_id bigint PRIMARY KEY REFERENCES submissions ON DELETE CASCADE,
  assignment_id bigint NOT NULL REFERENCES calibrations ON DELETE CASCADE
);
CREATE INDEX calibration_texts_assignment ON calibration_texts (assignment_id);

-- Points or a letter, as the class grades. No grade is made of them.
CREATE TABLE calibration_marks (
  submission_id bigint NOT NULL REFERENCES calibration_texts ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  score numeric(5, 2) CHECK (score BETWEEN 0 AND 100),
  letter text,
  PRIMARY KEY (submission_id, user_id),
  CHECK ((score IS NULL) <> (letter IS NULL))
);
CREATE INDEX calibration_marks_user ON calibration_marks (user_id);
