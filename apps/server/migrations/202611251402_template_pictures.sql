-- How often a worker has begun to make a picture of a template with LibreOffice, in the place of the one that was drawn of its words.
ALTER TABLE templates ADD COLUMN picture_tries integer NOT NULL DEFAULT 0;
