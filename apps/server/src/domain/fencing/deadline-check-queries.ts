import type { SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/**
 * When the sweep of deadlines has to check each text: an index finds what is due, however many inactive texts there are. Starting a text, reopening a
 * step and fencing texts schedule a check for the next sweep, which then computes the next due time.
 */

/** Call it in the transaction of the act. */
export async function scheduleDeadlineCheck(ids: readonly SubmissionId[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    INSERT INTO deadline_looks (submission_id, look_at)
    SELECT DISTINCT id, 'epoch'::timestamptz FROM unnest(${[...ids]}::bigint[]) AS id ORDER BY id
    ON CONFLICT (submission_id) DO UPDATE SET look_at = 'epoch'`.execute(db());
}

export interface DeadlineCheck {
  submission_id: SubmissionId;
  look_at: Date;
}

/** The next texts due for a check, after the given one. */
export async function listDeadlineChecks(
  { after, limit }: { after: DeadlineCheck | null; limit: number },
  now: Date,
): Promise<DeadlineCheck[]> {
  const { rows } = await sql<DeadlineCheck>`
    SELECT submission_id, look_at FROM deadline_looks
    WHERE look_at <= ${now} AND (look_at, submission_id) > (${after?.look_at ?? new Date(0)}, ${after?.submission_id ?? 0})
    ORDER BY look_at, submission_id LIMIT ${limit}`.execute(db());
  return rows;
}

/**
 * Locks the checks of texts until the end of the transaction: an act that schedules one of them waits instead of being overwritten. Checks that are
 * locked already are skipped.
 */
export async function lockDeadlineChecks(ids: readonly SubmissionId[]): Promise<SubmissionId[]> {
  const { rows } = await sql<{ submission_id: SubmissionId }>`
    SELECT submission_id FROM deadline_looks WHERE submission_id = ANY(${[...ids]}::bigint[])
    ORDER BY submission_id FOR UPDATE SKIP LOCKED`.execute(db());
  return rows.map((row) => row.submission_id);
}

/** For locked checks: stores the time of the next one, or deletes it. */
export async function storeDeadlineChecks(
  checks: readonly { submissionId: SubmissionId; at: Date | null }[],
): Promise<void> {
  const ids = checks.map((check) => check.submissionId);
  const times = checks.map((check) => check.at);
  await sql`
    WITH looks AS (SELECT * FROM unnest(${ids}::bigint[], ${times}::timestamptz[]) AS looks (id, at)),
      ended AS (DELETE FROM deadline_looks USING looks WHERE submission_id = looks.id AND looks.at IS NULL)
    UPDATE deadline_looks SET look_at = looks.at FROM looks
    WHERE submission_id = looks.id AND look_at <> looks.at`.execute(db());
}
