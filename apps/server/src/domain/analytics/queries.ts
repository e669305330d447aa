import {
  listQuarters,
  type PackedQuarters,
  packQuarters,
  type TimeState,
  unpackQuarters,
  type WritingMetrics,
} from '@redraft/analytics';
import type { AssignmentId, FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface StoredActivity {
  seq: number;
  times: TimeState;
  quarters: PackedQuarters;
  words: number;
}

/** The input of charts over many files, as stored by this version of the algorithms, without texts and curves. */
export async function listStoredActivity(
  fileIds: readonly FileId[],
  algorithmVersion: string,
): Promise<Map<FileId, StoredActivity>> {
  const rows = await db()
    .selectFrom('file_measures')
    .select(['file_id', 'seq', 'words'])
    // Cast: only upsertMetrics writes them.
    .select([sql<TimeState>`times`.as('times'), sql<PackedQuarters>`quarters`.as('quarters')])
    .where('file_id', '=', sql<FileId>`ANY(${fileIds}::bigint[])`)
    .where('algorithm_version', '=', algorithmVersion)
    .execute();
  return new Map(rows.map(({ file_id, ...row }) => [file_id, row]));
}

/** Only the writing times of many files. */
export async function listStoredTimes(
  fileIds: readonly FileId[],
  algorithmVersion: string,
): Promise<Map<FileId, Pick<StoredActivity, 'seq' | 'times'>>> {
  const rows = await db()
    .selectFrom('file_measures')
    // Cast: only upsertMetrics writes them.
    .select(['file_id', 'seq', sql<TimeState>`times`.as('times')])
    .where('file_id', '=', sql<FileId>`ANY(${fileIds}::bigint[])`)
    .where('algorithm_version', '=', algorithmVersion)
    .execute();
  return new Map(rows.map(({ file_id, ...row }) => [file_id, row]));
}

export interface StoredMetrics {
  fileId: FileId;
  seq: number;
  measures: WritingMetrics;
  /** The text at that version, as UTF-8. */
  text: Buffer;
}

type Curves = Omit<WritingMetrics, 'times' | 'quarters'>;

export async function selectOptionalMetrics(
  fileId: FileId,
  algorithmVersion: string,
): Promise<Omit<StoredMetrics, 'fileId'> | null> {
  const row = await db()
    .selectFrom('file_measures')
    .select(['seq', 'text'])
    // Cast: only upsertMetrics writes them.
    .select([
      sql<Curves>`measures`.as('curves'),
      sql<TimeState>`times`.as('times'),
      sql<PackedQuarters>`quarters`.as('quarters'),
    ])
    .where('file_id', '=', fileId)
    .where('algorithm_version', '=', algorithmVersion)
    .executeTakeFirst();
  if (!row) return null;
  const { seq, text, curves, times } = row;
  const quarters = unpackQuarters(row.quarters).map(({ words: _words, ...quarter }) => quarter);
  return { seq, text, measures: { ...curves, times, quarters } };
}

export async function upsertMetrics(
  { fileId, seq, measures, text }: StoredMetrics,
  algorithmVersion: string,
  at: Date,
): Promise<void> {
  const { times, quarters: _quarters, ...curves } = measures;
  const values = {
    seq,
    algorithm_version: algorithmVersion,
    measures: JSON.stringify(curves),
    times: JSON.stringify(times),
    quarters: JSON.stringify(packQuarters(listQuarters(measures))),
    words: wordsNow(measures),
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
        // Two workers may fold the same file: the older result must not overwrite the newer one.
        .where((row) =>
          row.or([
            row('file_measures.algorithm_version', '<>', algorithmVersion),
            row('file_measures.seq', '<', seq),
          ]),
        ),
    )
    .execute();
}

/** The number of words of a text. */
export function wordsNow({ words }: WritingMetrics): number {
  return words.sittings.at(-1)?.last.words ?? 0;
}

/** Files with saves beyond the state stored by this version of the algorithms; scans all files. */
export async function listOutdatedFiles(algorithmVersion: string): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT files.id FROM files
    LEFT JOIN file_measures AS kept ON kept.file_id = files.id AND kept.algorithm_version = ${algorithmVersion}
    CROSS JOIN LATERAL (SELECT max(seq) AS seq FROM revisions WHERE revisions.file_id = files.id) hot
    WHERE greatest(hot.seq, files.sealed_seq) > coalesce(kept.seq, 0)
    ORDER BY files.id`.execute(db());
  return rows.map((row) => row.id);
}

/** Whether the assignment stores bands of the active-to-think ratio. */
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
