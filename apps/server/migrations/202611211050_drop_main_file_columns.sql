-- What the main file is written in, and whether students may import into it, stands in assignment_templates.
ALTER TABLE assignments DROP COLUMN main_file_type, DROP COLUMN allow_import_main;
