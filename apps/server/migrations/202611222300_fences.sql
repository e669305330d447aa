-- Goes up with whatever may end somebody's right to write in a file. A save is written only under the fence under which
-- that right was found (docs/decisions/0025).
ALTER TABLE files ADD COLUMN fence integer NOT NULL DEFAULT 0;
