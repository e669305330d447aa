import type { Notification } from '@redraft/contracts';
import type { Language, SentenceCode } from '@redraft/sentences';
import { DateTime } from 'luxon';
import type { NotificationKind } from '../../domain/notifications/index.ts';
import { say } from '../../platform/sentences.ts';

/** What somebody is told, before it is said in a language. */
export interface Told {
  id: string;
  at: Date;
  kind: NotificationKind | 'closed' | 'review_due' | 'data_ready';
  /** Of the assignment. */
  title: string;
  /** Null where it is about the whole submission. */
  step: { title: string; isFinal: boolean } | null;
  until: Date | null;
  timeZone: string;
  /** Of an instructor's class. */
  course?: { name: string; auto: number; missed: number };
}

/** In the words of whoever made it. */
export interface Announced {
  id: string;
  at: Date;
  kind: 'announcement';
  title: string;
  message: string;
}

interface Words {
  title: SentenceCode;
  text: SentenceCode;
  /** Where there is no end. */
  endless?: SentenceCode;
}

const words: Record<Told['kind'], Words> = {
  submitted_auto: { title: 'notice.submitted_auto', text: 'notice.submitted_auto_text' },
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
  closed: { title: 'notice.closed', text: 'notice.closed_text' },
};

export function present(told: Told | Announced, language: Language): Notification {
  if (told.kind !== 'announcement') return presentTold(told, language);
  const { id, title, message } = told;
  return { id, title, message, isRead: false };
}

function presentTold(told: Told, language: Language): Notification {
  const { title, text, endless } = words[told.kind];
  const params = {
    title: told.title,
    work: workOf(told, language),
    // As dates stand everywhere: on the clock of the class, which is named.
    until: told.until
      ? `${DateTime.fromJSDate(told.until, { zone: told.timeZone }).toFormat('yyyy-MM-dd HH:mm')} (${told.timeZone})`
      : '',
    ...(told.course && { course: told.course.name, auto: told.course.auto, missed: told.course.missed }),
  };
  const code = told.until === null && endless !== undefined ? endless : text;
  return {
    id: told.id,
    title: say(language, { code: title, params }),
    message: say(language, { code, params }),
    isRead: false,
  };
}

function workOf({ title, step }: Told, language: Language): string {
  if (step === null) return say(language, { code: 'notice.work', params: { title } });
  const named = step.isFinal ? say(language, 'step.final') : step.title;
  return say(language, { code: 'notice.work_step', params: { title, step: named } });
}
