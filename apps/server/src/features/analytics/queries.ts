import type { TimeState } from '@redraft/analytics';
import type { AssignmentId, FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface StoredActivity {
  fileId: FileId;
  seq: number;
  state: TimeState;
}

/** What was folded earlier by this version of the algorithm. */
export async function listActivity(
  fileIds: readonly FileId[],
  algorithmVersion: string,
): Promise<Map<FileId, StoredActivity>> {
  const rows = await db()
    .selectFrom('file_activity')
    // Boundary: only upsertActivity writes the state.
    .select(['file_id', 'seq', sql<TimeState>`state`.as('state')])
    .where('file_id', '=', sql<FileId>`ANY(${fileIds}::bigint[])`)
    .where('algorithm_version', '=', algorithmVersion)
    .execute();
  return new Map(rows.map((row) => [row.file_id, { fileId: row.file_id, seq: row.seq, state: row.state }]));
}

export async function upsertActivity(
  activity: StoredActivity,
  algorithmVersion: string,
  at: Date,
): Promise<void> {
  const values = {
    seq: activity.seq,
    algorithm_version: algorithmVersion,
    state: JSON.stringify(activity.state),
    updated_at: at,
  };
  await db()
    .insertInto('file_activity')
    .values({ file_id: activity.fileId, ...values })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(values))
    .execute();
}

/** Files with at least `count` saves more than what is folded. */
export async function listFilesAhead(count: number): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT files.id FROM files
    LEFT JOIN file_activity ON file_activity.file_id = files.id
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM revisions WHERE revisions.file_id = files.id) hot
    WHERE greatest(hot.seq, files.sealed_seq) >= coalesce(file_activity.seq, 0) + ${count}
    ORDER BY files.id LIMIT 1000`.execute(db());
  return rows.map((row) => row.id);
}

/** Whether the bands of the active-to-think ratio are kept in an assignment. */
export async function hasRatioBands(id: AssignmentId): Promise<boolean> {
  const row = await db()
    .selectFrom('kept_ratio_bands')
    .select('assignment_id')
    .where('assignment_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRatioBands(id: AssignmentId): Promise<void> {
  await db()
    .insertInto('kept_ratio_bands')
    .values({ assignment_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRatioBands(id: AssignmentId): Promise<void> {
  await db().deleteFrom('kept_ratio_bands').where('assignment_id', '=', id).execute();
}
