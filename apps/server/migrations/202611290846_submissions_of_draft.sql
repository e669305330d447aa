-- no transaction
-- A class page counts what was handed in for each draft: without an index it read every submission of the installation.
CREATE INDEX CONCURRENTLY draft_submissions_draft ON draft_submissions (draft_id);
