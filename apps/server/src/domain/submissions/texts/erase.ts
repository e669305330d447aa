import {
  type ContentType,
  contentTypes,
  extensionOf,
  type FileId,
  type SubmissionId,
} from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { fileNameOf } from '../../../platform/file-name.ts';
import { fenceTexts } from '../../fencing/index.ts';
import { blankFile } from '../../office-files/index.ts';
import { createFile, requestPurge, zipCodec } from '../../revisions/index.ts';
import { selectOptionalSubmission } from './queries.ts';

/**
 * Erases the text of a deleted account: replaces its files by empty ones and deletes the old ones with their whole history. Submission times and the
 * grade stay. Idempotent. Runs in the caller's transaction.
 */
export async function eraseText(id: SubmissionId, now: Date): Promise<void> {
  const text = await selectOptionalSubmission(id);
  if (!text) return;
  await fenceTexts({ assignmentId: text.assignment_id, studentId: text.student_id });
  const { kind, bytes } = blankFile(typeOf(text.main_file_kind), zipCodec);
  const { fileId } = await createFile({ kind, name: fileNameOf('', kind), bytes, origin: 'base', at: now });
  await db().updateTable('submissions').set({ main_file_id: fileId }).where('id', '=', id).execute();
  const additionalFiles = await db()
    .deleteFrom('submission_files')
    .where('submission_id', '=', id)
    .returning('file_id')
    .execute();
  await sql`
    UPDATE draft_submissions SET is_accepted = false, version_seq = CASE WHEN version_seq IS NOT NULL THEN 0 END,
      kept_version_seq = CASE WHEN kept_version_seq IS NOT NULL THEN 0 END
    WHERE submission_id = ${id}`.execute(db());
  await sql`DELETE FROM commented_versions USING draft_submissions step
    WHERE step.id = draft_submission_id AND step.submission_id = ${id}`.execute(db());
  const files: FileId[] = [text.main_file_id, ...additionalFiles.map(({ file_id }) => file_id)];
  await requestPurge(files, now);
}

/** The replacement for a file: of the same type if there is an empty file of it. */
function typeOf(kind: OfficeKind): ContentType {
  return contentTypes.find((type) => extensionOf[type] === kind) ?? 'DOCUMENT';
}
