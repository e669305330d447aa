-- Feedback that somebody is writing and has not sent: nobody else sees it. It is emptied when it is sent, and its version goes on, so
-- that another window never takes what it holds for the newest.
CREATE TABLE feedback_drafts (
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  comment text NOT NULL CHECK (length(comment) <= 20000),
  -- What it is about; the text as a whole without one.
  draft_id bigint REFERENCES drafts ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (submission_id, author_id)
);
CREATE INDEX feedback_drafts_author ON feedback_drafts (author_id);
