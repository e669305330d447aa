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
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { createThreads, TooMuchWork } from '../../platform/threads.ts';
import { dayAt } from '../../platform/zones.ts';
import { lockManaging } from '../accounts/index.ts';
import { applyPlan } from './apply.ts';
import {
  selectAccountsText,
  selectAreasText,
  selectClassesText,
  selectClassKeysText,
  selectConnectedText,
  selectPeopleText,
  selectPlacesText,
  selectRecordsText,
  selectUsernamesText,
} from './known-queries.ts';
import { deleteRecords, upsertRecords } from './link-queries.ts';
import { removesTooMuch } from './nightly-rules.ts';
import { countsOf } from './plan-rules.ts';
import type { PlanAnswer, PlanWork } from './plan-worker.ts';
import type { ReadAnswer, ReadDelivery, ReadWork, SentDelivery } from './read-worker.ts';
import { countKnown, insertRun, lockOptionalSource, type SourceRow } from './source-queries.ts';

/** A large district takes seconds. */
const limitsOfThreads = { threads: 1, waiting: 4, deadlineMs: 60_000 };
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
  /** Of the previewed plan: another one is not carried out. Undefined to carry out any. */
  digest?: string | undefined;
  isLocal: boolean;
  /** Nobody has seen a preview: an import that removes too much is refused. */
  isGuarded?: boolean;
}

/**
 * Reads a delivery, plans what it changes and, unless it is a dry run, has an error or differs from its preview, carries it out: all of it or nothing,
 * in one transaction. The same delivery again changes nothing.
 */
export async function importDelivery(
  actorId: UserId | null,
  request: ImportRequest,
  now: Date,
): Promise<RosterImport> {
  return inTransaction(async () => {
    const source = await lockOptionalSource(request.sourceId);
    if (!source) throw new AppError('not_found');
    const today = dayAt(now, source.time_zone);
    const read = await readSent(source.id, request.delivery, today);
    const refuse = (problems: readonly RosterProblemLine[]) =>
      refuseImport(request, { problems, files: read.files }, now);
    if (read.problems.length > 0) return refuse(read.problems);
    // Nobody takes a name or an address between plan and act.
    await lockManaging();
    const planned = await planDelivery(source.id, read, today);
    if (planned.problems.length > 0) return refuse(planned.problems);
    const { counts, skipped, changes, digest, groups } = planned;
    const isMeant = request.digest === undefined || request.digest === digest;
    const isTooMuch = request.isGuarded === true && (await wouldRemoveTooMuch(source.id, counts));
    if (isTooMuch) await recordRefusedRun(source.id, { counts, reason: 'many_removals' }, now);
    const isDone = !request.isDryRun && isMeant && !isTooMuch;
    const answer = { files: read.files, counts, skipped, changes, digest, problems: [], problemCount: 0 };
    if (isDone) {
      await applyPlan(groups, { source, actorId, isLocal: request.isLocal, now });
      await storeRecords(source.id, read);
      await recordRun(source, { actorId, answer, now });
    }
    return { ...answer, isDone };
  });
}

async function readSent(
  sourceId: RosterSourceId,
  delivery: SentDelivery,
  today: string,
): Promise<ReadDelivery> {
  const [records, connected] = [await selectRecordsText(sourceId), await selectConnectedText(sourceId)];
  const read = await readInThread({ delivery, records, connected, today }).catch(refuseUnreadable);
  switch (read.kind) {
    case 'unreadable':
      throw new AppError('oneroster.unreadable');
    case 'too_many_rows':
      throw new AppError('oneroster.too_many_rows');
    case 'read':
      return read;
  }
}

function refuseUnreadable(cause: unknown): never {
  if (cause instanceof TooMuchWork && cause.reason === 'busy') throw cause;
  throw new AppError('oneroster.unreadable', { cause });
}

async function planDelivery(
  sourceId: RosterSourceId,
  { roster, changedUsers, emails, usernames, keys }: ReadDelivery,
  today: string,
): Promise<PlanAnswer> {
  const known = {
    people: await selectPeopleText(sourceId),
    classes: await selectClassesText(sourceId, today),
    places: await selectPlacesText(sourceId),
    accounts: await selectAccountsText(emails),
    usernames: await selectUsernamesText(usernames),
    classKeys: await selectClassKeysText(keys),
    areas: await selectAreasText(),
  };
  return planInThread({ roster, changedUsers, today, known });
}

/** At night nobody sees the answer, so the page of the source keeps it. */
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
  reason: NonNullable<RosterRun['reason']>,
  now: Date,
): Promise<void> {
  const counts = countsOf(rosterChangeKinds, () => 0);
  const run = { isNightly: true, outcome: 'failed' as const, counts, problems: [], problemCount: 0, reason };
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
