-- What somebody has chosen for themselves. Null: nothing, so a page follows the browser, and mail is in English.
ALTER TABLE users ADD COLUMN language text CHECK (language IN ('en', 'de'));
ALTER TABLE users ADD COLUMN time_zone text;
