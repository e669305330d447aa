import type { Measures, TimeState } from '@redraft/analytics';
import type { AssignmentId, FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Of many files the writing times alone, as this version of the algorithms has kept them. */
export async function listKeptTimes(
  fileIds: readonly FileId[],
  algorithmVersion: string,
): Promise<Map<FileId, { seq: number; times: TimeState }>> {
  const rows = await db()
    .selectFrom('file_measures')
    // Boundary: only upsertMeasures writes them.
    .select(['file_id', 'seq', sql<TimeState>`measures -> 'times'`.as('times')])
    .where('file_id', '=', sql<FileId>`ANY(${fileIds}::bigint[])`)
    .where('algorithm_version', '=', algorithmVersion)
    .execute();
  return new Map(rows.map(({ file_id, seq, times }) => [file_id, { seq, times }]));
}

/** What many files were changed by in each quarter of an hour, and how many words they have, as this version has kept them. */
export async function listKeptActivity(
  fileIds: readonly FileId[],
  algorithmVersion: string,
): Promise<Map<FileId, { seq: number; quarters: Measures['quarters']; words: number }>> {
  const rows = await db()
    .selectFrom('file_measures')
    .select(['file_id', 'seq'])
    // Boundary: only upsertMeasures writes them.
    .select(sql<Measures['quarters']>`measures -> 'quarters'`.as('quarters'))
    .select(sql<number>`coalesce((measures #>> '{words,sittings,-1,last,words}')::integer, 0)`.as('words'))
    .where('file_id', '=', sql<FileId>`ANY(${fileIds}::bigint[])`)
    .where('algorithm_version', '=', algorithmVersion)
    .execute();
  return new Map(rows.map(({ file_id, ...row }) => [file_id, row]));
}

export interface KeptMeasures {
  fileId: FileId;
  seq: number;
  measures: Measures;
  /** The text at that version, as UTF-8. */
  text: Buffer;
}

export async function selectOptionalMeasures(
  fileId: FileId,
  algorithmVersion: string,
): Promise<Omit<KeptMeasures, 'fileId'> | null> {
  const row = await db()
    .selectFrom('file_measures')
    // Boundary: only upsertMeasures writes them.
    .select(['seq', 'text', sql<Measures>`measures`.as('measures')])
    .where('file_id', '=', fileId)
    .where('algorithm_version', '=', algorithmVersion)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertMeasures(
  { fileId, seq, measures, text }: KeptMeasures,
  algorithmVersion: string,
  at: Date,
): Promise<void> {
  const values = {
    seq,
    algorithm_version: algorithmVersion,
    measures: JSON.stringify(measures),
    text,
    updated_at: at,
  };
  await db()
    .insertInto('file_measures')
    .values({ file_id: fileId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('file_id')
        .doUpdateSet(values)
        // Two workers may fold the same file: the older of the two does not come last.
        .where((row) =>
          row.or([
            row('file_measures.algorithm_version', '<>', algorithmVersion),
            row('file_measures.seq', '<', seq),
          ]),
        ),
    )
    .execute();
}

/** Files with saves beyond what this version of the algorithms has kept of them: looks at all files. */
export async function listFilesAhead(algorithmVersion: string): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT files.id FROM files
    LEFT JOIN file_measures AS kept ON kept.file_id = files.id AND kept.algorithm_version = ${algorithmVersion}
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM revisions WHERE revisions.file_id = files.id) hot
    WHERE greatest(hot.seq, files.sealed_seq) > coalesce(kept.seq, 0)
    ORDER BY files.id`.execute(db());
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
