-- Searches by keys that no class has, for an hour: so many may be tried by an account, and from an address.
CREATE TABLE class_search_misses (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of IPv6 the network of 64 bits.
  address text NOT NULL,
  missed_at timestamptz NOT NULL
);
CREATE INDEX class_search_misses_user ON class_search_misses (user_id, missed_at);
CREATE INDEX class_search_misses_address ON class_search_misses (address, missed_at);
CREATE INDEX class_search_misses_by_age ON class_search_misses (missed_at);
