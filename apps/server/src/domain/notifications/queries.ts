import type { AssignmentId, DraftId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export type NotificationKind =
  | 'submitted_auto'
  | 'missed'
  | 'open_again'
  | 'exception_granted'
  | 'exception_revoked'
  | 'reopened'
  | 'text_repaired'
  | 'grade_released'
  | 'feedback_added'
  | 'review_assigned'
  | 'review_withdrawn'
  | 'review_received'
  | 'review_rated';

export interface NewNotification {
  userId: UserId;
  kind: NotificationKind;
  assignmentId: AssignmentId;
  /** Null for the whole submission. */
  draftId: DraftId | null;
  /** The deadline that passed, or until when something is open; null without an end. */
  until: Date | null;
  /** When it came to be: the same twice is told once. */
  at: Date;
  /** Whose act it was, where that counts. */
  authorId?: UserId;
}

export async function insertNotifications(notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return;
  await db()
    .insertInto('notifications')
    .values(
      notifications.map((one) => ({
        user_id: one.userId,
        kind: one.kind,
        at: one.at,
        assignment_id: one.assignmentId,
        draft_id: one.draftId,
        until: one.until,
        author_id: one.authorId ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of the same kind, from the same person about the same work, that came after `since`; with one that is about another draft it is about the whole work. */
export async function widenNotification(
  { userId, kind, assignmentId, draftId, authorId }: NewNotification,
  since: Date,
): Promise<boolean> {
  const told = await db()
    .updateTable('notifications')
    .set({ draft_id: sql`CASE WHEN draft_id = ${draftId}::bigint THEN draft_id END` })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('assignment_id', '=', assignmentId)
    .where('author_id', '=', authorId ?? null)
    .where('at', '>', since)
    .returning('id')
    .execute();
  return told.length > 0;
}

/** Of a student, those that came between two moments, the newest first. What is hidden from students is not told of either. */
export function listNotifications(
  userId: UserId,
  { since, limit }: { since: Date; limit: number },
  now: Date,
) {
  return (
    db()
      .selectFrom('notifications')
      .innerJoin('assignments', 'assignments.id', 'notifications.assignment_id')
      .innerJoin('classes', 'classes.id', 'assignments.class_id')
      .innerJoin('enrollments', (join) =>
        join
          .onRef('enrollments.class_id', '=', 'classes.id')
          .onRef('enrollments.student_id', '=', 'notifications.user_id')
          .on('enrollments.dropped_at', 'is', null),
      )
      .leftJoin('drafts', 'drafts.id', 'notifications.draft_id')
      .select(['notifications.id', 'notifications.at', 'notifications.until'])
      // Boundary: CHECKs of the tables hold the words.
      .select(sql<NotificationKind>`notifications.kind`.as('kind'))
      .select(sql<'DRAFT' | 'FINAL' | null>`drafts.type`.as('draft_type'))
      .select(['assignments.title', 'drafts.title as draft_title', 'classes.time_zone'])
      .where('notifications.user_id', '=', userId)
      .where('notifications.at', '>', since)
      // Some are told of when something can be read that is held until then.
      .where('notifications.at', '<=', now)
      .where('assignments.visible', '=', true)
      .orderBy('notifications.at', 'desc')
      .orderBy('notifications.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

export async function deleteNotificationsBefore(then: Date): Promise<void> {
  await db().deleteFrom('notifications').where('at', '<', then).execute();
}
