import {
  limits,
  type RosterCounts,
  type RosterFile,
  type RosterImport,
  type RosterProblemLine,
  type RosterRun,
  type RosterSourceId,
  rosterChangeKinds,
  rosterSkipReasons,
  type UserId,
} from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { inTransaction, outsideTransaction } from '../../platform/db.ts';
import { AppError, unavailable } from '../../platform/errors.ts';
import { createThreads } from '../../platform/threads.ts';
import { dayAt } from '../../platform/zones.ts';
import { lockManaging } from '../accounts/index.ts';
import { applyPlan } from './apply.ts';
import { ImportFailure, refuseUnreadable } from './import-failure.ts';
import { areTextsCurrent, selectPlanTexts, selectReadTexts } from './known-queries.ts';
import { deleteRecords, upsertRecords } from './link-queries.ts';
import { removesTooMuch } from './nightly-rules.ts';
import { countsOf } from './plan-rules.ts';
import type { PlanAnswer, PlanWork } from './plan-worker.ts';
import type { ReadAnswer, ReadDelivery, ReadWork, SentDelivery } from './read-worker.ts';
import {
  countKnown,
  insertRun,
  lockOptionalSource,
  type SourceRow,
  selectOptionalSource,
} from './source-queries.ts';

/** The time limit of a thread: reading a large district takes seconds, and minutes on a busy machine. */
export const threadDeadlineMs = 5 * 60_000;
const limitsOfThreads = { threads: 1, waiting: 4, deadlineMs: threadDeadlineMs };
const readInThread = createThreads<ReadWork, ReadAnswer>(
  new URL('./read-worker.ts', import.meta.url),
  limitsOfThreads,
);
const planInThread = createThreads<PlanWork, PlanAnswer>(
  new URL('./plan-worker.ts', import.meta.url),
  limitsOfThreads,
);

export interface ImportRequest {
  sourceId: RosterSourceId;
  delivery: SentDelivery;
  isDryRun: boolean;
  /** The digest of the previewed plan: a plan that differs is not applied. If undefined, any plan is. */
  digest?: string | undefined;
  isLocal: boolean;
  /** Nobody has seen a preview: an import that removes too much is refused. */
  isGuarded?: boolean;
  onProgress?: (progress: ImportProgress) => Promise<void>;
}

export type ImportProgress =
  | { kind: 'read'; records: number }
  | { kind: 'planned' }
  /** Progress, reported outside the transaction that makes the changes. */
  | { kind: 'changed'; changes: number; of: number };

/** The plan is recomputed, at most this often, if its basis has changed before it is applied. */
const maxPlans = 3;

/**
 * Reads a delivery, plans its changes and applies them, all or none, in one transaction; not in a dry run, with errors, or if the plan differs from
 * its preview. Importing the same delivery again changes nothing. Nothing is locked while it is planned: the transaction compares the basis of the
 * plan with the current rows.
 */
export async function importDelivery(
  actorId: UserId | null,
  request: ImportRequest,
  now: Date,
): Promise<RosterImport> {
  for (let planned = 0; planned < maxPlans; planned += 1) {
    const answer = await planAndImport(actorId, request, now);
    if (answer !== 'outdated') return answer;
  }
  throw unavailable();
}

async function planAndImport(
  actorId: UserId | null,
  request: ImportRequest,
  now: Date,
): Promise<RosterImport | 'outdated'> {
  const source = await selectOptionalSource(request.sourceId);
  if (!source) throw new AppError('not_found');
  const today = dayAt(now, source.time_zone);
  const known = await selectReadTexts(source);
  const read = await readSent(request.delivery, known, today);
  await request.onProgress?.({ kind: 'read', records: countRows(read.files) });
  const refuse = (problems: readonly RosterProblemLine[]) =>
    refuseImport(request, { problems, files: read.files }, now);
  if (read.problems.length > 0) return refuse(read.problems);
  const plan = await planDelivery(source.id, read, today);
  await request.onProgress?.({ kind: 'planned' });
  if (plan.answer.problems.length > 0) return refuse(plan.answer.problems);
  const { counts, skipped, changes, digest, groups, acts } = plan.answer;
  const isMeant = request.digest === undefined || request.digest === digest;
  const answer = { files: read.files, counts, skipped, changes, digest, problems: [], problemCount: 0 };
  if (request.isGuarded && (await wouldRemoveTooMuch(source.id, counts))) {
    await recordRefusedRun(source.id, { counts, reason: 'many_removals' }, now);
    return { ...answer, isDone: false };
  }
  if (request.isDryRun || !isMeant) return { ...answer, isDone: false };
  return inTransaction(async () => {
    const locked = await lockOptionalSource(source.id);
    if (!locked) throw new AppError('not_found');
    // Keeps usernames and addresses from being taken until the end of the transaction.
    await lockManaging();
    if (!(await areTextsCurrent(plan.question, { ...known, ...plan.known }))) return 'outdated';
    const onApplied = (done: number) =>
      outsideTransaction(async () => request.onProgress?.({ kind: 'changed', changes: done, of: acts }));
    await applyPlan(groups, { source: locked, actorId, isLocal: request.isLocal, onApplied, now });
    await storeRecords(source.id, read);
    await recordRun(locked, { actorId, answer, now });
    return { ...answer, isDone: true };
  });
}

function countRows(files: readonly RosterFile[]): number {
  return files.reduce((sum, { rows }) => sum + rows, 0);
}

async function readSent(
  delivery: SentDelivery,
  { records, connected }: Awaited<ReturnType<typeof selectReadTexts>>,
  today: string,
): Promise<ReadDelivery> {
  const work = { delivery, records: records.text, connected: connected.text, today };
  const read = await readInThread(work).catch(refuseUnreadable);
  switch (read.kind) {
    case 'unreadable':
      throw new ImportFailure('unreadable', 'files');
    case 'too_many_rows':
      throw new ImportFailure('too_many_rows', 'files');
    case 'read':
      return read;
  }
}

async function planDelivery(
  sourceId: RosterSourceId,
  { roster, changedUsers, emails, usernames, keys }: ReadDelivery,
  today: string,
) {
  const question = { id: sourceId, today, emails, usernames, keys };
  const known = await selectPlanTexts(question);
  const { people, classes, places, accounts, usernames: names, classKeys, areas } = known;
  const answer = await planInThread({
    roster,
    changedUsers,
    today,
    known: {
      people: people.text,
      classes: classes.text,
      places: places.text,
      accounts: accounts.text,
      usernames: names.text,
      classKeys: classKeys.text,
      areas: areas.text,
    },
  });
  return { question, known, answer };
}

/** Records a refused import; nobody sees the answer of a nightly one, so the page of the source shows it. */
async function refuseImport(
  { sourceId, isGuarded = false }: ImportRequest,
  { problems, files }: { problems: readonly RosterProblemLine[]; files: RosterFile[] },
  now: Date,
): Promise<RosterImport> {
  const answer = refusedBy(problems, files);
  if (isGuarded) await recordRefusedRun(sourceId, { ...answer, reason: 'problems' }, now);
  return answer;
}

async function wouldRemoveTooMuch(sourceId: RosterSourceId, counts: RosterCounts): Promise<boolean> {
  const places = counts.student_removed + counts.staff_removed;
  return removesTooMuch({ places, classes: counts.class_archived }, await countKnown(sourceId));
}

function recordRefusedRun(
  sourceId: RosterSourceId,
  run: Pick<RosterRun, 'counts' | 'reason'> & Partial<Pick<RosterRun, 'problems' | 'problemCount'>>,
  now: Date,
): Promise<void> {
  const { counts, reason, problems = [], problemCount = 0 } = run;
  return insertRun(
    sourceId,
    { isNightly: true, outcome: 'refused', counts, problems, problemCount, reason },
    now,
  );
}

export function recordFailedRun(
  sourceId: RosterSourceId,
  { reason, isNightly }: { reason: NonNullable<RosterRun['reason']>; isNightly: boolean },
  now: Date,
): Promise<void> {
  const counts = countsOf(rosterChangeKinds, () => 0);
  const run = { isNightly, outcome: 'failed' as const, counts, problems: [], problemCount: 0, reason };
  return insertRun(sourceId, run, now);
}

function refusedBy(problems: readonly RosterProblemLine[], files: RosterFile[]): RosterImport {
  return {
    files,
    counts: countsOf(rosterChangeKinds, () => 0),
    skipped: countsOf(rosterSkipReasons, () => 0),
    changes: [],
    problems: problems.slice(0, limits.rosterProblemsListed),
    problemCount: problems.length,
    digest: '',
    isDone: false,
  };
}

async function storeRecords(
  sourceId: RosterSourceId,
  { upserts, deletes }: Pick<ReadDelivery, 'upserts' | 'deletes'>,
): Promise<void> {
  for (const batch of upserts) await upsertRecords(sourceId, batch);
  for (const batch of deletes) await deleteRecords(sourceId, batch);
}

async function recordRun(
  source: SourceRow,
  { actorId, answer, now }: { actorId: UserId | null; answer: Pick<RosterImport, 'counts'>; now: Date },
): Promise<void> {
  const { counts } = answer;
  const isNightly = actorId === null;
  const run = { isNightly, outcome: 'done' as const, counts, problems: [], problemCount: 0, reason: null };
  await insertRun(source.id, run, now);
  await audit({
    at: now,
    actorId,
    action: 'roster_source.import',
    subject: 'roster_source',
    subjectId: source.id,
    details: { title: source.name, counts },
  });
}
