-- A round may be set up before anybody has joined: who reviews whom is drawn once the draft is closed.
ALTER TABLE peer_review_setups ADD COLUMN pairs_at_close boolean NOT NULL DEFAULT false;
