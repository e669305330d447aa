-- What the database keeps for a file, in bytes: counted anew with its sums and when it is sealed, added to by large saves in between.
ALTER TABLE files ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0;

-- The class that a file belongs to: by the text or the additional file of a student, or by the file of an assignment.
CREATE VIEW file_places AS
SELECT submissions.main_file_id AS file_id, assignments.class_id
FROM submissions JOIN assignments ON assignments.id = submissions.assignment_id
UNION ALL
SELECT submission_files.file_id, assignments.class_id
FROM submission_files
  JOIN submissions ON submissions.id = submission_files.submission_id
  JOIN assignments ON assignments.id = submissions.assignment_id
UNION ALL
SELECT assignment_templates.file_id, assignments.class_id
FROM assignment_templates JOIN assignments ON assignments.id = assignment_templates.assignment_id
WHERE assignment_templates.file_id IS NOT NULL;
