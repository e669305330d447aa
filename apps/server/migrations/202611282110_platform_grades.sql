-- Grades that go to learning platforms (Assignment and Grade Services 2.0). Both tables hold what is wanted there, not what was done: a row
-- whose version is above the one that was answered is still to be sent, and what changes in between is sent once, as it stands then.
-- A column in the gradebook of a course: one for each step of an assignment to which a link of that course leads.
CREATE TABLE lti_line_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  context_id bigint NOT NULL REFERENCES lti_contexts ON DELETE CASCADE,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE,
  draft_id bigint NOT NULL REFERENCES drafts ON DELETE CASCADE,
  resource_link_id text NOT NULL,
  label text NOT NULL,
  score_maximum numeric(5, 2) NOT NULL CHECK (score_maximum > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Where the platform keeps it, once it is known.
  url text,
  version integer NOT NULL DEFAULT 1,
  answered_version integer NOT NULL DEFAULT 0,
  is_refused boolean NOT NULL DEFAULT false,
  problem text,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  claimed_at timestamptz,
  UNIQUE (context_id, draft_id)
);
CREATE INDEX lti_line_items_assignment ON lti_line_items (assignment_id);
CREATE INDEX lti_line_items_draft ON lti_line_items (draft_id);
CREATE INDEX lti_line_items_due ON lti_line_items (next_try_at) WHERE version > answered_version;

CREATE TABLE lti_scores (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_item_id bigint NOT NULL REFERENCES lti_line_items ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submissions ON DELETE CASCADE,
  activity_progress text NOT NULL
    CHECK (activity_progress IN ('Initialized', 'Started', 'InProgress', 'Submitted', 'Completed')),
  grading_progress text NOT NULL CHECK (grading_progress IN ('NotReady', 'PendingManual', 'FullyGraded')),
  -- Of a hundred.
  score_given numeric(5, 2),
  comment text,
  submitted_at timestamptz,
  -- The timestamp of the score: of two for one person and line item the later one is newer for the platform as well.
  scored_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  answered_version integer NOT NULL DEFAULT 0,
  -- What became of what was answered last.
  outcome text CHECK (outcome IN ('sent', 'newer', 'refused')),
  answered_at timestamptz,
  problem text,
  -- What the platform shows, where it has something newer than what was sent.
  platform_score numeric,
  platform_maximum numeric,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  claimed_at timestamptz,
  UNIQUE (line_item_id, submission_id),
  CHECK ((answered_version = 0) = (outcome IS NULL))
);
CREATE INDEX lti_scores_submission ON lti_scores (submission_id);
CREATE INDEX lti_scores_due ON lti_scores (next_try_at) WHERE version > answered_version;

-- Nothing is sent to a platform that is away, or asks for a pause.
ALTER TABLE lti_platforms ADD COLUMN grades_paused_until timestamptz;
ALTER TABLE lti_platforms ADD COLUMN grades_failures integer NOT NULL DEFAULT 0;
