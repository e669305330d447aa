import type { AssignmentFileId, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { checkReplacement } from '../../domain/office-files/index.ts';
import { appendSave, headOf, zipCodec } from '../../domain/revisions/index.ts';
import { loadMainFileId, lockWritableSubmission, requireWriting } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifySaved } from '../../platform/notify.ts';

interface ReturnedFile {
  submissionId: SubmissionId;
  /** The main file if undefined. */
  assignmentFileId: AssignmentFileId | undefined;
  file: { name: string; bytes: Uint8Array } | null;
  editorHost: EditorHost;
}

const problemCodes = {
  foreign: 'document.other_type',
  macros: 'document.has_macros',
  damaged: 'document.invalid',
} as const;

/**
 * Replaces a file that was edited in a desktop program: adds a version, while writing is permitted. Files with an editor here can only be changed in
 * it, because their writing process is recorded.
 */
export async function replaceFile(actor: Actor, returned: ReturnedFile, now: Date): Promise<void> {
  const { submissionId, assignmentFileId, file, editorHost } = returned;
  if (!file) throw new AppError('template.file_required');
  await inTransaction(async () => {
    const submission = await lockWritableSubmission(actor, submissionId);
    const { fileId } = await loadMainFileId(submission, assignmentFileId);
    const { kind } = await headOf(fileId);
    if (editorHost.hasEditorFor(kind)) throw new AppError('document.opens_here');
    await requireWriting(submission, now);
    const refused = checkReplacement(file, kind, zipCodec);
    if (refused) throw new AppError(problemCodes[refused.problem], { details: { reason: refused.reason } });
    const { bytes } = file;
    const saved = await appendSave({ fileId, bytes, at: now, userId: actor.userId, origin: 'import' });
    if (saved.changed) await notifySaved({ fileId, at: saved.at });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.file.put_back',
      subject: 'submission',
      subjectId: submissionId,
      details: { fileId, version: saved.seq, bytes: bytes.length },
    });
  });
}
