import type { AssignmentId, DraftId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { NotificationKind } from './kinds.ts';

export interface NewNotification {
  userId: UserId;
  kind: NotificationKind;
  assignmentId: AssignmentId;
  /** Null for the whole submission. */
  draftId: DraftId | null;
  /** The deadline that passed, or the end of an opening; null if there is no end. */
  until: Date | null;
  /** Time of the event: inserting the same event twice has no effect. */
  at: Date;
  /** When it becomes visible, if later. */
  writtenAt?: Date;
  /** Who caused it, if that matters. */
  authorId?: UserId;
}

/** Returns the users with new notifications. */
export async function insertNotifications(notifications: readonly NewNotification[]): Promise<UserId[]> {
  if (notifications.length === 0) return [];
  const rows = await db()
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
        mail_at: one.at,
        news_at: one.writtenAt ?? one.at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** For the owner of the class, one row per hour; it is mailed when the hour is over. Returns the owner. */
export async function countHandIn(
  assignmentId: AssignmentId,
  hour: { from: Date; to: Date },
  now: Date,
): Promise<UserId | undefined> {
  const { rows } = await sql<{ user_id: UserId }>`
    INSERT INTO notifications (user_id, kind, at, assignment_id, mail_at, until, news_at)
    SELECT classes.owner_id, 'submission_received', ${hour.from}, assignments.id, ${hour.to}, ${now}, ${now}
    FROM assignments JOIN classes ON classes.id = assignments.class_id WHERE assignments.id = ${assignmentId}
    ON CONFLICT (user_id, kind, assignment_id, draft_id, at) DO UPDATE SET count = notifications.count + 1, until = excluded.until,
      news_at = excluded.news_at
    RETURNING user_id`.execute(db());
  return rows[0]?.user_id;
}

/** Notifications to be mailed now; marks them so that no other worker mails them. */
export async function takeNotificationsToMail(limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE notifications SET mail_at = NULL WHERE id IN (
      SELECT id FROM notifications WHERE mail_at <= ${now} ORDER BY mail_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db());
  return rows.map(({ id }) => id);
}

/**
 * Merges with a notification of the same kind, author and submission after `since`; if they are about different drafts, the result is about the whole
 * submission.
 */
export async function widenNotification(
  { userId, kind, assignmentId, draftId, authorId }: NewNotification,
  since: Date,
): Promise<boolean> {
  const reported = await db()
    .updateTable('notifications')
    .set({ draft_id: sql`CASE WHEN draft_id = ${draftId}::bigint THEN draft_id END` })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('assignment_id', '=', assignmentId)
    .where('author_id', '=', authorId ?? null)
    .where('at', '>', since)
    .returning('id')
    .execute();
  return reported.length > 0;
}

/** Without assignments that are hidden from students, and without students who have left; the owner of a class gets everything in it. */
function notifications() {
  return (
    db()
      .selectFrom('notifications')
      .innerJoin('assignments', 'assignments.id', 'notifications.assignment_id')
      .innerJoin('classes', 'classes.id', 'assignments.class_id')
      .leftJoin('enrollments', (join) =>
        join
          .onRef('enrollments.class_id', '=', 'classes.id')
          .onRef('enrollments.student_id', '=', 'notifications.user_id')
          .on('enrollments.dropped_at', 'is', null),
      )
      .leftJoin('drafts', 'drafts.id', 'notifications.draft_id')
      .select(['notifications.id', 'notifications.user_id', 'notifications.at', 'notifications.until'])
      .select([
        'notifications.news_at',
        'notifications.count',
        'assignments.id as assignment_id',
        'assignments.class_id',
      ])
      // Cast: CHECKs of the tables hold the words.
      .select(sql<NotificationKind>`notifications.kind`.as('kind'))
      .select(sql<'DRAFT' | 'FINAL' | null>`drafts.type`.as('draft_type'))
      .select(['assignments.title', 'drafts.title as draft_title', 'classes.time_zone'])
      .where((eb) =>
        eb.or([
          eb('classes.owner_id', '=', eb.ref('notifications.user_id')),
          eb.and([eb('enrollments.student_id', 'is not', null), eb('assignments.visible', '=', true)]),
        ]),
      )
  );
}

/** A user's notifications between two times, newest first. */
export function listNotifications(
  userId: UserId,
  { since, limit }: { since: Date; limit: number },
  now: Date,
) {
  return (
    notifications()
      .where('notifications.user_id', '=', userId)
      .where('notifications.at', '>', since)
      // Some notifications are inserted in advance, for content that is held back until a time.
      .where('notifications.at', '<=', now)
      .orderBy('notifications.at', 'desc')
      .orderBy('notifications.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export function listNotificationsOf(ids: readonly number[]): Promise<NotificationRow[]> {
  return notifications()
    .where('notifications.id', '=', sql<number>`ANY(${[...ids]}::bigint[])`)
    .orderBy('notifications.id')
    .execute();
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

export async function deleteNotificationsBefore(before: Date): Promise<void> {
  await db().deleteFrom('notifications').where('at', '<', before).execute();
}
