import type { PlatformRefusal } from '@redraft/contracts';
import type { ShownRefusal } from '../../platform/html-refusals.ts';
import { deleteOldRefusals, insertRefusalWithinLimit, listRefusalRows } from './refusal-queries.ts';

const keptMs = 30 * 86_400_000;
const hourMs = 3_600_000;
/** Stored refusals per hour, of all platforms together; further ones are only logged. So a misconfigured platform cannot fill the table. */
const maxPerHour = 200;

/** Stores a refusal that a user was shown, so that support can find it by its reference. */
export async function noteRefusal(refusal: ShownRefusal, now: Date): Promise<void> {
  await deleteOldRefusals(new Date(now.getTime() - keptMs));
  const since = new Date(now.getTime() - hourMs);
  await insertRefusalWithinLimit(refusal, { since, max: maxPerHour }, now);
}

export async function listRefusals(reference: string, now: Date): Promise<PlatformRefusal[]> {
  const since = new Date(now.getTime() - keptMs);
  const rows = await listRefusalRows({ reference: reference.toLowerCase(), since });
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    code: row.code,
    at: row.at.toISOString(),
    platformName: row.platform_name,
    issuer: row.issuer,
  }));
}
