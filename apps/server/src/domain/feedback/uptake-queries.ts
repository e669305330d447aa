import type { Uptake } from '@redraft/analytics';
import type { DocumentCommentId, FileId, SubmissionId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { MeasuredComment } from './uptake.ts';

type StoredState = Exclude<Uptake['state'], 'declined' | 'praise'>;

const storedColumns = sql<StoredState>`comment_uptakes.state`;

/** The uptake of these comments as stored by this version of the algorithms, and up to which version of the text. */
export async function listStoredUptakes(
  ids: readonly DocumentCommentId[],
  algorithmVersion: string,
): Promise<Map<DocumentCommentId, MeasuredComment & { seq: number }>> {
  const rows = await db()
    .selectFrom('comment_uptakes')
    .select(['comment_id', 'seq', 'changed_share', 'new_words', 'changed_at', 'place_from', 'place_to'])
    // Cast: a CHECK of the table holds the words.
    .select(storedColumns.as('state'))
    .where('comment_id', '=', sql<DocumentCommentId>`ANY(${ids}::bigint[])`)
    .where('algorithm_version', '=', algorithmVersion)
    // Rows stored before positions existed have no position.
    .where('place_from', 'is not', null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.comment_id,
      {
        seq: row.seq,
        state: row.state,
        changedShare: row.changed_share,
        newWords: row.new_words,
        changedAt: row.changed_at,
        place: { from: row.place_from ?? 0, to: row.place_to ?? 0 },
      },
    ]),
  );
}

export async function upsertUptakes(
  measured: ReadonlyMap<DocumentCommentId, MeasuredComment>,
  { seq, algorithmVersion }: { seq: number; algorithmVersion: string },
): Promise<void> {
  if (measured.size === 0) return;
  await db()
    .insertInto('comment_uptakes')
    .values(
      [...measured].map(([id, uptake]) => ({
        comment_id: id,
        seq,
        algorithm_version: algorithmVersion,
        state: uptake.state,
        changed_share: uptake.changedShare,
        new_words: uptake.newWords,
        changed_at: uptake.changedAt,
        place_from: uptake.place.from,
        place_to: uptake.place.to,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('comment_id')
        .doUpdateSet((row) => ({
          seq: row.ref('excluded.seq'),
          algorithm_version: row.ref('excluded.algorithm_version'),
          state: row.ref('excluded.state'),
          changed_share: row.ref('excluded.changed_share'),
          new_words: row.ref('excluded.new_words'),
          changed_at: row.ref('excluded.changed_at'),
          place_from: row.ref('excluded.place_from'),
          place_to: row.ref('excluded.place_to'),
        }))
        // Two workers may measure the same text: the older result must not overwrite the newer one.
        .where((row) =>
          row.or([
            row('comment_uptakes.algorithm_version', '<>', algorithmVersion),
            row('comment_uptakes.seq', '<', seq),
            row('comment_uptakes.place_from', 'is', null),
          ]),
        ),
    )
    .execute();
}

/** The states of comments on these texts for the sums of a class, without any content; null if not measured yet. */
export async function listStates(submissionIds: readonly SubmissionId[], algorithmVersion: string) {
  return (
    db()
      .selectFrom('document_comments')
      .leftJoin('comment_uptakes', (join) =>
        join
          .onRef('comment_uptakes.comment_id', '=', 'document_comments.id')
          .on('comment_uptakes.algorithm_version', '=', algorithmVersion),
      )
      .select([
        'submission_id',
        'created_at',
        'found_at',
        'is_praise',
        'decline_reason',
        'is_decline_accepted',
      ])
      .select(['seq', 'changed_share', 'new_words', 'changed_at'])
      // Cast: a CHECK of the table holds the words.
      .select(sql<StoredState | null>`comment_uptakes.state`.as('state'))
      .where('submission_id', '=', sql<SubmissionId>`ANY(${submissionIds}::bigint[])`)
      .where('removed_at', 'is', null)
      .execute()
  );
}

/** Texts whose file may contain unread comments, or that have comments with outdated figures; scans all texts. */
export async function listOutdatedTexts(algorithmVersion: string): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT files.id FROM submissions
    JOIN files ON files.id = submissions.main_file_id
    LEFT JOIN comment_readings ON comment_readings.submission_id = submissions.id
    CROSS JOIN LATERAL (
      SELECT greatest(files.sealed_seq, max(seq)) AS seq FROM revisions WHERE revisions.file_id = files.id) AS head
    WHERE files.kind IN ('docx', 'dotx') AND (
      head.seq > coalesce(comment_readings.seq, -1)
      OR EXISTS (
        SELECT FROM document_comments LEFT JOIN comment_uptakes ON comment_id = document_comments.id
          AND algorithm_version = ${algorithmVersion} AND comment_uptakes.seq >= head.seq
        WHERE document_comments.submission_id = submissions.id AND removed_at IS NULL AND comment_id IS NULL))
    ORDER BY files.id`.execute(db());
  return rows.map((row) => row.id);
}

export type StateRow = Awaited<ReturnType<typeof listStates>>[number];
