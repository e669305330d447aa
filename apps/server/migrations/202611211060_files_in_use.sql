-- A file that is somebody's text or template cannot be removed, whatever asks for it.
ALTER TABLE submissions ADD FOREIGN KEY (main_file_id) REFERENCES files;
ALTER TABLE submission_files ADD FOREIGN KEY (file_id) REFERENCES files;
ALTER TABLE assignment_templates ADD FOREIGN KEY (file_id) REFERENCES files;
ALTER TABLE template_files ADD FOREIGN KEY (file_id) REFERENCES files;
CREATE INDEX assignment_templates_file ON assignment_templates (file_id);
CREATE INDEX assignment_templates_template ON assignment_templates (template_file_id);
CREATE INDEX template_files_file ON template_files (file_id);
