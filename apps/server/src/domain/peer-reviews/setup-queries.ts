import type { AssignmentId, ReviewMode, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { handedInSeq } from './handed-in-columns.ts';

export interface SetupValues {
  isAnonymous: boolean;
  isOpen: boolean;
  isHeld: boolean;
  mode: ReviewMode;
  reviewerCount: number;
  size: number;
  /** Pairs are drawn once the draft is closed. */
  isPairedAtClose: boolean;
}

export type SetupRow = Awaited<ReturnType<typeof listSetups>>[number];

function setups() {
  return (
    db()
      .selectFrom('peer_review_setups')
      .select(['assignment_id', 'is_anonymous', 'is_open', 'is_held', 'reviewer_count', 'size', 'version'])
      .select('pairs_at_close')
      // Cast: a CHECK of the table restricts the modes.
      .select(sql<ReviewMode>`mode`.as('mode'))
  );
}

export function listSetups(assignmentIds: readonly AssignmentId[]) {
  return setups()
    .where('assignment_id', '=', sql<AssignmentId>`ANY(${[...assignmentIds]}::bigint[])`)
    .execute();
}

export function selectOptionalSetup(assignmentId: AssignmentId): Promise<SetupRow | undefined> {
  return setups().where('assignment_id', '=', assignmentId).executeTakeFirst();
}

/** Locked, so that pairs do not change while a review is being started. */
export function lockSetup(assignmentId: AssignmentId): Promise<SetupRow | undefined> {
  return setups().where('assignment_id', '=', assignmentId).forUpdate().executeTakeFirst();
}

export async function upsertSetup(assignmentId: AssignmentId, values: SetupValues): Promise<number> {
  const columns = {
    is_anonymous: values.isAnonymous,
    is_open: values.isOpen,
    is_held: values.isHeld,
    mode: values.mode,
    reviewer_count: values.reviewerCount,
    size: values.size,
    pairs_at_close: values.isPairedAtClose,
  };
  const { version } = await db()
    .insertInto('peer_review_setups')
    .values({ assignment_id: assignmentId, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('assignment_id')
        .doUpdateSet({ ...columns, version: sql`peer_review_setups.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function incrementSetupVersion(assignmentId: AssignmentId): Promise<number> {
  const { version } = await db()
    .updateTable('peer_review_setups')
    .set({ version: sql`version + 1` })
    .where('assignment_id', '=', assignmentId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export interface PairRow {
  assignment_id: AssignmentId;
  reviewee_id: UserId;
  reviewer_id: UserId;
}

export async function listPairs(assignmentIds: readonly AssignmentId[]): Promise<PairRow[]> {
  return db()
    .selectFrom('peer_review_pairs')
    .select(['assignment_id', 'reviewee_id', 'reviewer_id'])
    .where('assignment_id', '=', sql<AssignmentId>`ANY(${[...assignmentIds]}::bigint[])`)
    .orderBy('assignment_id')
    .orderBy('reviewee_id')
    .orderBy('reviewer_id')
    .execute();
}

export async function replacePairs(
  assignmentId: AssignmentId,
  pairs: readonly Pick<PairRow, 'reviewee_id' | 'reviewer_id'>[],
): Promise<void> {
  await db().deleteFrom('peer_review_pairs').where('assignment_id', '=', assignmentId).execute();
  await insertPairs(assignmentId, pairs);
}

async function insertPairs(
  assignmentId: AssignmentId,
  pairs: readonly Pick<PairRow, 'reviewee_id' | 'reviewer_id'>[],
): Promise<void> {
  await sql`
    INSERT INTO peer_review_pairs (assignment_id, reviewee_id, reviewer_id)
    SELECT ${assignmentId}, reviewee_id, reviewer_id
    FROM unnest(
      ${pairs.map((pair) => pair.reviewee_id)}::bigint[],
      ${pairs.map((pair) => pair.reviewer_id)}::bigint[]) AS pairs (reviewee_id, reviewer_id)`.execute(db());
}

/** Includes former members. */
export async function listNames(ids: readonly UserId[]): Promise<Map<UserId, string>> {
  const rows = await db()
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', sql<UserId>`ANY(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]));
}

/** Without its pairs. */
export async function insertCopiedSetup(from: AssignmentId, to: AssignmentId): Promise<void> {
  await sql`
    INSERT INTO peer_review_setups
      (assignment_id, is_anonymous, is_open, is_held, mode, reviewer_count, size, pairs_at_close)
    SELECT ${to}, is_anonymous, is_open, is_held, mode, reviewer_count, 0, pairs_at_close
    FROM peer_review_setups WHERE assignment_id = ${from}`.execute(db());
}

/** Assignments set to be paired at the close of a draft with peer review, after it has closed; without archived classes. */
export async function listAssignmentsToPair(now: Date): Promise<AssignmentId[]> {
  const rows = await db()
    .selectFrom('peer_review_setups')
    .innerJoin('assignments', 'assignments.id', 'peer_review_setups.assignment_id')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .select('assignments.id')
    .where('pairs_at_close', '=', true)
    .where('classes.archived_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('drafts')
          .select('drafts.id')
          .whereRef('drafts.assignment_id', '=', 'assignments.id')
          .where('drafts.peer_review_deadline', 'is not', null)
          .where('drafts.deadline', '<=', now),
      ),
    )
    .orderBy('assignments.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Students of the class who have handed in a reviewed and closed draft. */
export async function listAuthorsOfClosedDrafts(assignmentId: AssignmentId, now: Date): Promise<UserId[]> {
  const rows = await db()
    .selectFrom('draft_submissions')
    .innerJoin('drafts', 'drafts.id', 'draft_submissions.draft_id')
    .innerJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('enrollments', (join) =>
      join
        .onRef('enrollments.class_id', '=', 'assignments.class_id')
        .onRef('enrollments.student_id', '=', 'submissions.student_id')
        .on('enrollments.dropped_at', 'is', null),
    )
    .select('submissions.student_id')
    .distinct()
    .where('drafts.assignment_id', '=', assignmentId)
    .where('drafts.peer_review_deadline', 'is not', null)
    .where('drafts.deadline', '<=', now)
    .where(handedInSeq, 'is not', null)
    .orderBy('submissions.student_id')
    .execute();
  return rows.map((row) => row.student_id);
}

/** After pairs were drawn, or are not needed any more. */
export async function markAsPaired(assignmentId: AssignmentId, size: number): Promise<void> {
  await db()
    .updateTable('peer_review_setups')
    .set({ pairs_at_close: false, size, version: sql`version + 1` })
    .where('assignment_id', '=', assignmentId)
    .execute();
}
