import type { FileId } from '@redraft/contracts';
import { inTransaction } from '../../platform/db.ts';
import { unavailable } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { anonymizeFile, authorPseudonym } from '../anonymized-files/index.ts';
import { acceptChanges, createFile, readAt } from '../revisions/index.ts';
import type { CandidateRow } from './candidate-queries.ts';
import { insertText, lockTextsOf, selectOptionalText } from './text-queries.ts';

/**
 * The submitted version in the form for reviewers: a separate file, created when the first reviewer opens it. Changes are accepted, and comments
 * removed, because teachers' comments are for the author only. Names are always removed, because the round may become anonymous later.
 */
export async function provideText(candidate: CandidateRow, now: Date): Promise<FileId> {
  const { draft_submission_id: draftSubmissionId, version_seq: versionSeq } = candidate;
  const known = await selectOptionalText(draftSubmissionId, versionSeq);
  if (known !== undefined) return known;
  const handedIn = await readAt(candidate.main_file_id, versionSeq);
  const accepted = await acceptChanges(handedIn);
  // The original would contain teachers' comments.
  if (accepted === null) throw unavailable();
  const bytes = await anonymizeFile(accepted, authorPseudonym);
  return inTransaction(async () => {
    await lockTextsOf(draftSubmissionId);
    const created = await selectOptionalText(draftSubmissionId, versionSeq);
    if (created !== undefined) return created;
    const name = fileNameOf(candidate.assignment_title, 'docx');
    const { fileId } = await createFile({ kind: 'docx', name, bytes, origin: 'base', at: now });
    await insertText({ draftSubmissionId, versionSeq, fileId });
    return fileId;
  });
}
