import type { FileId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sentence } from '@redraft/sentences';
import { type Actor, hasPermission } from '../../access/index.ts';
import { authenticateSession } from '../../domain/accounts/index.ts';
import { checkReplacement } from '../../domain/office-files/index.ts';
import { appendSave, headOf, zipCodec } from '../../domain/revisions/index.ts';
import {
  lockWritableSubmission,
  requireWriting,
  selectOptionalPlace,
} from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifySaved } from '../../platform/notify.ts';

/**
 * An import uses the URL of a save, but is sent by the page and not by an editor: with the token of a session, and without the override header of a
 * save. Null for any other request.
 */
export async function loadImporter(token: string, now: Date): Promise<Actor | null> {
  const actor = await authenticateSession(token, now).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (actor && !hasPermission(actor, 'assignment.write')) throw new AppError('access.denied');
  return actor;
}

const problemOf = {
  foreign: (kind: OfficeKind) => sentence('import.other_type', { ending: `.${kind}` }),
  damaged: () => sentence('document.invalid'),
};

/** Replaces a file of the user's own submission by one of the same type, as a new version. Macros are removed, as from every save. */
export async function importFile(
  actor: Actor,
  { fileId, bytes }: { fileId: FileId; bytes: Uint8Array },
  now: Date,
): Promise<{ hadMacros: boolean }> {
  return inTransaction(async () => {
    const target = await selectOptionalPlace(fileId);
    if (!target) throw new AppError('not_found');
    const { submissionId } = target;
    const submission = await lockWritableSubmission(actor, submissionId);
    if (!target.allowsImport) throw new AppError('import.not_allowed');
    await requireWriting(submission, now);
    const { kind } = await headOf(fileId);
    const problem = checkReplacement({ name: `import.${kind}`, bytes }, kind, zipCodec);
    const hadMacros = problem?.problem === 'macros';
    if (problem && problem.problem !== 'macros')
      throw new AppError(problemOf[problem.problem](kind), { details: { reason: problem.reason } });
    const saved = await appendSave({ fileId, bytes, at: now, userId: actor.userId, origin: 'import' });
    if (saved.changed) await notifySaved({ fileId, at: saved.at });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.file.import',
      subject: 'submission',
      subjectId: submissionId,
      details: { fileId, version: saved.seq, bytes: bytes.length },
    });
    return { hadMacros };
  });
}
