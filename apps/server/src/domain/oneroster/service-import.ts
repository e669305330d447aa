import {
  type RosterImport,
  type RosterRun,
  type RosterServiceImport,
  type RosterSourceId,
  rosterImportSchema,
  rosterRunReasonSchema,
  type UserId,
} from '@redraft/contracts';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { sendJob } from '../../platform/job-queue.ts';
import { reasonOf } from '../../platform/reason.ts';
import { openSealedText } from '../../platform/seal.ts';
import { importDelivery, recordFailedRun } from './import.ts';
import { sinceFor } from './nightly-rules.ts';
import {
  type ClaimedRequest,
  claimRequest,
  deleteFinishedRequests,
  finishRequest,
  selectOptionalRequest,
  updateRecordsRead,
  upsertRequest,
} from './request-queries.ts';
import { readService, ServiceFailure } from './rest-client.ts';
import { secretName } from './sealed-secret.ts';
import { oneRosterSettings } from './settings.ts';
import { listNightlySources, type ServiceRow, selectOptionalService, updateRead } from './source-queries.ts';

/** The worker's queue of imports that somebody has asked for. */
export const requestedQueue = 'import-requested-rosters';

/** There is time for a large district. */
const readMs = 30 * 60_000;
/** Longer than an import takes. */
const claimMs = 45 * 60_000;
const keptMs = 24 * 3600_000;

const oldestClaim = (now: Date) => new Date(now.getTime() - claimMs);

/** Has a worker read all of a service, and preview or import it. */
export async function requestServiceImport(
  actorId: UserId,
  request: { sourceId: RosterSourceId; isDryRun: boolean; digest?: string | undefined },
  now: Date,
): Promise<RosterServiceImport> {
  const { sourceId, isDryRun, digest = null } = request;
  if (!(await selectOptionalService(sourceId))) throw new AppError('not_found');
  await inTransaction(async () => {
    await upsertRequest({ sourceId, by: actorId, isDryRun, digest }, oldestClaim(now), now);
    await sendJob(requestedQueue);
  });
  return readServiceImport(sourceId);
}

/** How far the last one is that was asked for, and what came of it. */
export async function readServiceImport(sourceId: RosterSourceId): Promise<RosterServiceImport> {
  const last = await selectOptionalRequest(sourceId);
  if (!last) return { state: 'none' };
  const { is_dry_run: isDryRun, records_read: records } = last;
  if (last.answer !== null) return { state: 'done', isDryRun, answer: rosterImportSchema.parse(last.answer) };
  if (last.reason !== null)
    return { state: 'failed', isDryRun, reason: rosterRunReasonSchema.parse(last.reason) };
  return { state: last.claimed_at === null ? 'waiting' : 'running', isDryRun, records };
}

/** Carries out one import that was asked for; false if there is none. */
export async function importRequested(logger: Logger, clock: () => Date): Promise<boolean> {
  await deleteFinishedRequests(new Date(clock().getTime() - keptMs));
  const claimed = await claimRequest(oldestClaim(clock()), clock());
  if (!claimed) return false;
  try {
    const answer = await importNow(claimed, clock());
    await finishRequest(claimed, { answer, reason: null }, clock());
  } catch (cause) {
    const reason = failureReasonOf(cause);
    const { sourceId, isDryRun } = claimed;
    logger.error({ err: cause, sourceId, reason: reasonOf(cause) }, 'A roster was not imported');
    if (!isDryRun) await recordFailedRun(sourceId, { reason, isNightly: false }, clock());
    await finishRequest(claimed, { answer: null, reason }, clock());
  }
  return true;
}

async function importNow(claimed: ClaimedRequest, now: Date): Promise<RosterImport> {
  const { sourceId, by, isDryRun, digest } = claimed;
  const source = await selectOptionalService(sourceId);
  if (!source) throw new AppError('not_found');
  const onRead = (records: number) => updateRecordsRead(claimed, records);
  const pages = await readSource(source, { since: null, onRead });
  const { isLocal } = oneRosterSettings();
  const delivery = { kind: 'pages' as const, pages, mode: 'bulk' as const };
  const request = { sourceId, isDryRun, digest: digest ?? undefined, delivery, isLocal };
  const answer = await importDelivery(by, request, now);
  if (answer.isDone) await updateRead(source.id, { at: now, isFull: true });
  return answer;
}

function failureReasonOf(cause: unknown): NonNullable<RosterRun['reason']> {
  if (cause instanceof ServiceFailure) return cause.reason;
  if (!(cause instanceof AppError)) return 'other';
  if (cause.code === 'oneroster.too_many_rows') return 'too_many_rows';
  return cause.code === 'oneroster.unreadable' ? 'unreadable' : 'other';
}

function readSource(
  source: ServiceRow,
  asked: { since: Date | null; onRead?: (records: number) => Promise<void> },
) {
  const { fetch, key } = oneRosterSettings();
  const service = {
    baseUrl: source.base_url,
    tokenUrl: source.token_url,
    clientId: source.client_id,
    // Empty after the secret of the installation was changed: the service then refuses the credentials, which its page says.
    clientSecret: openSealedText(source.sealed_secret, { key, name: secretName }) ?? '',
  };
  return readService(service, { ...asked, fetch, signal: AbortSignal.timeout(readMs) });
}

/** One after the other; one that fails does not stop the rest, and says so on its page. */
export async function importNightly(logger: Logger, now: Date): Promise<void> {
  for (const source of await listNightlySources()) {
    try {
      await importAtNight(source, now);
    } catch (cause) {
      logger.error({ err: cause, sourceId: source.id, reason: reasonOf(cause) }, 'A roster was not imported');
      await recordFailedRun(source.id, { reason: failureReasonOf(cause), isNightly: true }, now);
    }
  }
}

async function importAtNight(source: ServiceRow, now: Date): Promise<void> {
  const since = sinceFor(source, now);
  const pages = await readSource(source, { since });
  const delivery = { kind: 'pages' as const, pages, mode: since ? ('delta' as const) : ('bulk' as const) };
  const { isLocal } = oneRosterSettings();
  const request = { sourceId: source.id, delivery, isDryRun: false, isLocal, isGuarded: true };
  const { isDone } = await importDelivery(null, request, now);
  if (isDone) await updateRead(source.id, { at: now, isFull: since === null });
}
