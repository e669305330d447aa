-- One kind more, whatever kinds there are by now.
DO $$
DECLARE
  kinds text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'notifications_kind_check');
BEGIN
  ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''text_repaired''::text, ');
END $$;
