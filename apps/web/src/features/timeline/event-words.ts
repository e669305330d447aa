import type { TFunction } from 'i18next';
import { formatInZone } from '../../lib/class-time.ts';
import type { Extension, TimelineEvent } from './timeline-rules.ts';

/** The catalogues out of which an event is told. */
export const timelineTexts = ['timeline', 'ui', 'assignment-files', 'grading', 'process-record'] as const;
export type TimelineWords = TFunction<typeof timelineTexts>;

/** What an event is called; its file goes by the same name. */
export function nameOf(event: TimelineEvent, t: TimelineWords): string {
  const { title } = event;
  switch (event.kind) {
    case 'start':
      return t('events.start');
    case 'ongoing':
      return t('grading:ongoing');
    case 'deadline':
      return t('events.deadline', { title });
    case 'submission':
      return title;
    case 'comment':
      return t('events.comment', { title });
    case 'feedback':
      return title === '' ? t('events.feedbackOnAll') : t('events.feedback', { title });
    case 'note':
      return t(event.author.kind === 'staff' ? 'events.staffNote' : 'events.note');
    case 'repair':
      return t('events.repair');
    case 'review':
      return t('events.review', { title });
    case 'additional':
      return title || typeOf(event, t);
  }
}

function typeOf({ target }: TimelineEvent, t: TimelineWords): string {
  return target?.kind === 'additional' ? t(`assignment-files:type.${target.file.type}`) : '';
}

/** What else is known of it, besides its name and its time. */
export function formatDetails(event: TimelineEvent, zone: string, t: TimelineWords): string[] {
  switch (event.kind) {
    case 'submission':
      return [t(`ui:status.${event.status}`), ...(event.isEarlier ? [t('earlier')] : [])];
    case 'deadline':
      return [
        t(`ui:status.${event.status}`),
        ...(event.extension === null ? [] : [extensionText(event.extension, zone, t)]),
      ];
    case 'review':
      // Without names there is none.
      return event.reviewer === '' ? [] : [event.reviewer];
    case 'note':
      return [
        ...(event.author.kind === 'staff' ? [event.author.name || t('process-record:comments.nobody')] : []),
        ...(event.source === null ? [] : [t(`process-record:source.${event.source}`)]),
        ...(event.text === '' ? [] : [event.text]),
      ];
    case 'additional':
      return [typeOf(event, t)];
    case 'repair':
      return [t('repairText')];
    case 'ongoing':
      return [t('grading:drafts.newest')];
    default:
      return [];
  }
}

function extensionText({ until }: Extension, zone: string, t: TimelineWords): string {
  return until === null ? t('exceptionOpen') : t('exceptionUntil', { time: formatTime(until, zone) });
}

/** YYYY-MM-DD HH:mm and the zone of the class. */
export function timeInZone(at: number, zone: string): string {
  return `${formatTime(at, zone)} ${zone.replaceAll('_', ' ')}`;
}

export function formatTime(at: number, zone: string): string {
  return formatInZone(new Date(at).toISOString(), zone);
}

/** All of it in one line. Where the text as it is now stands in the drawing is no time that it has: that may be to come. */
export function sentenceOf(event: TimelineEvent, zone: string, t: TimelineWords): string {
  const time = event.kind === 'ongoing' ? [] : [timeInZone(event.at, zone)];
  return [nameOf(event, t), ...formatDetails(event, zone, t), ...time].join(' · ');
}
