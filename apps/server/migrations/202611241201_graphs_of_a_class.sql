-- What graphs of a whole class are made of lies in the row itself, so that two thousand files are read without taking their curves apart.
-- json and not jsonb: it is handed out as it was written. What an older version of the algorithms kept is folded anew in any case.
ALTER TABLE file_measures
  ADD COLUMN times json NOT NULL DEFAULT '{}',
  ADD COLUMN quarters json NOT NULL DEFAULT '[]',
  ADD COLUMN words integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN file_measures.times IS 'The state of the writing times.';
COMMENT ON COLUMN file_measures.quarters IS 'For each quarter of an hour with a save five numbers: quarters since the one before, characters, seconds, saves, words changed.';
COMMENT ON COLUMN file_measures.words IS 'Words of the text.';
