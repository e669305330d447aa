import type { AssignmentFileId, FileId, PdfCopy, SubmissionId } from '@redraft/contracts';
import { mediaTypes, type OfficeKind } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { loadOwnOrRecordAccess } from '../../domain/access-log/index.ts';
import { anonymizeFile, authorPseudonym } from '../../domain/anonymized-files/index.ts';
import { readCopy, readPdf, requestPdf } from '../../domain/pdf-copies/index.ts';
import { findOriginal, headOf, readAt, readCurrent, readOriginal } from '../../domain/revisions/index.ts';
import { acceptedVersion, loadMainFileId } from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { canConvert } from '../../platform/download-formats.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAnswer } from '../../platform/route.ts';

export interface FileRequest {
  submissionId: SubmissionId;
  /** The main file if undefined. */
  assignmentFileId: AssignmentFileId | undefined;
  /** An earlier version; the current one if undefined. */
  seq: number | undefined;
}

/** A file of a submission, for its student and for staff, named by title and student. */
export async function downloadStudentFile(
  actor: Actor,
  requested: FileRequest,
  now: Date,
): Promise<FileAnswer> {
  const file = await takeFile(actor, requested, now);
  return {
    bytes: await loadBytes(actor, file),
    contentType: mediaTypes[file.kind],
    fileName: nameOf(file, file.kind),
  };
}

/** The file that was imported last up to this version, as it was uploaded; without names for readers who must not know its author. */
export async function downloadOriginal(actor: Actor, requested: FileRequest, now: Date): Promise<FileAnswer> {
  const file = await takeFile(actor, requested, now);
  const original = await findOriginal(file.fileId, file.seq);
  if (!original) throw new AppError('not_found');
  const bytes = await readOriginal(original);
  const { kind } = original;
  return {
    bytes: file.isHidden ? await anonymizeFile(bytes, authorPseudonym) : bytes,
    contentType: mediaTypes[kind],
    fileName: file.isHidden ? nameOf(file, kind) : original.name,
  };
}

/** Requests a PDF of what this reader would download now. */
export async function askForPdf(actor: Actor, requested: FileRequest, now: Date): Promise<PdfCopy> {
  const file = await findFile(actor, requested, now);
  if (!canConvert()) throw new AppError('document.no_pdf');
  return requestPdf(file.fileId, await loadBytes(actor, file), now);
}

type PdfRequest = FileRequest & { hash: string };

export async function readPdfState(actor: Actor, requested: PdfRequest, now: Date): Promise<PdfCopy> {
  const { fileId } = await findFile(actor, requested, now);
  return readCopy({ fileId, hash: requested.hash }, now);
}

export async function downloadStudentPdf(
  actor: Actor,
  requested: PdfRequest,
  now: Date,
): Promise<FileAnswer> {
  const file = await takeFile(actor, requested, now);
  const bytes = await readPdf({ fileId: file.fileId, hash: requested.hash }, now);
  return { bytes, contentType: 'application/pdf', fileName: nameOf(file, 'pdf') };
}

interface FoundFile {
  fileId: FileId;
  kind: OfficeKind;
  title: string;
  studentName: string;
  seq: number | undefined;
  isOwn: boolean;
  /** The reader must not know the author. */
  isHidden: boolean;
}

async function findFile(
  actor: Actor,
  { submissionId, assignmentFileId, seq }: FileRequest,
  now: Date,
): Promise<FoundFile> {
  const reading = { submissionId, act: 'submission.read' } as const;
  const { submission, isOwn } = await loadOwnOrRecordAccess(actor, reading, now);
  const file = await loadMainFileId(submission, assignmentFileId);
  const { kind } = await headOf(file.fileId);
  const baseName = isOwn
    ? `${actor.firstName} ${actor.lastName}`
    : `${submission.first_name} ${submission.last_name}`;
  return { ...file, kind, seq, studentName: baseName, isOwn, isHidden: !isOwn && submission.is_hidden };
}

/** Records the download besides the access. */
async function takeFile(actor: Actor, requested: FileRequest, now: Date): Promise<FoundFile> {
  const file = await findFile(actor, requested, now);
  if (!file.isOwn) {
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.file.download',
      subject: 'submission',
      subjectId: requested.submissionId,
      details: { fileId: file.fileId },
    });
  }
  return file;
}

async function loadBytes(actor: Actor, { fileId, seq, isHidden }: FoundFile): Promise<Uint8Array> {
  const version = seq === undefined ? await readCurrent(fileId) : { bytes: await readAt(fileId, seq), seq };
  const handedIn = await acceptedVersion({ fileId, ...version }, actor.userId);
  return isHidden ? anonymizeFile(handedIn, authorPseudonym) : handedIn;
}

/** Leaves room for name and extension within the limits of file systems. */
const maxTitleLength = 80;

/** Distinct names in a folder with the files of a whole class. */
function nameOf({ title, studentName }: FoundFile, ending: string): string {
  const shortTitle = [...title].slice(0, maxTitleLength).join('');
  return fileNameOf(shortTitle === '' ? studentName : `${shortTitle} - ${studentName}`, ending);
}
