import { timeInWords } from '@redraft/calendar';
import type { AssignmentId, ClassId, Notification } from '@redraft/contracts';
import type { Language, SentenceCode } from '@redraft/sentences';
import { say } from '../../platform/sentences.ts';
import type { NotificationRow } from './queries.ts';
import { type NoticeKind, topicOf } from './topic-rules.ts';

/** A notification before it is translated. */
export interface NotificationContent {
  id: string;
  at: Date;
  /** When it becomes visible, if later. */
  newsAt?: Date;
  kind: NoticeKind;
  /** Null if it is not about a class. */
  assignmentId: AssignmentId | null;
  classId: ClassId | null;
  /** Title of the assignment. */
  title: string;
  /** Null if it is about the whole submission. */
  step: { title: string; isFinal: boolean } | null;
  until: Date | null;
  timeZone: string;
  /** Number of events. */
  count?: number;
  /** Set if it is about a class of the instructor. */
  ownedClass?: { name: string; auto: number; missed: number };
}

/** The announcement's original text. */
export interface AnnouncedNotice {
  id: string;
  at: Date;
  kind: 'announcement';
  title: string;
  message: string;
}

interface NoticeTexts {
  title: SentenceCode;
  text: SentenceCode;
  /** The sentence if there is no end date. */
  endless?: SentenceCode;
}

const noticeTexts: Record<NoticeKind, NoticeTexts> = {
  submitted_auto: { title: 'notice.submitted_auto', text: 'notice.submitted_auto_text' },
  deadline_near: { title: 'notice.deadline_near', text: 'notice.deadline_near_text' },
  not_begun: { title: 'notice.not_begun', text: 'notice.not_begun_text' },
  submission_received: { title: 'notice.submission_received', text: 'notice.submission_received_text' },
  missed: { title: 'notice.missed', text: 'notice.missed_text' },
  open_again: {
    title: 'notice.open_again',
    text: 'notice.open_again_text',
    endless: 'notice.open_again_endless_text',
  },
  exception_granted: {
    title: 'notice.exception_granted',
    text: 'notice.exception_granted_text',
    endless: 'notice.exception_granted_endless_text',
  },
  exception_revoked: { title: 'notice.exception_revoked', text: 'notice.exception_revoked_text' },
  text_repaired: { title: 'notice.text_repaired', text: 'notice.text_repaired_text' },
  reopened: { title: 'notice.reopened', text: 'notice.reopened_text' },
  grade_released: { title: 'notice.grade_released', text: 'notice.grade_released_text' },
  feedback_added: { title: 'notice.feedback_added', text: 'notice.feedback_added_text' },
  review_assigned: { title: 'notice.review_assigned', text: 'notice.review_assigned_text' },
  review_withdrawn: { title: 'notice.review_withdrawn', text: 'notice.review_withdrawn_text' },
  review_received: { title: 'notice.review_received', text: 'notice.review_received_text' },
  review_rated: { title: 'notice.review_rated', text: 'notice.review_rated_text' },
  review_due: { title: 'notice.review_due', text: 'notice.review_due_text' },
  data_ready: { title: 'notice.data_ready', text: 'notice.data_ready_text' },
  pdfs_ready: { title: 'notice.pdfs_ready', text: 'notice.pdfs_ready_text' },
  closed: { title: 'notice.closed', text: 'notice.closed_text' },
};

export function present(content: NotificationContent | AnnouncedNotice, language: Language): Notification {
  if (content.kind !== 'announcement') return presentContent(content, language);
  const { id, title, message, at } = content;
  return { id, title, message, isRead: false, topic: 'announcement', at: at.toISOString(), link: null };
}

function presentContent(content: NotificationContent, language: Language): Notification {
  const { title, text, endless } = noticeTexts[content.kind];
  const params = {
    title: content.title,
    work: workOf(content, language),
    until: content.until ? formatUntil(content, content.until, language) : '',
    ...(content.count !== undefined && { count: content.count }),
    ...(content.ownedClass && {
      course: content.ownedClass.name,
      auto: content.ownedClass.auto,
      missed: content.ownedClass.missed,
    }),
  };
  const code = content.until === null && endless !== undefined ? endless : text;
  return {
    id: content.id,
    title: say(language, { code: title, params }),
    message: say(language, { code, params }),
    isRead: false,
    topic: topicOf(content.kind),
    at: content.at.toISOString(),
    link: linkOf(content),
  };
}

/** In the time zone of the class, which is named. */
function formatUntil({ at, timeZone: zone }: NotificationContent, until: Date, language: Language): string {
  const noticeTexts = timeInWords(until.getTime(), { zone, language, now: at.getTime() });
  return `${noticeTexts} (${zone.replaceAll('_', ' ')})`;
}

/** The page on which the user can act on it. */
function linkOf({ kind, assignmentId, classId }: NotificationContent): string {
  switch (kind) {
    case 'closed':
    case 'submission_received':
      return `/classdetail/${classId}`;
    case 'pdfs_ready':
      return `/ta/classDetails/${classId}?tab=assignments&pdfs=${assignmentId}`;
    case 'data_ready':
      return '/Profile';
    case 'review_assigned':
    case 'review_due':
    case 'review_withdrawn':
    case 'review_rated':
      return `/myclassdetail/${classId}`;
    default:
      return `/assignment/${assignmentId}`;
  }
}

export function contentOfRow(row: NotificationRow): NotificationContent {
  const { at, kind, title, until, count, draft_title: draftTitle, draft_type: draftType } = row;
  const step = draftTitle === null ? null : { title: draftTitle, isFinal: draftType === 'FINAL' };
  // Submissions are counted in one row, so each count is a notification with its own ID.
  const id = kind === 'submission_received' ? `n${row.id}-${count}` : `n${row.id}`;
  const context = { assignmentId: row.assignment_id, classId: row.class_id, timeZone: row.time_zone };
  // The row has the hour; the notification has the time of the latest submission.
  const newest = kind === 'submission_received' ? (until ?? at) : at;
  return { id, at: newest, newsAt: row.news_at, kind, title, step, until, count, ...context };
}

function workOf({ title, step }: NotificationContent, language: Language): string {
  if (step === null) return say(language, { code: 'notice.work', params: { title } });
  const draftName = step.isFinal ? say(language, 'step.final') : step.title;
  return say(language, { code: 'notice.work_step', params: { title, step: draftName } });
}
