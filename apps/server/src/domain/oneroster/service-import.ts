import type { RosterImport, RosterSourceId, UserId } from '@redraft/contracts';
import type { Logger } from 'pino';
import { AppError } from '../../platform/errors.ts';
import { reasonOf } from '../../platform/reason.ts';
import { openSealedText } from '../../platform/seal.ts';
import { importDelivery, recordFailedRun } from './import.ts';
import { sinceFor } from './nightly-rules.ts';
import { readService, ServiceFailure } from './rest-client.ts';
import { secretName } from './sealed-secret.ts';
import { oneRosterSettings } from './settings.ts';
import { listNightlySources, type ServiceRow, selectOptionalService, updateRead } from './source-queries.ts';

/** Somebody waits for the answer; at night there is time for a large district. */
const waitMs = 90_000;
const nightlyMs = 30 * 60_000;

const refusals = {
  unreachable: 'oneroster.unreachable',
  refused: 'oneroster.refused',
  unreadable: 'oneroster.service_unreadable',
  too_many_rows: 'oneroster.too_many_rows',
} as const;

/** Reads all of a service, outside of any transaction, and previews or imports it. */
export async function importService(
  actorId: UserId,
  request: { sourceId: RosterSourceId; isDryRun: boolean; digest?: string | undefined },
  now: Date,
): Promise<RosterImport> {
  const source = await selectOptionalService(request.sourceId);
  if (!source) throw new AppError('not_found');
  const pages = await readSource(source, null, waitMs).catch((cause: unknown) => {
    if (cause instanceof ServiceFailure) throw new AppError(refusals[cause.reason], { cause });
    throw cause;
  });
  const { isLocal } = oneRosterSettings();
  const delivery = { kind: 'pages' as const, pages, mode: 'bulk' as const };
  const answer = await importDelivery(actorId, { ...request, delivery, isLocal }, now);
  if (answer.isDone) await updateRead(source.id, { at: now, isFull: true });
  return answer;
}

function readSource(source: ServiceRow, since: Date | null, timeoutMs: number) {
  const { fetch, key } = oneRosterSettings();
  const service = {
    baseUrl: source.base_url,
    tokenUrl: source.token_url,
    clientId: source.client_id,
    // Empty after the secret of the installation was changed: the service then refuses the credentials, which its page says.
    clientSecret: openSealedText(source.sealed_secret, { key, name: secretName }) ?? '',
  };
  return readService(service, { fetch, since, signal: AbortSignal.timeout(timeoutMs) });
}

/** One after the other; one that fails does not stop the rest, and says so on its page. */
export async function importNightly(logger: Logger, now: Date): Promise<void> {
  for (const source of await listNightlySources()) {
    try {
      await importAtNight(source, now);
    } catch (cause) {
      const reason = cause instanceof ServiceFailure ? cause.reason : 'other';
      logger.error({ err: cause, sourceId: source.id, reason: reasonOf(cause) }, 'A roster was not imported');
      await recordFailedRun(source.id, reason, now);
    }
  }
}

async function importAtNight(source: ServiceRow, now: Date): Promise<void> {
  const since = sinceFor(source, now);
  const pages = await readSource(source, since, nightlyMs);
  const delivery = { kind: 'pages' as const, pages, mode: since ? ('delta' as const) : ('bulk' as const) };
  const { isLocal } = oneRosterSettings();
  const request = { sourceId: source.id, delivery, isDryRun: false, isLocal, isGuarded: true };
  const { isDone } = await importDelivery(null, request, now);
  if (isDone) await updateRead(source.id, { at: now, isFull: since === null });
}
