import {
  activeToThink,
  algorithmVersion,
  finishWords,
  minutesOfMetrics,
  rank,
  ratioBand,
  ratioQuartiles,
  toDuration,
  type WritingTimes,
} from '@redraft/analytics';
import type {
  AssignmentId,
  ChangeDistribution,
  FileId,
  Heatmap,
  Progression,
  Scores,
  SubmissionId,
  TimeMetrics,
  WordsOverTime,
} from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { loadAndRecordAccess } from '../access-log/index.ts';
import {
  deleteRatioBands,
  hasRatioBands,
  insertRatioBands,
  loadMetrics,
  loadTimes,
} from '../analytics/index.ts';
import { lockManagedAssignment } from '../assignments/index.ts';
import { selectClass } from '../classes/index.ts';
import { readScores } from '../evaluations/index.ts';
import { hasTrackedText } from '../revisions/index.ts';
import { listSubmissionsInReadingOrder, loadWork, type SubmissionRow } from '../submissions/index.ts';
import { changeMapOfText, loadDistributionOfText, loadProgressionOfText } from './change-map.ts';
import { presentHeatHours } from './heatmap-rules.ts';

const noTimes: WritingTimes = {
  activeSeconds: 0,
  thinkSeconds: 0,
  awaySeconds: 0,
  totalSeconds: 0,
  spanSeconds: 0,
  saves: 0,
  sessions: 0,
};

/** The reader's card of time metrics, for staff. */
export async function loadTimeMetrics(actor: Actor, id: SubmissionId, now: Date): Promise<TimeMetrics> {
  const submission = await loadProcess(actor, id, now);
  return loadTimeMetricsOfText(submission, await hasRatioBands(submission.assignment_id));
}

/** The caller has checked the permission. Students do not see bands in their own view (docs/metrics.md#active-to-think-ratio). */
export async function loadTimeMetricsOfText(
  submission: SubmissionRow,
  keepsRatioBands: boolean,
): Promise<TimeMetrics> {
  const [peers, { status, handedInAt }, { lastEvaluation }] = await Promise.all([
    listSubmissionsInReadingOrder(submission.assignment_id),
    loadWork(submission),
    readScores(submission.id),
  ]);
  const activity = await loadTimes([
    ...new Set([submission.main_file_id, ...peers.map((row) => row.main_file_id)]),
  ]);
  const times = activity.get(submission.main_file_id) ?? noTimes;
  const totals = peers.map((row) => activity.get(row.main_file_id)?.totalSeconds ?? 0);
  const ratioOf = (fileId: FileId) => activeToThink(activity.get(fileId) ?? noTimes);
  const ratio = ratioOf(submission.main_file_id);
  return {
    active: toDuration(times.activeSeconds),
    think: toDuration(times.thinkSeconds),
    real: toDuration(times.totalSeconds),
    activeSeconds: times.activeSeconds,
    thinkSeconds: times.thinkSeconds,
    realSeconds: times.totalSeconds,
    activeToThink: ratio,
    activeToThinkBand: ratio === null || !keepsRatioBands ? null : ratioBand(ratio),
    keepsRatioBands,
    activeToThinkQuartiles: ratioQuartiles(peers.map((row) => ratioOf(row.main_file_id))),
    classRank: rank(times.totalSeconds, totals),
    classNumMembers: totals.filter((total) => total > 0).length,
    lastEvaluationDate: lastEvaluation?.timestamp ?? null,
    lastSubmissionDate: handedInAt?.toISOString() ?? null,
    isLateSubmission: status === 'SUBMITTED_LATE',
    algorithmVersion,
  };
}

/** Effort and revision scores with their components, for staff. */
export async function loadScoresOfSubmission(actor: Actor, id: SubmissionId, now: Date): Promise<Scores> {
  return loadScoresOfText(await loadProcess(actor, id, now));
}

/** The caller has checked the permission. */
export async function loadScoresOfText({
  id,
  class_id: classId,
  main_file_kind: kind,
}: Pick<SubmissionRow, 'id' | 'class_id' | 'main_file_kind'>): Promise<Scores> {
  const [classRow, scores] = await Promise.all([selectClass(classId), readScores(id)]);
  return { ...scores, timezone: classRow.time_zone, isText: hasTrackedText(kind) };
}

/** Whether readers of an assignment see the bands of the ratio in colour; set by the owner of its class. */
export async function setRatioBands(
  actor: Actor,
  { assignmentId, isKept }: { assignmentId: AssignmentId; isKept: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    await (isKept ? insertRatioBands(assignmentId) : deleteRatioBands(assignmentId));
    const subject = { subject: 'assignment' as const, subjectId: assignmentId };
    const action = 'assignment.ratio_bands';
    await audit({ at: now, actorId: actor.userId, action, ...subject, details: { isKept } });
  });
}

async function loadProcess(actor: Actor, id: SubmissionId, now: Date) {
  const { submission } = await loadAndRecordAccess(
    actor,
    { submissionId: id, act: 'submission.read_process' },
    now,
  );
  return submission;
}

/** Which part of a text was changed in which session, as HTML. */
export async function changeMapOfSubmission(
  actor: Actor,
  { id, language }: { id: SubmissionId; language: Language },
  now: Date,
): Promise<string> {
  const submission = await loadProcess(actor, id, now);
  const { time_zone: zone } = await selectClass(submission.class_id);
  return changeMapOfText(submission, { zone, language });
}

export async function loadDistributionOfSubmission(
  actor: Actor,
  { id, ...wanted }: { id: SubmissionId; axis: ChangeDistribution['axis']; bins: number },
  now: Date,
): Promise<ChangeDistribution> {
  const submission = await loadProcess(actor, id, now);
  const { time_zone: timezone } = await selectClass(submission.class_id);
  return loadDistributionOfText(submission, { ...wanted, timezone });
}

export async function loadProgressionOfSubmission(
  actor: Actor,
  id: SubmissionId,
  now: Date,
): Promise<Progression> {
  const submission = await loadProcess(actor, id, now);
  const { time_zone: timezone } = await selectClass(submission.class_id);
  return loadProgressionOfText(submission, timezone);
}

type SubmissionFile = Pick<SubmissionRow, 'class_id' | 'main_file_id' | 'main_file_kind'>;

async function loadMetricsOfText(text: SubmissionFile) {
  const [classRow, measures] = await Promise.all([
    selectClass(text.class_id),
    loadMetrics(text.main_file_id),
  ]);
  return { timezone: classRow.time_zone, measures };
}

export async function loadHeatmapOfSubmission(actor: Actor, id: SubmissionId, now: Date): Promise<Heatmap> {
  return loadHeatmapOfText(await loadProcess(actor, id, now));
}

/** The caller has checked the permission. */
export async function loadHeatmapOfText(text: SubmissionFile): Promise<Heatmap> {
  const { timezone, measures } = await loadMetricsOfText(text);
  const unit = hasTrackedText(text.main_file_kind) ? 'words' : 'saves';
  return { timezone, unit, hours: presentHeatHours(measures.quarters, { unit, timezone }), algorithmVersion };
}

export async function loadWordsOverTimeOfSubmission(
  actor: Actor,
  id: SubmissionId,
  now: Date,
): Promise<WordsOverTime> {
  return loadWordsOverTimeOfText(await loadProcess(actor, id, now));
}

/** The caller has checked the permission. */
export async function loadWordsOverTimeOfText(text: SubmissionFile): Promise<WordsOverTime> {
  const { timezone, measures } = await loadMetricsOfText(text);
  const changes = minutesOfMetrics(measures).map(({ start, words }) => ({ x: start, y: words }));
  return { timezone, ...finishWords(measures.words), changes, algorithmVersion };
}
