-- Texts open in the plain text view of the editor, where nothing else was chosen for one of them on a device.
ALTER TABLE users ADD COLUMN plain_text boolean NOT NULL DEFAULT false;
