import type { FileId, OpenDocumentKind } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifySaved } from '../../platform/notify.ts';
import { checkReplacement } from '../office-files/index.ts';
import { appendSave, headOf, keepOriginal, zipCodec } from '../revisions/index.ts';
import {
  loadWritableSubmission,
  lockWritableSubmission,
  requireWriting,
  selectOptionalPlace,
} from '../submissions/index.ts';

const problemOf = {
  foreign: (kind: OfficeKind) => sentence('import.other_type', { ending: `.${kind}` }),
  damaged: () => sentence('document.invalid'),
};

interface ImportedFile {
  fileId: FileId;
  bytes: Uint8Array;
  /** What was uploaded, if the bytes are its conversion. */
  original?: { name: string; kind: OpenDocumentKind; bytes: Uint8Array };
}

/** Replaces a file of the user's own submission by one of the same type, as a new version. Macros are removed, as from every save. */
export async function importFile(
  actor: Actor,
  { fileId, bytes, original }: ImportedFile,
  now: Date,
): Promise<{ hadMacros: boolean }> {
  return inTransaction(async () => {
    const submissionId = await requireImportable(actor, fileId, { now, lock: lockWritableSubmission });
    const { kind } = await headOf(fileId);
    const problem = checkReplacement({ name: `import.${kind}`, bytes }, kind, zipCodec);
    const hadMacros = problem?.problem === 'macros';
    if (problem && problem.problem !== 'macros')
      throw new AppError(problemOf[problem.problem](kind), { details: { reason: problem.reason } });
    const saved = await appendSave({ fileId, bytes, at: now, userId: actor.userId, origin: 'import' });
    if (original) await keepOriginal(fileId, { ...original, seq: saved.seq });
    if (saved.changed) await notifySaved({ fileId, at: saved.at });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.file.import',
      subject: 'submission',
      subjectId: submissionId,
      details: {
        fileId,
        version: saved.seq,
        bytes: bytes.length,
        ...(original ? { convertedFrom: original.kind } : {}),
      },
    });
    return { hadMacros };
  });
}

/** Whether the user may import into the file now; returns the type that it takes. */
export async function loadImportTarget(actor: Actor, fileId: FileId, now: Date): Promise<OfficeKind> {
  await requireImportable(actor, fileId, { now, lock: loadWritableSubmission });
  return (await headOf(fileId)).kind;
}

async function requireImportable(
  actor: Actor,
  fileId: FileId,
  { now, lock }: { now: Date; lock: typeof lockWritableSubmission },
) {
  const target = await selectOptionalPlace(fileId);
  if (!target) throw new AppError('not_found');
  const submission = await lock(actor, target.submissionId);
  if (!target.allowsImport) throw new AppError('import.not_allowed');
  await requireWriting(submission, now);
  return target.submissionId;
}
