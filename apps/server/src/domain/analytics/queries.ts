import type { Progress, TimeState } from '@redraft/analytics';
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

export interface StoredProgress {
  fileId: FileId;
  seq: number;
  progress: Progress;
  /** The text at that version, as UTF-8. */
  text: Buffer;
}

export async function selectOptionalProgress(
  fileId: FileId,
  algorithmVersion: string,
): Promise<Omit<StoredProgress, 'fileId'> | null> {
  const row = await db()
    .selectFrom('file_progress')
    // Boundary: only upsertProgress writes the state.
    .select(['seq', 'text', sql<Progress>`state`.as('progress')])
    .where('file_id', '=', fileId)
    .where('algorithm_version', '=', algorithmVersion)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertProgress(
  { fileId, seq, progress, text }: StoredProgress,
  algorithmVersion: string,
  at: Date,
): Promise<void> {
  const state = JSON.stringify(progress);
  const values = { seq, algorithm_version: algorithmVersion, state, text, updated_at: at };
  await db()
    .insertInto('file_progress')
    .values({ file_id: fileId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('file_id')
        .doUpdateSet(values)
        // Two workers may fold the same file: the older of the two does not come last.
        .where((row) =>
          row.or([
            row('file_progress.algorithm_version', '<>', algorithmVersion),
            row('file_progress.seq', '<', seq),
          ]),
        ),
    )
    .execute();
}

/** Files with at least `count` saves more than what this version of the algorithm has kept of them. */
export async function listFilesAhead(
  table: 'file_activity' | 'file_progress',
  { count, algorithmVersion }: { count: number; algorithmVersion: string },
): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT files.id FROM files
    LEFT JOIN ${sql.table(table)} AS kept ON kept.file_id = files.id AND kept.algorithm_version = ${algorithmVersion}
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM revisions WHERE revisions.file_id = files.id) hot
    WHERE greatest(hot.seq, files.sealed_seq) >= coalesce(kept.seq, 0) + ${count}
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
