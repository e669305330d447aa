import type { DraftSubmissionId, FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export async function selectOptionalText(
  draftSubmissionId: DraftSubmissionId,
  versionSeq: number,
): Promise<FileId | undefined> {
  const row = await db()
    .selectFrom('reviewed_texts')
    .select('file_id')
    .where('draft_submission_id', '=', draftSubmissionId)
    .where('version_seq', '=', versionSeq)
    .executeTakeFirst();
  return row?.file_id;
}

/** Serialises the creation of copies until the end of the transaction. */
export async function lockTextsOf(draftSubmissionId: DraftSubmissionId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('reviewed texts', ${draftSubmissionId}))`.execute(
    db(),
  );
}

export async function insertText(text: {
  draftSubmissionId: DraftSubmissionId;
  versionSeq: number;
  fileId: FileId;
}): Promise<void> {
  await db()
    .insertInto('reviewed_texts')
    .values({
      draft_submission_id: text.draftSubmissionId,
      version_seq: text.versionSeq,
      file_id: text.fileId,
    })
    .execute();
}
