import type { DraftId, EvaluationType, FileId, ScoreBasis, SubmissionId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Merges with a waiting request for the same act and version. */
export async function insertEvaluation(requested: {
  submissionId: SubmissionId;
  type: EvaluationType;
  draftId: DraftId | null;
  versionSeq: number;
  requestedBy: UserId | null;
  at: Date;
}): Promise<void> {
  const { submissionId, type, versionSeq } = requested;
  await db()
    .insertInto('evaluations')
    .values({
      submission_id: submissionId,
      type,
      draft_id: requested.draftId,
      version_seq: versionSeq,
      requested_by: requested.requestedBy,
      requested_at: requested.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['submission_id', 'type', 'version_seq'])
        .where('evaluated_at', 'is', null)
        .doUpdateSet({ tries: 0 }),
    )
    .execute();
}

export async function selectMainFile(id: SubmissionId): Promise<FileId> {
  const { main_file_id } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return main_file_id;
}

/** Requests that are not computed yet: oldest first, failed ones last. */
export async function listWaiting(maxTries: number, limit: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('evaluations')
    .select('id')
    .where('evaluated_at', 'is', null)
    .where('tries', '<', maxTries)
    .orderBy('tries')
    .orderBy('requested_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The subject of a waiting evaluation; undefined if it is done, or its submission was deleted. */
export function selectOptionalWaiting(id: number) {
  return (
    db()
      .selectFrom('evaluations')
      .innerJoin('submissions', 'submissions.id', 'evaluations.submission_id')
      .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
      .innerJoin('files', 'files.id', 'submissions.main_file_id')
      .select([
        'evaluations.version_seq',
        'submissions.main_file_id',
        'submissions.student_id',
        'assignments.class_id',
        'assignments.id as assignment_id',
        'assignments.expected_words',
        'assignments.expected_minutes',
        'assignments.expected_sittings',
      ])
      // Cast: files are written with an office kind only.
      .select(sql<OfficeKind>`files.kind`.as('kind'))
      .select(
        sql<boolean>`(SELECT count(*) FROM drafts WHERE drafts.assignment_id = assignments.id) > 1`.as(
          'has_drafts',
        ),
      )
      .select(
        sql<boolean>`EXISTS (SELECT FROM draft_submissions AS step WHERE step.submission_id = submissions.id
          AND step.submitted_at <= evaluations.requested_at)`.as('is_handed_in'),
      )
      .where('evaluations.id', '=', id)
      .where('evaluations.evaluated_at', 'is', null)
      .executeTakeFirst()
  );
}

/** Has no effect if another worker has stored them before. */
export async function storeScores(
  id: number,
  scores: { effort: number | null; revision: number | null; basis: ScoreBasis; algorithmVersion: string },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('evaluations')
    .set({
      effort: scores.effort,
      revision: scores.revision,
      basis: JSON.stringify(scores.basis),
      algorithm_version: scores.algorithmVersion,
      evaluated_at: at,
    })
    .where('id', '=', id)
    .where('evaluated_at', 'is', null)
    .execute();
}

export async function noteFailure(id: number): Promise<void> {
  await db().updateTable('evaluations').set({ tries: sql`tries + 1` }).where('id', '=', id).execute();
}

export type EvaluationRow = Awaited<ReturnType<typeof listEvaluations>>[number];

/** Newest first. */
export function listEvaluations(ids: readonly SubmissionId[]) {
  return (
    db()
      .selectFrom('evaluations')
      .leftJoin('drafts', 'drafts.id', 'evaluations.draft_id')
      .select([
        'evaluations.submission_id',
        'evaluations.requested_at',
        'evaluations.tries',
        'evaluations.evaluated_at',
        'evaluations.effort',
        'evaluations.revision',
        'evaluations.algorithm_version',
        'evaluations.basis',
        'drafts.title as draft_title',
      ])
      // Cast: a CHECK of the table holds the words.
      .select(sql<EvaluationType>`evaluations.type`.as('type'))
      .where('evaluations.submission_id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
      .orderBy('evaluations.submission_id')
      .orderBy('evaluations.requested_at', 'desc')
      .orderBy('evaluations.id', 'desc')
      .execute()
  );
}
