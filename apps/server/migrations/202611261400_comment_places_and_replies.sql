-- Where the passage of a comment stands in the version up to which its uptake is kept: null until it is measured again.
ALTER TABLE comment_uptakes
  ADD COLUMN place_from integer CHECK (place_from >= 0),
  ADD COLUMN place_to integer CHECK (place_to >= place_from);

-- What the student and their teachers say to a comment.
CREATE TABLE comment_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  comment_id bigint NOT NULL REFERENCES document_comments ON DELETE CASCADE,
  author_id bigint REFERENCES users ON DELETE SET NULL,
  reply text NOT NULL CHECK (length(reply) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX comment_replies_comment ON comment_replies (comment_id, created_at);
CREATE INDEX comment_replies_author ON comment_replies (author_id);
