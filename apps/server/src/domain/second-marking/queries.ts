import type { AssignmentId, ClassId, Mark, MarkingSample, SubmissionId, UserId } from '@redraft/contracts';
import { markingSampleSchema, userIdSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { MarkerPosition, Pair } from './pair-rules.ts';

const name = (person: string) =>
  sql<string>`${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)}`;

export async function selectOptionalMarkingOf(id: AssignmentId) {
  const row = await db()
    .selectFrom('second_markings')
    .innerJoin('users as first', 'first.id', 'first_id')
    .innerJoin('users as second', 'second.id', 'second_id')
    .select(['sample_kind', 'sample_amount', 'first_id', 'second_id', 'drawn_at'])
    .select([name('first').as('first_name'), name('second').as('second_name')])
    .where('assignment_id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sample_kind: kind, sample_amount: amount } = row;
  return {
    sample: markingSampleSchema.parse(amount === null ? { kind } : { kind, amount }),
    first: { id: userIdSchema.parse(row.first_id), name: row.first_name },
    second: { id: userIdSchema.parse(row.second_id), name: row.second_name },
    drawnAt: row.drawn_at,
  };
}

/** Assignments of a class for which the user is one of the two markers. */
export async function listAssignmentsMarkedBy(userId: UserId, classId: ClassId): Promise<Set<AssignmentId>> {
  const rows = await db()
    .selectFrom('second_markings')
    .innerJoin('assignments', 'assignments.id', 'second_markings.assignment_id')
    .select('assignments.id')
    .where('assignments.class_id', '=', classId)
    .where((eb) => eb.or([eb('first_id', '=', userId), eb('second_id', '=', userId)]))
    .execute();
  return new Set(rows.map(({ id }): AssignmentId => id));
}

export async function insertMarking(marking: {
  assignmentId: AssignmentId;
  sample: MarkingSample;
  firstId: UserId;
  secondId: UserId;
  submissionIds: readonly SubmissionId[];
  at: Date;
}): Promise<void> {
  const { assignmentId, sample } = marking;
  await db()
    .insertInto('second_markings')
    .values({
      assignment_id: assignmentId,
      sample_kind: sample.kind,
      sample_amount: sample.kind === 'all' ? null : sample.amount,
      first_id: marking.firstId,
      second_id: marking.secondId,
      drawn_at: marking.at,
    })
    .execute();
  await db()
    .insertInto('second_marking_texts')
    .values(marking.submissionIds.map((id) => ({ submission_id: id, assignment_id: assignmentId })))
    .execute();
}

export async function deleteMarking(id: AssignmentId): Promise<boolean> {
  const result = await db().deleteFrom('second_markings').where('assignment_id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface PairRow extends Pair {
  submissionId: SubmissionId;
  assignmentId: AssignmentId;
  isSettled: boolean;
}

function pairs() {
  return db()
    .selectFrom('second_marking_texts')
    .select(['submission_id', 'assignment_id', 'first_score', 'first_letter'])
    .select(['second_score', 'second_letter', 'settled_at']);
}

function toPair(row: Awaited<ReturnType<ReturnType<typeof pairs>['execute']>>[number]): PairRow {
  return {
    submissionId: row.submission_id,
    assignmentId: row.assignment_id,
    first: row.first_score ?? row.first_letter,
    second: row.second_score ?? row.second_letter,
    isSettled: row.settled_at !== null,
  };
}

export async function listPairs(id: AssignmentId): Promise<PairRow[]> {
  return (await pairs().where('assignment_id', '=', id).execute()).map(toPair);
}

/** Locked until the end of the transaction, so that simultaneous marks see each other. */
export async function lockPairs(ids: readonly SubmissionId[]): Promise<PairRow[]> {
  const rows = await pairs()
    .where('submission_id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .orderBy('submission_id')
    .forUpdate()
    .execute();
  return rows.map(toPair);
}

export async function updateMark(
  id: SubmissionId,
  position: MarkerPosition,
  mark: Mark | null,
): Promise<void> {
  const score = typeof mark === 'number' ? mark : null;
  const letter = typeof mark === 'string' ? mark : null;
  await db()
    .updateTable('second_marking_texts')
    .set(
      position === 'first'
        ? { first_score: score, first_letter: letter }
        : { second_score: score, second_letter: letter },
    )
    .where('submission_id', '=', id)
    .execute();
}

export async function updateSettled(ids: readonly SubmissionId[], at: Date): Promise<void> {
  await db()
    .updateTable('second_marking_texts')
    .set({ settled_at: at })
    .where('submission_id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .execute();
}
