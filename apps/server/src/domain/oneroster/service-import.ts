import type { Logger } from 'pino';
import { reasonOf } from '../../platform/reason.ts';
import { decryptText } from '../../platform/seal.ts';
import { importDelivery, recordFailedRun } from './import.ts';
import { failureReasonOf } from './import-failure.ts';
import { sinceFor } from './nightly-rules.ts';
import { readService } from './rest-client.ts';
import type { CollectionPages } from './rest-rules.ts';
import { secretName } from './sealed-secret.ts';
import { oneRosterSettings } from './settings.ts';
import { listNightlySources, type ServiceRow, updateRead } from './source-queries.ts';

/** The time limit for reading everything that a service has: enough for a large district. */
const readMs = 30 * 60_000;
/** Reads everything that a service has, for at most half an hour. */
export function readAllOfService(
  source: ServiceRow,
  onRead: (records: number) => Promise<void>,
): Promise<CollectionPages[]> {
  return readSource(source, { since: null, onRead });
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
    // Empty after the secret of the installation was changed: the service then refuses the credentials, which the page of the source shows.
    clientSecret: decryptText(source.sealed_secret, { key, name: secretName }) ?? '',
  };
  return readService(service, { ...asked, fetch, signal: AbortSignal.timeout(readMs) });
}

/** Imports all sources in turn; a failed import does not stop the others, and is shown on the page of its source. */
export async function importNightly(logger: Logger, now: Date): Promise<void> {
  for (const source of await listNightlySources()) {
    try {
      await importChangedRecords(source, now);
    } catch (cause) {
      logger.error({ err: cause, sourceId: source.id, reason: reasonOf(cause) }, 'A roster was not imported');
      await recordFailedRun(source.id, { reason: failureReasonOf(cause), isNightly: true }, now);
    }
  }
}

async function importChangedRecords(source: ServiceRow, now: Date): Promise<void> {
  const since = sinceFor(source, now);
  const pages = await readSource(source, { since });
  const delivery = { kind: 'pages' as const, pages, mode: since ? ('delta' as const) : ('bulk' as const) };
  const { isLocal } = oneRosterSettings();
  const request = { sourceId: source.id, delivery, isDryRun: false, isLocal, isGuarded: true };
  const { isDone } = await importDelivery(null, request, now);
  if (isDone) await updateRead(source.id, { at: now, isFull: since === null });
}
