import type { Notification, UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { selectAccount } from '../../domain/accounts/index.ts';
import { type AnnouncementRow, announcementsTold } from '../../domain/announcements/index.ts';
import { exportOf } from '../../domain/data-exports/index.ts';
import {
  type Announced,
  channelsOf,
  notificationsOf,
  oldestNotification,
  present,
  type Told,
  toldOfRow,
  topicOf,
} from '../../domain/notifications/index.ts';
import { listReviewsDueSoon, type ReviewDue } from '../../domain/peer-reviews/index.ts';
import { listMissedAssignments, listMissedUnbegun, type MissedStep } from '../../domain/submissions/index.ts';
import { type ClosingRow, listClosings } from './queries.ts';

/** What a user wants to be told on the platform, in the language of the reader. */
export async function readNotifications(
  actor: Actor,
  { language }: { language: Language },
  now: Date,
): Promise<Notification[]> {
  const [told, channels] = await Promise.all([allTold(actor.userId, now), channelsOf([actor.userId])]);
  const wanted = channels(actor.userId);
  return (
    told
      // Whoever asked for their data waits for them, whatever else is not to be told.
      .filter((one) => one.kind === 'data_ready' || wanted[topicOfTold(one)] !== 'off')
      .map((one) => present(one, language))
  );
}

export function topicOfTold(told: Told | Announced) {
  return told.kind === 'announcement' ? 'announcement' : topicOf(told.kind);
}

/**
 * All that a user is told, the newest first: announcements, what happened to the own texts, assignments that passed without a beginning,
 * reviews that are due soon, and to instructors what was handed in and the deadlines that have passed, with what became of the texts by now.
 */
export async function allTold(userId: UserId, now: Date): Promise<(Told | Announced)[]> {
  const since = oldestNotification(now);
  const [announced, own, missed, reviews, closings, data] = await Promise.all([
    announcementsTold(now),
    notificationsOf(userId, now),
    listMissedAssignments({ studentId: userId }, now),
    listReviewsDueSoon(userId, now),
    toldOfClosings(userId, { since, now }),
    toldOfData(userId, now),
  ]);
  return [
    ...announced.map(toldOfAnnouncement),
    ...own.map(toldOfRow),
    ...missed.filter(({ deadline }) => deadline > since).map(toldOfMissed),
    ...reviews.map(toldOfReview),
    ...closings,
    ...data,
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

export function toldOfAnnouncement({ id, title, message, created_at: at }: AnnouncementRow): Announced {
  return { kind: 'announcement', id: `a${id}`, at, title, message };
}

/** That the own data can be downloaded, as long as they can. */
async function toldOfData(userId: UserId, now: Date): Promise<Told[]> {
  const { readyAt, expiresAt } = await exportOf(userId, now);
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

function toldOfMissed(step: MissedStep): Told {
  const { assignmentId, classId, assignmentTitle: title, deadline, timeZone } = step;
  // Another deadline that passes is told again.
  const id = `m${assignmentId}-${deadline.getTime()}`;
  const place = { assignmentId, classId, timeZone };
  return { id, at: deadline, kind: 'missed', title, step: null, until: deadline, ...place };
}

function toldOfReview({ review, deadline, since: at }: ReviewDue): Told {
  const { assignment_title: title, draft_title: draftTitle, draft_type: draftType } = review;
  const step = { title: draftTitle, isFinal: draftType === 'FINAL' };
  // Another deadline is told of again.
  const id = `r${review.id}-${deadline.getTime()}`;
  const place = {
    assignmentId: review.assignment_id,
    classId: review.class_id,
    timeZone: review.time_zone,
  };
  // One that was given out late is news since then.
  const newsAt = review.created_at > at ? review.created_at : at;
  return { id, at, newsAt, kind: 'review_due', title, step, until: deadline, ...place };
}

async function toldOfClosings(ownerId: UserId, { since, now }: { since: Date; now: Date }): Promise<Told[]> {
  const rows = await listClosings(ownerId, { since, now });
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
    id: `c${row.draft_id}-${deadline.getTime()}`,
    at: deadline,
    kind: 'closed',
    title,
    step: { title: draftTitle, isFinal: draftType === 'FINAL' },
    until: deadline,
    assignmentId: row.assignment_id,
    classId: row.class_id,
    timeZone: row.time_zone,
    course: { name, auto: Number(row.auto), missed: Number(row.missed) + unbegun },
  };
}
