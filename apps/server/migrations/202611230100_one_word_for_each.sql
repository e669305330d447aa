-- An instructor's templates, and the files of an assignment, which may have begun as copies of them.
ALTER TABLE template_files RENAME TO templates;
ALTER TABLE assignment_templates RENAME TO assignment_files;
ALTER TABLE assignment_files RENAME COLUMN template_file_id TO template_id;
ALTER TABLE submission_files RENAME COLUMN assignment_template_id TO assignment_file_id;

ALTER INDEX template_files_owner RENAME TO templates_owner;
ALTER INDEX template_files_file RENAME TO templates_file;
ALTER INDEX assignment_templates_assignment RENAME TO assignment_files_assignment;
ALTER INDEX assignment_templates_one_main RENAME TO assignment_files_one_main;
ALTER INDEX assignment_templates_file RENAME TO assignment_files_file;
ALTER INDEX assignment_templates_template RENAME TO assignment_files_template;
ALTER INDEX submission_files_template RENAME TO submission_files_assignment_file;
