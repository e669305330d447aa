import {
  type AssignmentFieldValues,
  type AssignmentId,
  assignmentFields,
  type ClassId,
  type DraftId,
  type Expectations,
  expectationFields,
  type RichText,
  type RubricContent,
  writeFields,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { ShowAnalytics } from './assignment-rules.ts';
import type { DraftValues } from './draft-rules.ts';

export type AssignmentRow = Awaited<ReturnType<typeof selectAssignment>>;
export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

function assignments() {
  return (
    db()
      .selectFrom('assignments')
      .innerJoin('classes', 'classes.id', 'assignments.class_id')
      .selectAll('assignments')
      .select([
        'classes.archived_at as class_archived_at',
        'classes.time_zone as class_time_zone',
        'classes.end_day as class_end_day',
      ])
      // Cast: written by columns() only.
      .select(sql<RubricContent | null>`assignments.rubric`.as('rubric'))
      .select(sql<RichText | null>`assignments.rich_description`.as('rich_description'))
  );
}

export function selectAssignment(id: AssignmentId) {
  return assignments()
    .where('assignments.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
}

export function selectOptionalAssignment(id: AssignmentId) {
  return assignments().where('assignments.id', '=', id).executeTakeFirst();
}

/**
 * Locked in order of ID, so that two transactions do not deadlock. The mode (FOR NO KEY UPDATE) allows inserts that reference the assignment, such
 * as notifications, by a transaction that holds a text; otherwise the two would deadlock.
 */
export async function lockAssignments(ids: readonly AssignmentId[]): Promise<void> {
  await db()
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', sql<AssignmentId>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * For students who start at the same time: they hold the assignment together, while a change of the assignment, a pause and its deletion wait for them
 * and are waited for. The assignment itself must not be changed under this lock.
 */
export async function lockAssignmentShared(id: AssignmentId): Promise<void> {
  await db().selectFrom('assignments').select('id').where('id', '=', id).forShare().execute();
}

/** For deletion, with the texts locked by the caller: waits for transactions that have just inserted a reference. */
export async function lockAssignmentsToRemove(ids: readonly AssignmentId[]): Promise<void> {
  await db()
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', sql<AssignmentId>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function lockAssignment(id: AssignmentId): Promise<void> {
  return lockAssignments([id]);
}

export function listAssignments(classId: ClassId) {
  return assignments()
    .where('assignments.class_id', '=', classId)
    .orderBy('assignments.start_at')
    .orderBy('assignments.id')
    .execute();
}

/** The assignments of several classes that students can see. */
export function listVisibleAssignments(classIds: readonly ClassId[]) {
  return assignments()
    .where('assignments.class_id', '=', sql<ClassId>`ANY(${[...classIds]}::bigint[])`)
    .where('assignments.visible', '=', true)
    .orderBy('assignments.start_at')
    .orderBy('assignments.id')
    .execute();
}

/** By deadline, the final draft last. */
export function listDrafts(assignmentIds: readonly AssignmentId[]) {
  return (
    db()
      .selectFrom('drafts')
      .selectAll()
      // Cast: a CHECK of the table restricts the values.
      .select(sql<'DRAFT' | 'FINAL'>`type`.as('type'))
      .where('assignment_id', '=', sql<AssignmentId>`ANY(${assignmentIds}::bigint[])`)
      .orderBy(sql`type = 'FINAL'`)
      .orderBy('deadline')
      .orderBy('id')
      .execute()
  );
}

export interface AssignmentValues extends AssignmentFieldValues {
  title: string;
  description: string;
  /** Null if the description is plain. */
  richDescription: RichText | null;
  startAt: Date;
  endAt: Date;
  postAt: Date;
  showAnalytics: ShowAnalytics;
  /** Unchanged if undefined. */
  rubric: RubricContent | null | undefined;
  /** Unchanged if undefined. */
  expectations: Expectations | undefined;
}

function columns(values: AssignmentValues) {
  const { rubric, expectations } = values;
  return {
    ...writeFields(assignmentFields, 'column', values),
    title: values.title,
    description: values.description,
    rich_description: values.richDescription && JSON.stringify(values.richDescription),
    start_at: values.startAt,
    end_at: values.endAt,
    post_at: values.postAt,
    show_analytics: values.showAnalytics,
    ...(rubric === undefined ? {} : { rubric: rubric && JSON.stringify(rubric) }),
    ...(expectations === undefined ? {} : writeFields(expectationFields, 'column', expectations)),
  };
}

export async function insertAssignment(
  values: AssignmentValues & { classId: ClassId; at: Date },
): Promise<AssignmentId> {
  const { id } = await db()
    .insertInto('assignments')
    .values({
      ...columns(values),
      class_id: values.classId,
      created_at: values.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAssignment(id: AssignmentId, values: AssignmentValues): Promise<void> {
  await db()
    .updateTable('assignments')
    .set({ ...columns(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Raises the version: a dialog that was opened before gets a conflict when it saves. */
export async function updateVisible(id: AssignmentId, isVisible: boolean): Promise<void> {
  await db()
    .updateTable('assignments')
    .set({ visible: isVisible, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Raises the version too. */
export async function updatePaused(id: AssignmentId, isPaused: boolean, at: Date): Promise<void> {
  await db()
    .updateTable('assignments')
    .set({ paused: isPaused, paused_at: isPaused ? at : null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteAssignment(id: AssignmentId): Promise<void> {
  await db().deleteFrom('assignments').where('id', '=', id).execute();
}

export async function insertDraft(assignmentId: AssignmentId, draft: DraftValues): Promise<DraftId> {
  const { id } = await db()
    .insertInto('drafts')
    .values({
      assignment_id: assignmentId,
      title: draft.title,
      deadline: draft.deadline,
      point_value: draft.pointValue,
      type: draft.type,
      peer_review_deadline: draft.reviewDeadline,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(id: DraftId, draft: DraftValues): Promise<void> {
  await db()
    .updateTable('drafts')
    .set({
      title: draft.title,
      deadline: draft.deadline,
      point_value: draft.pointValue,
      peer_review_deadline: draft.reviewDeadline,
    })
    .where('id', '=', id)
    .execute();
}

/** Existing drafts by ID. */
export function listDraftsById(ids: readonly DraftId[]) {
  return db()
    .selectFrom('drafts')
    .select(['id', 'assignment_id', 'title', 'deadline', 'peer_review_deadline'])
    .where('id', '=', sql<DraftId>`ANY(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();
}

export async function updateReviewDeadline(id: DraftId, reviewDeadline: Date | null): Promise<void> {
  await db()
    .updateTable('drafts')
    .set({ peer_review_deadline: reviewDeadline })
    .where('id', '=', id)
    .execute();
}

/** A dialog that was opened before gets a conflict when it saves. */
export async function raiseVersion(id: AssignmentId): Promise<void> {
  await db().updateTable('assignments').set({ version: sql`version + 1` }).where('id', '=', id).execute();
}

/** Whether any of these drafts has been handed in, even if it was reopened since. */
export async function isAnySubmitted(ids: readonly DraftId[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await db()
    .selectFrom('draft_submissions')
    .select('id')
    .where('draft_id', 'in', ids)
    .where(({ or, eb }) => or([eb('submitted_at', 'is not', null), eb('kept_submitted_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteDrafts(ids: readonly DraftId[]): Promise<void> {
  if (ids.length === 0) return;
  await db().deleteFrom('drafts').where('id', 'in', ids).execute();
}
