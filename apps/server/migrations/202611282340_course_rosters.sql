-- The roster of a class follows the course with which it is connected (Names and Role Provisioning Services 2.0).
-- Course Groups Service: where the platform offers it, groups become sections.
ALTER TABLE lti_contexts ADD COLUMN groups_url text;

-- Members are known by the roster as well, before they launch.
ALTER TABLE lti_memberships ALTER COLUMN launched_at DROP NOT NULL;
-- The place in the class that the course has given; null for people who had one of their own there, which the course never takes away.
ALTER TABLE lti_memberships ADD COLUMN place text CHECK (place IN ('student', 'assistant'));
-- When the course took that place away.
ALTER TABLE lti_memberships ADD COLUMN left_at timestamptz;
-- The group by which the section was chosen last: a section that was changed here stays until the group changes.
ALTER TABLE lti_memberships ADD COLUMN group_name text;
ALTER TABLE lti_memberships ADD CHECK (left_at IS NULL OR place IS NOT NULL);

-- A link that leads to the class as a whole, because an instructor has said so.
ALTER TABLE lti_resource_links ADD COLUMN leads_to_class boolean NOT NULL DEFAULT false;
ALTER TABLE lti_resource_links ADD CHECK (NOT leads_to_class OR assignment_id IS NULL);

CREATE TABLE lti_rosters (
  context_id bigint PRIMARY KEY REFERENCES lti_contexts ON DELETE CASCADE,
  -- Where the platform tells what has changed since the list was read.
  differences_url text,
  -- From when on a worker reads it; null: nothing is due.
  due_at timestamptz,
  -- Whether the whole list is due, or what has changed.
  is_whole_due boolean NOT NULL,
  claimed_at timestamptz,
  tried_at timestamptz,
  -- In a row.
  failures integer NOT NULL DEFAULT 0,
  outcome text CHECK (outcome IN ('synchronised', 'failed', 'stopped')),
  problem text CHECK (problem IN ('no_answer', 'refused', 'unreadable', 'too_many')),
  -- What the platform answered, in a few technical words.
  detail text,
  -- How many would leave: too many for nobody to be asked.
  leaving integer,
  synchronised_at timestamptz,
  CHECK ((outcome IS NOT DISTINCT FROM 'failed') = (problem IS NOT NULL)),
  CHECK ((outcome IS NOT DISTINCT FROM 'stopped') = (leaving IS NOT NULL)),
  CHECK (outcome IS NULL OR tried_at IS NOT NULL)
);
CREATE INDEX lti_rosters_due ON lti_rosters (due_at) WHERE due_at IS NOT NULL;
