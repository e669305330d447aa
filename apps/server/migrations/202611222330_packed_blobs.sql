-- Blobs are compressed where that makes them smaller. Those from before stay as they are: the default says so, and no row is rewritten.
ALTER TABLE file_blobs ADD COLUMN encoding text NOT NULL DEFAULT 'raw' CHECK (encoding IN ('raw', 'zstd'));
-- Of the content in bytes, which bounds what unpacking may give.
ALTER TABLE file_blobs ADD COLUMN size integer;
ALTER TABLE file_blobs ADD CHECK (encoding = 'raw' OR size IS NOT NULL);
