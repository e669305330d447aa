import type { Attachment, AttachmentId, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { pieceLength, type SpooledFile } from '../../platform/spool.ts';
import { loadAndRecordAccess } from '../access-log/index.ts';
import { anonymizeAttachment, authorPseudonym } from '../anonymized-files/index.ts';
import { selectAssignment } from '../assignments/index.ts';
import {
  loadVisibleSubmission,
  loadWritableSubmission,
  lockWritableSubmission,
  requireWriting,
} from '../submissions/index.ts';
import { attachingProblem, storedName } from './attachment-rules.ts';
import { headLength, isWhatItSays, tailLength } from './content-rules.ts';
import {
  type AttachmentRow,
  countAttachments,
  insertAttachment,
  insertPiece,
  listAttachmentRows,
  selectOptionalAttachment,
  selectOptionalPiece,
} from './queries.ts';

/** Attaches files to the user's own submission, all or none, while it is writable and its assignment allows attachments. */
export async function attachFiles(
  actor: Actor,
  { submissionId, files }: { submissionId: SubmissionId; files: readonly SpooledFile[] },
  now: Date,
): Promise<Attachment[]> {
  const checked = await Promise.all(
    files.map(async (file) => ({
      file,
      name: storedName(file.name),
      size: file.size,
      isSupported: !file.isTooLarge && (await isSupported(file)),
    })),
  );
  return inTransaction(async () => {
    const submission = await lockWritableSubmission(actor, submissionId);
    const assignment = await selectAssignment(submission.assignment_id);
    if (!assignment.upload_file) throw new AppError('attachment.not_allowed');
    await requireWriting(submission, now);
    const problem = attachingProblem(checked, { attached: await countAttachments(submissionId) });
    if (problem) throw new AppError(problem);
    const attached: Attachment[] = [];
    for (const { file, name, size } of checked) {
      const id = await insertAttachment({ submissionId, name, size, uploadedBy: actor.userId, at: now });
      for await (const { position, content } of file.pieces()) await insertPiece(id, position, content);
      attached.push(presentAttachment({ id, submission_id: submissionId, name, size, uploaded_at: now }));
    }
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.attach',
      subject: 'submission',
      subjectId: submissionId,
      details: { files: checked.map(({ name, size }) => ({ name, size })) },
    });
    return attached;
  });
}

async function isSupported(file: SpooledFile): Promise<boolean> {
  const from = Math.max(0, file.size - tailLength);
  const [head, tail] = [await file.read(0, headLength), await file.read(from, tailLength)];
  return isWhatItSays(storedName(file.name), { head, tail });
}

/** Attachments of a submission, for its student and for staff. */
export async function listAttachments(actor: Actor, submissionId: SubmissionId): Promise<Attachment[]> {
  await loadVisibleSubmission(actor, submissionId);
  return (await listAttachmentRows(submissionId)).map(presentAttachment);
}

/** Download by the student who attached the file. */
export async function downloadOwnAttachment(actor: Actor, id: AttachmentId): Promise<FileAnswer> {
  const row = await selectOptionalAttachment(id);
  if (!row) throw new AppError('not_found');
  await loadWritableSubmission(actor, row.submission_id);
  return answerOf(row);
}

/** Download by staff: the access to the student's work and the download are recorded. */
export async function downloadAttachment(actor: Actor, id: AttachmentId, now: Date): Promise<FileAnswer> {
  const row = await selectOptionalAttachment(id);
  if (!row) throw new AppError('not_found');
  const reading = { submissionId: row.submission_id, act: 'submission.read' } as const;
  const { submission } = await loadAndRecordAccess(actor, reading, now);
  await audit({
    at: now,
    actorId: actor.userId,
    action: 'submission.attachment.download',
    subject: 'submission',
    subjectId: row.submission_id,
    details: { attachmentId: id },
  });
  if (!submission.is_hidden) return answerOf(row);
  const file = { fileName: row.name, alias: authorPseudonym };
  return { ...answerOf(row), bytes: await anonymizeAttachment(await readAttachedFile(row), file) };
}

/** Always sent as a download with a neutral type, so that browsers do not display it. */
function answerOf({ id, name, size }: AttachmentRow): FileAnswer {
  return {
    bytes: { pieces: piecesOf(id, size), length: size },
    contentType: 'application/octet-stream',
    fileName: name,
  };
}

/** Reads a whole file of at most four megabytes; the caller has checked the permission. */
export async function readAttachedFile({
  id,
  size,
}: Pick<AttachmentRow, 'id' | 'size'>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of piecesOf(id, size)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* piecesOf(id: AttachmentId, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position * pieceLength < size; position++) {
    const chunk = await selectOptionalPiece(id, position);
    if (!chunk) throw new Error(`Attachment ${id} has lost piece ${position}`);
    yield chunk;
  }
}

function presentAttachment({ id, name, size, uploaded_at }: AttachmentRow): Attachment {
  return { id, fileName: name, fileSize: size, uploadDate: uploaded_at.toISOString() };
}
