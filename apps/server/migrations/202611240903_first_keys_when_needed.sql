-- Read with the first comment that is found: most files have none, and are not read for it.
ALTER TABLE comment_readings ALTER COLUMN first_keys DROP NOT NULL;
