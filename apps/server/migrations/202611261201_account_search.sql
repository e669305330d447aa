-- Accounts are found by parts of what they are called, with or without accents: "mull" finds Müller.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION plain_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT replace(replace(replace(lower(
    translate(regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g'), 'øłđðıØŁĐÐẞÆŒ', 'olddiOLDDßæœ')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- One index for all that is searched: 50,000 accounts are not read one by one.
CREATE INDEX users_letters ON users USING gin (
  plain_letters(first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || phone) gin_trgm_ops)
  WHERE deleted_at IS NULL;
