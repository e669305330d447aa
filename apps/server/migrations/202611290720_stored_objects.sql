-- Large content may stand in an object storage instead of its row: either the content or the id of its object is set (docs/decisions/0106).
-- A row of this table is there before its object, and until after it: no object is without a row, except what is older than the database.
CREATE TABLE stored_objects (
  id uuid PRIMARY KEY,
  -- Of the content.
  size integer NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- While it is being stored, and when nothing has its id any more, no row has it. No foreign keys: each would need an index on a large table.
  state text NOT NULL CHECK (state IN ('storing', 'stored', 'unused', 'deleting')),
  since timestamptz NOT NULL
);
CREATE INDEX stored_objects_without_row ON stored_objects (since) WHERE state <> 'stored';

ALTER TABLE sealed_chunks ALTER COLUMN text_blob DROP NOT NULL, ALTER COLUMN parts_blob DROP NOT NULL,
  ADD COLUMN text_object uuid, ADD COLUMN parts_object uuid,
  ADD CONSTRAINT sealed_chunks_text_once CHECK (num_nonnulls(text_blob, text_object) = 1) NOT VALID,
  ADD CONSTRAINT sealed_chunks_parts_once CHECK (num_nonnulls(parts_blob, parts_object) = 1) NOT VALID;
ALTER TABLE file_blobs ALTER COLUMN content DROP NOT NULL, ADD COLUMN content_object uuid,
  ADD CONSTRAINT file_blobs_content_once CHECK (num_nonnulls(content, content_object) = 1) NOT VALID;
ALTER TABLE attachment_pieces ALTER COLUMN content DROP NOT NULL, ADD COLUMN content_object uuid,
  ADD CONSTRAINT attachment_pieces_content_once CHECK (num_nonnulls(content, content_object) = 1) NOT VALID;
ALTER TABLE pdf_copies ADD COLUMN pdf_object uuid, DROP CONSTRAINT pdf_copies_check2,
  ADD CONSTRAINT pdf_copies_pdf_once CHECK (num_nonnulls(pdf, pdf_object) = CASE state WHEN 'ready' THEN 1 ELSE 0 END) NOT VALID;
ALTER TABLE ordered_pdfs ADD COLUMN pdf_object uuid, DROP CONSTRAINT ordered_pdfs_check1,
  ADD CONSTRAINT ordered_pdfs_pdf_once CHECK (
    num_nonnulls(pdf, pdf_object) = CASE state WHEN 'ready' THEN 1 ELSE 0 END
    AND (state = 'ready') = (crc IS NOT NULL AND is_anonymized IS NOT NULL)) NOT VALID;

-- Whatever deletes or replaces a row, its object is deleted later.
CREATE FUNCTION mark_object_unused() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  object uuid;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO object USING OLD;
  UPDATE stored_objects SET state = 'unused', since = now() WHERE id = object;
  RETURN NULL;
END $$;

CREATE TRIGGER text_object_deleted AFTER DELETE ON sealed_chunks FOR EACH ROW
  WHEN (OLD.text_object IS NOT NULL) EXECUTE FUNCTION mark_object_unused('text_object');
CREATE TRIGGER text_object_replaced AFTER UPDATE OF text_object ON sealed_chunks FOR EACH ROW
  WHEN (OLD.text_object IS NOT NULL AND OLD.text_object IS DISTINCT FROM NEW.text_object)
  EXECUTE FUNCTION mark_object_unused('text_object');
CREATE TRIGGER parts_object_deleted AFTER DELETE ON sealed_chunks FOR EACH ROW
  WHEN (OLD.parts_object IS NOT NULL) EXECUTE FUNCTION mark_object_unused('parts_object');
CREATE TRIGGER parts_object_replaced AFTER UPDATE OF parts_object ON sealed_chunks FOR EACH ROW
  WHEN (OLD.parts_object IS NOT NULL AND OLD.parts_object IS DISTINCT FROM NEW.parts_object)
  EXECUTE FUNCTION mark_object_unused('parts_object');
CREATE TRIGGER content_object_deleted AFTER DELETE ON file_blobs FOR EACH ROW
  WHEN (OLD.content_object IS NOT NULL) EXECUTE FUNCTION mark_object_unused('content_object');
CREATE TRIGGER content_object_replaced AFTER UPDATE OF content_object ON file_blobs FOR EACH ROW
  WHEN (OLD.content_object IS NOT NULL AND OLD.content_object IS DISTINCT FROM NEW.content_object)
  EXECUTE FUNCTION mark_object_unused('content_object');
CREATE TRIGGER content_object_deleted AFTER DELETE ON attachment_pieces FOR EACH ROW
  WHEN (OLD.content_object IS NOT NULL) EXECUTE FUNCTION mark_object_unused('content_object');
CREATE TRIGGER content_object_replaced AFTER UPDATE OF content_object ON attachment_pieces FOR EACH ROW
  WHEN (OLD.content_object IS NOT NULL AND OLD.content_object IS DISTINCT FROM NEW.content_object)
  EXECUTE FUNCTION mark_object_unused('content_object');
CREATE TRIGGER pdf_object_deleted AFTER DELETE ON pdf_copies FOR EACH ROW
  WHEN (OLD.pdf_object IS NOT NULL) EXECUTE FUNCTION mark_object_unused('pdf_object');
CREATE TRIGGER pdf_object_replaced AFTER UPDATE OF pdf_object ON pdf_copies FOR EACH ROW
  WHEN (OLD.pdf_object IS NOT NULL AND OLD.pdf_object IS DISTINCT FROM NEW.pdf_object)
  EXECUTE FUNCTION mark_object_unused('pdf_object');
CREATE TRIGGER pdf_object_deleted AFTER DELETE ON ordered_pdfs FOR EACH ROW
  WHEN (OLD.pdf_object IS NOT NULL) EXECUTE FUNCTION mark_object_unused('pdf_object');
CREATE TRIGGER pdf_object_replaced AFTER UPDATE OF pdf_object ON ordered_pdfs FOR EACH ROW
  WHEN (OLD.pdf_object IS NOT NULL AND OLD.pdf_object IS DISTINCT FROM NEW.pdf_object)
  EXECUTE FUNCTION mark_object_unused('pdf_object');
