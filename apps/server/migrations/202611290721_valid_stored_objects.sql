-- no transaction
ALTER TABLE sealed_chunks VALIDATE CONSTRAINT sealed_chunks_text_once;
ALTER TABLE sealed_chunks VALIDATE CONSTRAINT sealed_chunks_parts_once;
ALTER TABLE file_blobs VALIDATE CONSTRAINT file_blobs_content_once;
ALTER TABLE attachment_pieces VALIDATE CONSTRAINT attachment_pieces_content_once;
ALTER TABLE pdf_copies VALIDATE CONSTRAINT pdf_copies_pdf_once;
ALTER TABLE ordered_pdfs VALIDATE CONSTRAINT ordered_pdfs_pdf_once;
