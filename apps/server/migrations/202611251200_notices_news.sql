-- From when it is news: when it came to be, or when it was written down, where that was later. Daily mails go by it.
ALTER TABLE notifications ADD COLUMN news_at timestamptz;
UPDATE notifications SET news_at = at;
ALTER TABLE notifications ALTER COLUMN news_at SET NOT NULL;
