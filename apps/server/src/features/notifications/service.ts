import type { Notification } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { selectAccount } from '../../domain/accounts/index.ts';
import { type AnnouncementRow, announcementsTold } from '../../domain/announcements/index.ts';
import { exportOf } from '../../domain/data-exports/index.ts';
import {
  type NotificationRow,
  notificationsOf,
  oldestNotification,
} from '../../domain/notifications/index.ts';
import { listReviewsDueSoon, type ReviewDue } from '../../domain/peer-reviews/index.ts';
import { listMissedAssignments, listMissedUnbegun, type MissedStep } from '../../domain/submissions/index.ts';
import { type Announced, present, type Told } from './present.ts';
import { type ClosingRow, listClosings } from './queries.ts';

/**
 * All that a user is told, the newest first: announcements, what happened to the own texts, assignments that passed without a beginning, reviews that
 * are due soon, and to instructors the deadlines that have passed, one line each, with what became of the texts by now.
 */
export async function readNotifications(
  actor: Actor,
  { language }: { language: Language },
  now: Date,
): Promise<Notification[]> {
  const since = oldestNotification(now);
  const [announced, own, missed, reviews, closings, data] = await Promise.all([
    announcementsTold(now),
    notificationsOf(actor.userId, now),
    listMissedAssignments({ studentId: actor.userId }, now),
    listReviewsDueSoon(actor.userId, now),
    toldOfClosings(actor, { since, now }),
    toldOfData(actor, now),
  ]);
  const all = [
    ...announced.map(toldOfAnnouncement),
    ...own.map(toldOfRow),
    ...missed.filter(({ deadline }) => deadline > since).map(toldOfMissed),
    ...reviews.map(toldOfReview),
    ...closings,
    ...data,
  ];
  return all
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((told) => present(told, language));
}

function toldOfAnnouncement({ id, title, message, created_at: at }: AnnouncementRow): Announced {
  return { kind: 'announcement', id: `a${id}`, at, title, message };
}

function toldOfRow(row: NotificationRow): Told {
  const { at, kind, title, until, draft_title: draftTitle, draft_type: draftType } = row;
  const step = draftTitle === null ? null : { title: draftTitle, isFinal: draftType === 'FINAL' };
  return { id: `n${row.id}`, at, kind, title, step, until, timeZone: row.time_zone };
}

/** That the own data can be downloaded, as long as they can. */
async function toldOfData({ userId }: Actor, now: Date): Promise<Told[]> {
  const { readyAt, expiresAt } = await exportOf(userId, now);
  if (readyAt === null || expiresAt === null) return [];
  const { time_zone: timeZone } = await selectAccount(userId);
  return [
    {
      ...{ id: `d${new Date(readyAt).getTime()}`, at: new Date(readyAt), kind: 'data_ready', title: '' },
      ...{ step: null, until: new Date(expiresAt), timeZone: timeZone ?? 'UTC' },
    },
  ];
}

function toldOfMissed({ assignmentId, assignmentTitle: title, deadline, timeZone }: MissedStep): Told {
  // Another deadline that passes is told again.
  const id = `m${assignmentId}-${deadline.getTime()}`;
  return { id, at: deadline, kind: 'missed', title, step: null, until: deadline, timeZone };
}

function toldOfReview({ review, deadline, since: at }: ReviewDue): Told {
  const {
    assignment_title: title,
    draft_title: draftTitle,
    draft_type: draftType,
    time_zone: timeZone,
  } = review;
  const step = { title: draftTitle, isFinal: draftType === 'FINAL' };
  // Another deadline is told of again.
  const id = `r${review.id}-${deadline.getTime()}`;
  return { id, at, kind: 'review_due', title, step, until: deadline, timeZone };
}

async function toldOfClosings(actor: Actor, { since, now }: { since: Date; now: Date }): Promise<Told[]> {
  const rows = await listClosings(actor.userId, { since, now });
  const classIds = [...new Set(rows.map((row) => row.class_id))];
  const unbegun = await Promise.all(classIds.map((classId) => listMissedUnbegun({ classId }, now)));
  const countOf = Map.groupBy(unbegun.flat(), (step) => step.draftId);
  return rows
    .map((row) => toldOfClosing(row, countOf.get(row.draft_id)?.length ?? 0))
    .filter(({ course }) => course && course.auto + course.missed > 0);
}

function toldOfClosing(row: ClosingRow, unbegun: number): Told {
  const { deadline, title, draft_title: draftTitle, draft_type: draftType, class_name: name } = row;
  return {
    ...{ id: `c${row.draft_id}-${deadline.getTime()}`, at: deadline, kind: 'closed', title },
    ...{ step: { title: draftTitle, isFinal: draftType === 'FINAL' }, until: deadline },
    timeZone: row.time_zone,
    course: { name, auto: Number(row.auto), missed: Number(row.missed) + unbegun },
  };
}
