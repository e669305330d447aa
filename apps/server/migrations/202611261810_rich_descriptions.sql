-- What an assignment asks for, with its format: an array of blocks. Null where it is plain; `description` has its plain words in any case.
ALTER TABLE assignments ADD COLUMN rich_description jsonb;
