import {
  type RequestedRosterImport,
  type RosterImport,
  type RosterSourceId,
  requestedRosterImportSchema,
  type UserId,
} from '@redraft/contracts';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { sendJob } from '../../platform/job-queue.ts';
import { reasonOf } from '../../platform/reason.ts';
import type { SpooledFile } from '../../platform/spool.ts';
import { type ImportProgress, importDelivery, recordFailedRun, threadDeadlineMs } from './import.ts';
import { failureReasonOf } from './import-failure.ts';
import { headLength, isRead } from './read-files.ts';
import type { SentDelivery } from './read-worker.ts';
import {
  advanceRequest,
  type ClaimedRequest,
  claimRequest,
  deleteFinishedRequests,
  finishRequest,
  type RequestResult,
  selectOptionalRequest,
  upsertRequest,
} from './request-queries.ts';
import { readAllOfService } from './service-import.ts';
import { oneRosterSettings } from './settings.ts';
import { selectOptionalService, selectOptionalSource, updateRead } from './source-queries.ts';
import { deleteUpload, hasUpload, insertUploadedPiece, listUploadedFiles } from './upload-queries.ts';

/** The job queue of imports that users have requested. */
export const requestedQueue = 'import-requested-rosters';

/** A worker that reports no progress for this long is considered dead. Longer than the time limit of a thread, with time to wait for locks. */
const leaseMs = threadDeadlineMs + 3 * 60_000;
const keptMs = 24 * 3600_000;

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/** Another worker has taken over, or the request was replaced. */
class LostClaim extends Error {}

/** Stores the files of an export, and requests that a worker previews or imports them. */
export async function requestFilesImport(
  actorId: UserId,
  request: { sourceId: RosterSourceId; isDryRun: boolean; files: readonly SpooledFile[] },
  now: Date,
): Promise<RequestedRosterImport> {
  const { sourceId, isDryRun, files } = request;
  if (files.length === 0) throw new AppError('template.file_required');
  if (files.some(({ isTooLarge }) => isTooLarge)) throw new AppError('oneroster.files_too_large');
  await requireSource(sourceId);
  await inTransaction(async () => {
    const asked = { sourceId, by: actorId, isDryRun, digest: null, isFromFiles: true };
    if (!(await upsertRequest(asked, now))) throw new AppError('oneroster.import_running');
    await deleteUpload(sourceId);
    for (const [file, sent] of files.entries()) {
      // Files that are not imported may contain data about other people, and are not stored.
      if (!isRead({ name: sent.name, bytes: await sent.read(0, headLength) })) continue;
      for await (const piece of sent.pieces())
        await insertUploadedPiece(sourceId, { file, name: sent.name, ...piece });
    }
    await sendJob(requestedQueue);
  });
  return readRequestedImport(sourceId);
}

/** Requests that a worker previews or imports everything that a service has, or the files that were uploaded last. */
export async function requestImport(
  actorId: UserId,
  request: { sourceId: RosterSourceId; isDryRun: boolean; digest?: string | undefined },
  now: Date,
): Promise<RequestedRosterImport> {
  const { sourceId, isDryRun, digest = null } = request;
  const { base_url: serviceUrl } = await requireSource(sourceId);
  await inTransaction(async () => {
    // A preview of files is imported from these files, even if the source has a service too.
    const isUploaded = await hasUpload(sourceId);
    const isFromFiles = serviceUrl === null || (digest !== null && isUploaded);
    const asked = { sourceId, by: actorId, isDryRun, digest, isFromFiles };
    if (!(await upsertRequest(asked, now))) return;
    if (isFromFiles && !isUploaded) throw new AppError('oneroster.files_gone');
    if (!isFromFiles) await deleteUpload(sourceId);
    await sendJob(requestedQueue);
  });
  return readRequestedImport(sourceId);
}

async function requireSource(id: RosterSourceId) {
  const source = await selectOptionalSource(id);
  if (!source) throw new AppError('not_found');
  return source;
}

/** The progress and the result of the source's last requested import. */
export async function readRequestedImport(sourceId: RosterSourceId): Promise<RequestedRosterImport> {
  const last = await selectOptionalRequest(sourceId);
  if (!last) return { state: 'none' };
  const { is_dry_run: isDryRun, answer, reason } = last;
  const asked = { isDryRun, origin: last.is_from_files ? 'files' : 'service' };
  if (answer !== null) return requestedRosterImportSchema.parse({ ...asked, state: 'done', answer });
  if (reason !== null) return requestedRosterImportSchema.parse({ ...asked, state: 'failed', reason });
  return requestedRosterImportSchema.parse({
    ...asked,
    state: last.claimed_at === null ? 'waiting' : 'running',
    records: last.records_read,
    changesPlanned: last.changes_planned,
    changesMade: last.changes_made,
  });
}

/** Runs one requested import; false if there is none. */
export async function importRequested(logger: Logger, clock: () => Date): Promise<boolean> {
  const startedAt = clock();
  await deleteFinishedRequests(new Date(startedAt.getTime() - keptMs));
  const claimed = await claimRequest(leaseFrom(startedAt), startedAt);
  if (!claimed) return false;
  const result = await carryOut(claimed, logger, clock);
  if (result) await finish(claimed, { result, startedAt }, clock());
  return true;
}

/** Undefined if the claim was lost. */
async function carryOut(
  claimed: ClaimedRequest,
  logger: Logger,
  clock: () => Date,
): Promise<RequestResult | undefined> {
  try {
    return { answer: await importNow(claimed, clock), reason: null };
  } catch (cause) {
    if (cause instanceof LostClaim) return undefined;
    const reason = failureReasonOf(cause);
    const { sourceId } = claimed;
    logger.error({ err: cause, sourceId, reason: reasonOf(cause) }, 'A roster was not imported');
    return { answer: null, reason };
  }
}

async function importNow(claimed: ClaimedRequest, clock: () => Date): Promise<RosterImport> {
  const { sourceId, by, isDryRun, digest } = claimed;
  const now = clock();
  const onProgress = async (progress: ImportProgress) => {
    const advance = { ...columnsOf(progress), claimed_until: leaseFrom(clock()) };
    if (!(await advanceRequest(claimed, advance))) throw new LostClaim();
  };
  const delivery = await takeDelivery(claimed, onProgress);
  const { isLocal } = oneRosterSettings();
  const request = { sourceId, isDryRun, digest: digest ?? undefined, delivery, isLocal, onProgress };
  return importDelivery(by, request, now);
}

function columnsOf(progress: ImportProgress) {
  switch (progress.kind) {
    case 'read':
      return { records_read: progress.records };
    case 'planned':
      return {};
    case 'changed':
      return { changes_planned: progress.of, changes_made: progress.changes };
  }
}

async function takeDelivery(
  { sourceId, isFromFiles }: ClaimedRequest,
  onProgress: (progress: ImportProgress) => Promise<void>,
): Promise<SentDelivery> {
  if (isFromFiles) return { kind: 'files', files: await listUploadedFiles(sourceId) };
  const source = await selectOptionalService(sourceId);
  if (!source) throw new AppError('not_found');
  const pages = await readAllOfService(source, (records) => onProgress({ kind: 'read', records }));
  return { kind: 'pages', pages, mode: 'bulk' };
}

/** Stores the result. The files are deleted, unless they were only previewed and can still be imported. */
async function finish(
  claimed: ClaimedRequest,
  { result, startedAt }: { result: RequestResult; startedAt: Date },
  now: Date,
): Promise<void> {
  const { sourceId, isDryRun, isFromFiles } = claimed;
  const { answer, reason } = result;
  const isImportable = answer !== null && !answer.isDone && answer.problemCount === 0;
  await inTransaction(async () => {
    if (answer?.isDone && !isFromFiles) await updateRead(sourceId, { at: startedAt, isFull: true });
    if (!(await finishRequest(claimed, result, now))) return;
    if (reason !== null && !isDryRun) await recordFailedRun(sourceId, { reason, isNightly: false }, now);
    if (!isImportable) await deleteUpload(sourceId);
  });
}
