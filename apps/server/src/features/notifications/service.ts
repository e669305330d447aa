import type { Notification, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { selectAccount } from '../../domain/accounts/index.ts';
import { type AnnouncementRow, listCurrentAnnouncements } from '../../domain/announcements/index.ts';
import { selectAssignment } from '../../domain/assignments/index.ts';
import { selectClass } from '../../domain/classes/index.ts';
import { readExportState } from '../../domain/data-exports/index.ts';
import {
  type AnnouncedNotice,
  contentOfRow,
  listForUser,
  loadChannels,
  type NotificationContent,
  present,
  retentionStart,
  topicOf,
} from '../../domain/notifications/index.ts';
import { listReadyNotices } from '../../domain/pdf-orders/index.ts';
import { listReviewsDueSoon, type ReviewDue } from '../../domain/peer-reviews/index.ts';
import { listMissedAssignments, listMissedSteps, type MissedStep } from '../../domain/submissions/index.ts';
import { type ClosingRow, listClosings } from './queries.ts';

/** A user's notifications on the platform, in the reader's language. */
export async function readNotifications(
  actor: Actor,
  { language }: { language: Language },
  now: Date,
): Promise<Notification[]> {
  const [reported, channels] = await Promise.all([
    presentAll(actor.userId, now),
    loadChannels([actor.userId]),
  ]);
  const requested = channels(actor.userId);
  return (
    reported
      // Files that the user requested are always announced.
      .filter(
        (one) =>
          one.kind === 'data_ready' || one.kind === 'pdfs_ready' || requested[topicOfContent(one)] !== 'off',
      )
      .map((one) => present(one, language))
  );
}

export function topicOfContent(reported: NotificationContent | AnnouncedNotice) {
  return reported.kind === 'announcement' ? 'announcement' : topicOf(reported.kind);
}

/**
 * All notifications of a user, newest first: announcements, events about their own texts, assignments missed without starting, reviews due soon, and
 * for instructors submissions and passed deadlines with their current results.
 */
export async function presentAll(
  userId: UserId,
  now: Date,
): Promise<(NotificationContent | AnnouncedNotice)[]> {
  const since = retentionStart(now);
  const [announced, ownNotifications, missed, reviews, closings, data, pdfs] = await Promise.all([
    listCurrentAnnouncements(now),
    listForUser(userId, now),
    listMissedAssignments({ studentId: userId }, now),
    listReviewsDueSoon(userId, now),
    presentClosings(userId, { since, now }),
    presentDataExport(userId, now),
    presentReadyPdfs(userId, now),
  ]);
  return [
    ...announced.map(presentAnnouncement),
    ...ownNotifications.map(contentOfRow),
    ...missed.filter(({ deadline }) => deadline > since).map(presentMissed),
    ...reviews.map(presentReview),
    ...closings,
    ...data,
    ...pdfs,
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

export function presentAnnouncement({
  id,
  title,
  message,
  created_at: at,
}: AnnouncementRow): AnnouncedNotice {
  return { kind: 'announcement', id: `a${id}`, at, title, message };
}

/** The data export is available for download. */
async function presentDataExport(userId: UserId, now: Date): Promise<NotificationContent[]> {
  const { readyAt, expiresAt } = await readExportState(userId, now);
  if (readyAt === null || expiresAt === null) return [];
  const { time_zone: timeZone } = await selectAccount(userId);
  return [
    {
      id: `d${new Date(readyAt).getTime()}`,
      at: new Date(readyAt),
      kind: 'data_ready',
      title: '',
      step: null,
      until: new Date(expiresAt),
      timeZone: timeZone ?? 'UTC',
      assignmentId: null,
      classId: null,
    },
  ];
}

/** Ordered PDFs of an assignment are available for download. */
async function presentReadyPdfs(userId: UserId, now: Date): Promise<NotificationContent[]> {
  const notices = await listReadyNotices(userId, now);
  return Promise.all(
    notices.map(async ({ id, assignmentId, readyAt, expiresAt }): Promise<NotificationContent> => {
      const { title, class_id: classId } = await selectAssignment(assignmentId);
      const { time_zone: timeZone } = await selectClass(classId);
      const context = { assignmentId, classId, timeZone };
      return {
        id: `p${id}`,
        at: readyAt,
        kind: 'pdfs_ready',
        title,
        step: null,
        until: expiresAt,
        ...context,
      };
    }),
  );
}

function presentMissed(step: MissedStep): NotificationContent {
  const { assignmentId, classId, assignmentTitle: title, deadline, timeZone } = step;
  // A moved deadline is a new notification.
  const id = `m${assignmentId}-${deadline.getTime()}`;
  const context = { assignmentId, classId, timeZone };
  return { id, at: deadline, kind: 'missed', title, step: null, until: deadline, ...context };
}

function presentReview({ review, deadline, since: at }: ReviewDue): NotificationContent {
  const { assignment_title: title, draft_title: draftTitle, draft_type: draftType } = review;
  const step = { title: draftTitle, isFinal: draftType === 'FINAL' };
  // A moved deadline is a new notification.
  const id = `r${review.id}-${deadline.getTime()}`;
  const context = {
    assignmentId: review.assignment_id,
    classId: review.class_id,
    timeZone: review.time_zone,
  };
  // A review assigned late is new from then on.
  const newsAt = review.created_at > at ? review.created_at : at;
  return { id, at, newsAt, kind: 'review_due', title, step, until: deadline, ...context };
}

async function presentClosings(
  ownerId: UserId,
  { since, now }: { since: Date; now: Date },
): Promise<NotificationContent[]> {
  const rows = await listClosings(ownerId, { since, now });
  const classIds = [...new Set(rows.map((row) => row.class_id))];
  const notStarted = await Promise.all(classIds.map((classId) => listMissedSteps({ classId }, now)));
  const countOf = Map.groupBy(notStarted.flat(), (step) => step.draftId);
  return rows
    .map((row) => presentClosing(row, countOf.get(row.draft_id)?.length ?? 0))
    .filter(({ ownedClass }) => ownedClass && ownedClass.auto + ownedClass.missed > 0);
}

function presentClosing(row: ClosingRow, notStarted: number): NotificationContent {
  const { deadline, title, draft_title: draftTitle, draft_type: draftType, class_name: name } = row;
  return {
    id: `c${row.draft_id}-${deadline.getTime()}`,
    at: deadline,
    kind: 'closed',
    title,
    step: { title: draftTitle, isFinal: draftType === 'FINAL' },
    until: deadline,
    assignmentId: row.assignment_id,
    classId: row.class_id,
    timeZone: row.time_zone,
    ownedClass: { name, auto: Number(row.auto), missed: Number(row.missed) + notStarted },
  };
}
