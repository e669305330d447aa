-- The browser that asked for the code, which alone may use it. A code from before has none, and ends within its minute.
ALTER TABLE sign_in_codes ADD COLUMN browser_hash bytea;
