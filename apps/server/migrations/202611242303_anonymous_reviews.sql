-- What was begun without names stays without names, whatever the set-up says later.
ALTER TABLE peer_reviews ADD COLUMN is_anonymous boolean NOT NULL DEFAULT false;
