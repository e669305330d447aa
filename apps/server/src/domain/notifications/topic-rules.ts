import type { NoticeChannel, NoticeTopic } from '@redraft/contracts';
import type { NotificationKind } from './kinds.ts';

/** All kinds: stored ones, and those computed when they are read. */
export type NoticeKind = NotificationKind | 'closed' | 'review_due' | 'data_ready' | 'pdfs_ready';

const topics: Record<NoticeKind, NoticeTopic> = {
  submitted_auto: 'deadline',
  missed: 'deadline',
  deadline_near: 'deadline',
  not_begun: 'deadline',
  open_again: 'exception',
  exception_granted: 'exception',
  exception_revoked: 'exception',
  reopened: 'exception',
  text_repaired: 'feedback',
  grade_released: 'grade',
  feedback_added: 'feedback',
  review_assigned: 'review',
  review_withdrawn: 'review',
  review_received: 'review',
  review_rated: 'review',
  review_due: 'review',
  submission_received: 'submission',
  closed: 'submission',
  data_ready: 'announcement',
  pdfs_ready: 'announcement',
};

export function topicOf(kind: NoticeKind): NoticeTopic {
  return topics[kind];
}

/** Defaults: mail for what users wait for or must not miss, a daily mail for frequent events. */
export const defaultChannels: Record<NoticeTopic, NoticeChannel> = {
  announcement: 'app',
  grade: 'mail',
  feedback: 'mail',
  review: 'mail',
  exception: 'mail',
  deadline: 'mail',
  submission: 'digest',
};
