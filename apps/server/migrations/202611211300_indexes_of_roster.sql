-- An assignment or a section that is deleted is looked for here.
CREATE INDEX accommodations_assignment ON accommodations (assignment_id) WHERE assignment_id IS NOT NULL;
CREATE INDEX class_invitations_section ON class_invitations (section_id) WHERE section_id IS NOT NULL;
