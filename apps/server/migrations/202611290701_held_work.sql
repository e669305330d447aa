-- Work of a deleted account in a class on hold. It is erased once the hold has ended.
CREATE TABLE held_work (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  class_id bigint NOT NULL REFERENCES classes ON DELETE CASCADE,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, class_id)
);
CREATE INDEX held_work_class ON held_work (class_id);
