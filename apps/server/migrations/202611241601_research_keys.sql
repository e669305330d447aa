-- By what the codes of a class in files for research are made: the same in each of its exports, and of no use without it.
CREATE TABLE research_keys (
  class_id bigint PRIMARY KEY REFERENCES classes ON DELETE CASCADE,
  secret bytea NOT NULL CHECK (octet_length(secret) = 32)
);
