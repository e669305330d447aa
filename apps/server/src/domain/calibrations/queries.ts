import type { AssignmentId, ClassId, Mark, SubmissionId, UserId } from '@redraft/contracts';
import { submissionIdSchema, userIdSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { GivenMark } from './round-rules.ts';

export interface RoundRow {
  begunAt: Date;
  closedAt: Date | null;
}

/** With `lock`, held until the end of the transaction, so that simultaneous changes see each other. */
export async function selectOptionalRound(
  id: AssignmentId,
  { lock = false }: { lock?: boolean } = {},
): Promise<RoundRow | undefined> {
  const query = db()
    .selectFrom('calibrations')
    .select(['begun_at as begunAt', 'closed_at as closedAt'])
    .where('assignment_id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function selectOptionalAssignmentOf(id: SubmissionId): Promise<AssignmentId | undefined> {
  const row = await db()
    .selectFrom('calibration_texts')
    .select('assignment_id')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  return row?.assignment_id;
}

/** Assignments of a class in whose round the user is a team member. */
export async function listAssignmentsCalibratedBy(
  userId: UserId,
  classId: ClassId,
): Promise<Set<AssignmentId>> {
  const rows = await db()
    .selectFrom('calibration_markers')
    .innerJoin('assignments', 'assignments.id', 'calibration_markers.assignment_id')
    .select('assignments.id')
    .where('assignments.class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ id }): AssignmentId => id));
}

export async function insertRound(round: {
  assignmentId: AssignmentId;
  markerIds: readonly UserId[];
  submissionIds: readonly SubmissionId[];
  at: Date;
}): Promise<void> {
  const { assignmentId: id, at } = round;
  await db().insertInto('calibrations').values({ assignment_id: id, begun_at: at }).execute();
  await db()
    .insertInto('calibration_markers')
    .values(round.markerIds.map((userId) => ({ assignment_id: id, user_id: userId })))
    .execute();
  await db()
    .insertInto('calibration_texts')
    .values(round.submissionIds.map((submissionId) => ({ assignment_id: id, submission_id: submissionId })))
    .execute();
}

export async function updateClosed(id: AssignmentId, at: Date): Promise<void> {
  await db().updateTable('calibrations').set({ closed_at: at }).where('assignment_id', '=', id).execute();
}

export async function deleteRound(id: AssignmentId): Promise<boolean> {
  const result = await db().deleteFrom('calibrations').where('assignment_id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function listTeam(id: AssignmentId): Promise<UserId[]> {
  const rows = await db()
    .selectFrom('calibration_markers')
    .select('user_id')
    .where('assignment_id', '=', id)
    .execute();
  return rows.map((row) => userIdSchema.parse(row.user_id));
}

export async function listTexts(id: AssignmentId): Promise<SubmissionId[]> {
  const rows = await db()
    .selectFrom('calibration_texts')
    .select('submission_id')
    .where('assignment_id', '=', id)
    .orderBy('submission_id')
    .execute();
  return rows.map((row) => submissionIdSchema.parse(row.submission_id));
}

export interface MarkRow extends GivenMark {
  /** Name of the marker. */
  name: string;
}

export async function listMarks(id: AssignmentId): Promise<MarkRow[]> {
  const rows = await db()
    .selectFrom('calibration_marks')
    .innerJoin('calibration_texts', 'calibration_texts.submission_id', 'calibration_marks.submission_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['calibration_marks.submission_id', 'user_id', 'score', 'letter'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('assignment_id', '=', id)
    .orderBy('user_id')
    .execute();
  return rows.flatMap(({ score, letter, ...row }) => {
    const mark = score ?? letter;
    if (mark === null) return [];
    const submissionId = submissionIdSchema.parse(row.submission_id);
    return [{ submissionId, userId: userIdSchema.parse(row.user_id), name: row.name, mark }];
  });
}

/** Null removes the mark. */
export async function putMark(
  { submissionId, userId }: { submissionId: SubmissionId; userId: UserId },
  mark: Mark | null,
): Promise<void> {
  await db()
    .deleteFrom('calibration_marks')
    .where('submission_id', '=', submissionId)
    .where('user_id', '=', userId)
    .execute();
  if (mark === null) return;
  const value = typeof mark === 'number' ? { score: mark } : { letter: mark };
  await db()
    .insertInto('calibration_marks')
    .values({ submission_id: submissionId, user_id: userId, ...value })
    .execute();
}
