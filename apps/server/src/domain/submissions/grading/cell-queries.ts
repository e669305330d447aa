import type { ClassId, DraftId, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { isSubmittedNow } from '../steps/index.ts';

/** Locks texts of a class in order of ID until the end of the transaction; those of other classes are left out. */
export async function lockTextsOfClass(
  classId: ClassId,
  ids: readonly SubmissionId[],
): Promise<
  { id: SubmissionId; score: number | null; alternate_grade: string | null; is_submitted: boolean }[]
> {
  const rows = await db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .select(['submissions.id', 'submissions.score', 'submissions.alternate_grade'])
    .select(
      sql<boolean>`EXISTS (SELECT FROM drafts JOIN draft_submissions ON draft_submissions.draft_id = drafts.id
        WHERE draft_submissions.submission_id = submissions.id AND drafts.type = 'FINAL' AND ${isSubmittedNow})`.as(
        'is_submitted',
      ),
    )
    .where('assignments.class_id', '=', classId)
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .orderBy('submissions.id')
    .forUpdate('submissions')
    .execute();
  return rows;
}

/** Every draft of these texts with its grade, handed in or not. */
export function listDraftCells(ids: readonly SubmissionId[]) {
  return db()
    .selectFrom('submissions')
    .innerJoin('drafts', 'drafts.assignment_id', 'submissions.assignment_id')
    .leftJoin('draft_submissions', (join) =>
      join
        .onRef('draft_submissions.draft_id', '=', 'drafts.id')
        .onRef('draft_submissions.submission_id', '=', 'submissions.id'),
    )
    .select(['submissions.id as submission_id', 'drafts.id as draft_id'])
    .select(['draft_submissions.score', 'draft_submissions.alternate_grade'])
    .select(sql<boolean>`coalesce(${isSubmittedNow}, false)`.as('is_submitted'))
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .orderBy('submissions.id')
    .orderBy(sql`drafts.type = 'FINAL'`)
    .orderBy('drafts.deadline')
    .orderBy('drafts.id')
    .execute();
}

interface TextGrade {
  submissionId: SubmissionId;
  grade: number | string | null;
}

const columnOf = (isLetter: boolean) => sql.ref(isLetter ? 'alternate_grade' : 'score');
const typeOf = (isLetter: boolean) => sql.raw(isLetter ? 'text' : 'numeric');

/** Each grade is of the kind that the class uses. */
export async function updateTextGrades(
  rows: readonly TextGrade[],
  { isLetter, actorId, at }: { isLetter: boolean; actorId: UserId; at: Date },
): Promise<void> {
  await sql`
    UPDATE submissions SET ${columnOf(isLetter)} = given.grade, graded_at = ${at}, graded_by = ${actorId}
    FROM unnest(${rows.map((row) => row.submissionId)}::bigint[],
      ${rows.map((row) => row.grade)}::${typeOf(isLetter)}[]) AS given (id, grade)
    WHERE submissions.id = given.id`.execute(db());
}

/** The same for drafts, including drafts without a row. */
export async function upsertDraftGrades(
  rows: readonly (TextGrade & { draftId: DraftId })[],
  isLetter: boolean,
): Promise<void> {
  const column = columnOf(isLetter);
  await sql`
    INSERT INTO draft_submissions (submission_id, draft_id, ${column})
    SELECT * FROM unnest(${rows.map((row) => row.submissionId)}::bigint[], ${rows.map((row) => row.draftId)}::bigint[],
      ${rows.map((row) => row.grade)}::${typeOf(isLetter)}[])
    ON CONFLICT (submission_id, draft_id) DO UPDATE SET ${column} = excluded.${column}`.execute(db());
}
