import { algorithmVersion } from '@redraft/analytics';
import type {
  PassageHistory,
  PassageQuery,
  QuoteBody,
  QuotePlace,
  SubmissionId,
  TextGrowth,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { loadAndRecordAccess } from '../../domain/access-log/index.ts';
import { selectAssignment } from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import {
  hasTrackedText,
  headOf,
  loadPackedTextLog,
  readOverview,
  textAt,
} from '../../domain/revisions/index.ts';
import {
  isGradeShown,
  loadVisibleSubmission,
  type SubmissionRow,
  showsAnalytics,
} from '../../domain/submissions/index.ts';
import { AppError } from '../../platform/errors.ts';
import { createThreads, unavailableWhenTooMuch } from '../../platform/threads.ts';
import type { GrowthAnswer, GrowthWork } from './growth-worker.ts';
import { findQuoteRange } from './quote-rules.ts';

/** In a worker thread, because folding the log of a long text takes a good part of a second. */
const growInThread = createThreads<GrowthWork, GrowthAnswer>(new URL('./growth-worker.ts', import.meta.url), {
  threads: 1,
  waiting: 64,
  deadlineMs: 20_000,
});

/** When each part of a text was written: for staff, whose access is recorded, and for its student if the assignment shows figures. */
export async function readTextGrowth(actor: Actor, id: SubmissionId, now: Date): Promise<TextGrowth> {
  const { submission, isOwn } = await loadVisibleSubmission(actor, id);
  if (isOwn) await requireShown(submission);
  else await loadAndRecordAccess(actor, { submissionId: id, act: 'submission.read_process' }, now);
  const { time_zone: timezone } = await selectClass(submission.class_id);
  const { growth } = await computeGrowth(submission, null);
  if (!growth) throw new AppError('not_found');
  return { ...growth, timezone, algorithmVersion };
}

async function requireShown(submission: SubmissionRow): Promise<void> {
  const { show_analytics: showAnalytics } = await selectAssignment(submission.assignment_id);
  if (!showsAnalytics(showAnalytics, isGradeShown(submission))) throw new AppError('access.denied');
}

/** The history of a passage: it replays the text, so the access rules are those of the rewind. */
export async function readPassageHistory(
  actor: Actor,
  query: PassageQuery,
  now: Date,
): Promise<PassageHistory> {
  const { submissionId, ...passage } = query;
  const { submission, isOwn } = await loadVisibleSubmission(actor, submissionId);
  if (!isOwn) await loadAndRecordAccess(actor, { submissionId, act: 'submission.rewind' }, now);
  const { time_zone: timezone } = await selectClass(submission.class_id);
  const { life } = await computeGrowth(submission, passage);
  if (!life) throw new AppError('not_found', { details: passage });
  return { ...life, timezone, algorithmVersion };
}

/** Returns only a position and no text, so it does not count as an access. */
export async function findQuote(
  actor: Actor,
  { submissionId, seq, ...quote }: QuoteBody,
): Promise<QuotePlace> {
  const { submission } = await loadVisibleSubmission(actor, submissionId);
  const { main_file_id: fileId, main_file_kind: kind } = submission;
  if (!hasTrackedText(kind)) return { place: null };
  const version = seq ?? (await headOf(fileId)).seq;
  const [text, { savesAt }] = await Promise.all([textAt(fileId, version), readOverview(fileId, [version])]);
  const range = findQuoteRange(text, quote);
  return { place: range && { seq: version, save: savesAt.get(version) ?? 0, ...range } };
}

async function computeGrowth(
  submission: SubmissionRow,
  passage: GrowthWork['passage'],
): Promise<GrowthAnswer> {
  const { main_file_id: fileId, main_file_kind: kind } = submission;
  const log = hasTrackedText(kind) ? await loadPackedTextLog(fileId) : null;
  return growInThread({ log, passage }).catch(unavailableWhenTooMuch);
}
