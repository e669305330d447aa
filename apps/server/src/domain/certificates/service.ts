import {
  type Certificate,
  type CertificateCheck,
  type CertificateStatement,
  certificateSchema,
  limits,
  type SubmissionId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { AppError, unavailable } from '../../platform/errors.ts';
import { parseJson } from '../../platform/parse-json.ts';
import type { SpooledFile } from '../../platform/spool.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { loadOwnOrRecordAccess } from '../access-log/index.ts';
import { selectClass } from '../classes/index.ts';
import { headOf, readOverview } from '../revisions/index.ts';
import { loadWork, type SubmissionRow } from '../submissions/index.ts';
import { checkCertificate } from './check-certificate.ts';
import { listHeads } from './queries.ts';
import { signChainHead } from './sign-heads.ts';
import { signingKey, signLine } from './signing.ts';
import { formatStatementLine } from './statement-rules.ts';
import type { WordsWork } from './text-match-worker.ts';

/** Issues a signed certificate about the record of a text, for its student and for staff. */
export async function issueCertificate(
  actor: Actor,
  submissionId: SubmissionId,
  now: Date,
): Promise<Certificate> {
  const reading = { submissionId, act: 'submission.read_process' } as const;
  const { submission, isOwn } = await loadOwnOrRecordAccess(actor, reading, now);
  // Anonymous grading does not hide the name from the student.
  const { firstName, lastName } = isOwn
    ? actor
    : { firstName: submission.first_name, lastName: submission.last_name };
  const statement = await loadState(submission, `${firstName} ${lastName}`, now);
  const { keyId, publicKey } = signingKey();
  return {
    format: 'redraft-process-certificate-1',
    statement,
    keyId,
    publicKey: publicKey.toString('base64url'),
    signature: signLine(formatStatementLine(statement)).toString('base64url'),
  };
}

async function loadState(
  submission: SubmissionRow,
  student: string,
  now: Date,
): Promise<CertificateStatement> {
  const { main_file_id: id } = submission;
  const { seq } = await headOf(id);
  const chain = await signChainHead({ id, seq }, now);
  if (!chain) throw new AppError('certificate.record_differs');
  const [classRow, { handedInAt }, overview, days] = await Promise.all([
    selectClass(submission.class_id),
    loadWork(submission),
    readOverview(id, []),
    listHeads(id, limits.certificateDays),
  ]);
  const instantOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString());
  const { last } = chain;
  return {
    document: String(id),
    assignment: submission.assignment_title,
    className: classRow.name,
    student,
    version: seq,
    saves: chain.saves,
    words: last?.words ?? 0,
    firstSaveAt: instantOf(overview.span?.firstAt),
    lastSaveAt: instantOf(overview.span?.lastAt),
    handedInAt: handedInAt?.toISOString() ?? null,
    timezone: classRow.time_zone,
    head: chain.head,
    last: last && { previous: last.previous, t: last.t, textHash: last.textHash },
    days,
    issuedAt: now.toISOString(),
  };
}

const checkInThread = createThreads<WordsWork, CertificateCheck['words'] | null>(
  new URL('./text-match-worker.ts', import.meta.url),
  { threads: 1, waiting: 4, deadlineMs: 5000 },
);

/** Verifies a certificate that anyone uploads; stores nothing. */
export async function checkFile(
  file: SpooledFile | undefined,
  text: SpooledFile | undefined,
): Promise<CertificateCheck> {
  if (file === undefined || file.size > limits.certificateBytes) throw new AppError('certificate.unreadable');
  const bytes = await file.read(0, file.size);
  const parsed = certificateSchema.safeParse(parseJson(Buffer.from(bytes).toString()));
  if (!parsed.success) throw new AppError('certificate.unreadable');
  return checkCertificate(parsed.data, text ? await readWords(text, parsed.data.statement) : 'not_given');
}

async function readWords(
  { path, isTooLarge }: SpooledFile,
  { head, last }: CertificateStatement,
): Promise<CertificateCheck['words']> {
  if (isTooLarge) throw new AppError('document.too_large');
  const verdict = await checkInThread({ path, head, last }).catch((cause: unknown) => {
    if (!(cause instanceof TooMuchWork)) throw cause;
    if (cause.reason === 'busy') throw unavailable(cause);
    return null;
  });
  if (verdict === null) throw new AppError('certificate.text_unreadable');
  return verdict;
}
