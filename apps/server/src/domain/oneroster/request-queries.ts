import type { RosterImport, RosterRun, RosterSourceId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Imports that a person has requested and a worker runs. */

export interface RosterRequest {
  sourceId: RosterSourceId;
  by: UserId;
  isDryRun: boolean;
  digest: string | null;
  /** From the uploaded files; from the rostering service otherwise. */
  isFromFiles: boolean;
}

/** A claim made by the previous release has no lease: it ends after the fixed time of that release. */
const claimEnd = sql`coalesce(last.claimed_until, last.claimed_at + interval '45 minutes')`;

/** Replaces the source's last request; false while that is waiting or running. */
export async function upsertRequest(request: RosterRequest, now: Date): Promise<boolean> {
  const { sourceId, by, isDryRun, digest, isFromFiles } = request;
  const { numAffectedRows } = await sql`
    INSERT INTO roster_requests AS last (source_id, requested_by, requested_at, is_dry_run, digest, is_from_files)
    VALUES (${sourceId}, ${by}, ${now}, ${isDryRun}, ${digest}, ${isFromFiles})
    ON CONFLICT (source_id) DO UPDATE SET requested_by = excluded.requested_by, requested_at = excluded.requested_at,
      is_dry_run = excluded.is_dry_run, digest = excluded.digest, is_from_files = excluded.is_from_files, claimed_at = NULL,
      claimed_until = NULL, attempt = last.attempt + 1, records_read = 0, changes_planned = 0, changes_made = 0, finished_at = NULL, answer = NULL, reason = NULL
    WHERE last.finished_at IS NOT NULL OR ${claimEnd} <= ${now}`.execute(db());
  return numAffectedRows === 1n;
}

export type ClaimedRequest = RosterRequest & {
  /** Number of the attempt: an earlier attempt has lost its claim. */
  attempt: number;
};

/** Claims a request for one worker, until it is finished or its lease ends. */
export async function claimRequest(leaseEnd: Date, now: Date): Promise<ClaimedRequest | undefined> {
  const { rows } = await sql<ClaimedRequest>`
    UPDATE roster_requests SET claimed_at = ${now}, claimed_until = ${leaseEnd}, attempt = attempt + 1,
      records_read = 0, changes_planned = 0, changes_made = 0
    WHERE source_id = (
      SELECT source_id FROM roster_requests AS last
      WHERE finished_at IS NULL AND (claimed_at IS NULL OR ${claimEnd} <= ${now})
      ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING source_id AS "sourceId", requested_by AS by, is_dry_run AS "isDryRun", digest, is_from_files AS "isFromFiles",
      attempt`.execute(db());
  return rows[0];
}

/** False if the claim was lost. */
export async function advanceRequest(
  { sourceId, attempt }: ClaimedRequest,
  progress: { records_read?: number; changes_planned?: number; changes_made?: number; claimed_until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('roster_requests')
    .set(progress)
    .where('source_id', '=', sourceId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type RequestResult =
  | { answer: RosterImport; reason: null }
  | { answer: null; reason: NonNullable<RosterRun['reason']> };

/** False if the claim was lost. */
export async function finishRequest(
  { sourceId, attempt }: ClaimedRequest,
  { answer, reason }: RequestResult,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('roster_requests')
    .set({ answer: answer && JSON.stringify(answer), reason, finished_at: now })
    .where('source_id', '=', sourceId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function selectOptionalRequest(id: RosterSourceId) {
  return db()
    .selectFrom('roster_requests')
    .select(['claimed_at', 'records_read', 'changes_planned', 'changes_made', 'is_dry_run', 'is_from_files'])
    .select(['answer', 'reason'])
    .where('source_id', '=', id)
    .executeTakeFirst();
}

/** Finished requests are deleted because previews contain names of people. */
export async function deleteFinishedRequests(until: Date): Promise<void> {
  await db().deleteFrom('roster_requests').where('finished_at', '<', until).execute();
}
