-- Who found which class by its enrollment key, and by which: for a while they may enroll in it. One row for each class.
CREATE TABLE class_searches (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  enroll_key text NOT NULL,
  searched_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, class_id)
);
CREATE INDEX class_searches_by_age ON class_searches (searched_at);
CREATE INDEX class_searches_class ON class_searches (class_id);
