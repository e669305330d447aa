-- Assignments whose line items on learning platforms have to be compared with what they are now. A row for each change: with one row for each
-- assignment, a change that is not committed yet would be lost when an earlier one is taken.
CREATE TABLE lti_changed_assignments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  assignment_id bigint NOT NULL REFERENCES assignments ON DELETE CASCADE
);
CREATE INDEX lti_changed_assignments_assignment ON lti_changed_assignments (assignment_id);

CREATE FUNCTION note_changed_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lti_changed_assignments (assignment_id)
  SELECT NEW.id WHERE EXISTS (SELECT FROM lti_resource_links WHERE assignment_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed_assignment AFTER UPDATE OF title, point_value, start_at, class_id ON assignments FOR EACH ROW
WHEN ((OLD.title, OLD.point_value, OLD.start_at, OLD.class_id) IS DISTINCT FROM (NEW.title, NEW.point_value, NEW.start_at, NEW.class_id))
EXECUTE FUNCTION note_changed_assignment();

CREATE FUNCTION note_changed_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lti_changed_assignments (assignment_id)
  SELECT NEW.assignment_id WHERE EXISTS (SELECT FROM lti_resource_links WHERE assignment_id = NEW.assignment_id);
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_draft AFTER INSERT ON drafts FOR EACH ROW EXECUTE FUNCTION note_changed_draft();
CREATE TRIGGER note_changed_draft AFTER UPDATE OF title, deadline, type ON drafts FOR EACH ROW
WHEN ((OLD.title, OLD.deadline, OLD.type) IS DISTINCT FROM (NEW.title, NEW.deadline, NEW.type))
EXECUTE FUNCTION note_changed_draft();

CREATE FUNCTION note_changed_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lti_changed_assignments (assignment_id) VALUES (NEW.assignment_id);
  RETURN NULL;
END $$;
CREATE TRIGGER note_new_link AFTER INSERT ON lti_resource_links FOR EACH ROW
WHEN (NEW.assignment_id IS NOT NULL) EXECUTE FUNCTION note_changed_link();
CREATE TRIGGER note_changed_link AFTER UPDATE OF assignment_id, line_item_url ON lti_resource_links FOR EACH ROW
WHEN (NEW.assignment_id IS NOT NULL
  AND (OLD.assignment_id, OLD.line_item_url) IS DISTINCT FROM (NEW.assignment_id, NEW.line_item_url))
EXECUTE FUNCTION note_changed_link();

CREATE FUNCTION note_changed_context() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lti_changed_assignments (assignment_id)
  SELECT DISTINCT assignment_id FROM lti_resource_links WHERE context_id = NEW.id AND assignment_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_changed_context AFTER UPDATE OF class_id, line_items_url, grade_scopes ON lti_contexts FOR EACH ROW
WHEN ((OLD.class_id, OLD.line_items_url, OLD.grade_scopes) IS DISTINCT FROM (NEW.class_id, NEW.line_items_url, NEW.grade_scopes))
EXECUTE FUNCTION note_changed_context();

CREATE FUNCTION note_approved_platform() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lti_changed_assignments (assignment_id)
  SELECT DISTINCT assignment_id FROM lti_resource_links
  JOIN lti_contexts ON lti_contexts.id = lti_resource_links.context_id
  JOIN lti_deployments ON lti_deployments.id = lti_contexts.deployment_id
  WHERE platform_id = NEW.id AND assignment_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER note_approved_platform AFTER UPDATE OF status ON lti_platforms FOR EACH ROW
WHEN (NEW.status = 'approved' AND OLD.status <> 'approved') EXECUTE FUNCTION note_approved_platform();

INSERT INTO lti_changed_assignments (assignment_id)
SELECT DISTINCT assignment_id FROM lti_resource_links WHERE assignment_id IS NOT NULL;
