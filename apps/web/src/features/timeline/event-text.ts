import type { TFunction } from 'i18next';
import { formatMinute } from '../../lib/format-span.ts';
import type { Extension, TimelineEvent } from './timeline-rules.ts';

/** Translation namespaces used to describe events. */
export const timelineNamespaces = [
  'timeline',
  'ui',
  'assignment-files',
  'grading',
  'process-record',
] as const;
export type TimelineTranslate = TFunction<typeof timelineNamespaces>;

/** Name of an event; its file has the same name. */
export function formatEventName(event: TimelineEvent, t: TimelineTranslate): string {
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
      return title || formatFileType(event, t);
  }
}

function formatFileType({ target }: TimelineEvent, t: TimelineTranslate): string {
  return target?.kind === 'additional' ? t(`assignment-files:type.${target.file.type}`) : '';
}

/** Further details of an event, besides name and time. */
export function formatDetails(event: TimelineEvent, zone: string, t: TimelineTranslate): string[] {
  switch (event.kind) {
    case 'submission':
      return [t(`ui:status.${event.status}`), ...(event.isEarlier ? [t('earlier')] : [])];
    case 'deadline':
      return [
        t(`ui:status.${event.status}`),
        ...(event.extension === null ? [] : [formatExtension(event.extension, zone, t)]),
      ];
    case 'review':
      // Anonymous reviews have no name.
      return event.reviewer === '' ? [] : [event.reviewer];
    case 'note':
      return [
        ...(event.author.kind === 'staff' ? [event.author.name || t('process-record:comments.nobody')] : []),
        ...(event.source === null ? [] : [t(`process-record:source.${event.source}`)]),
        ...(event.text === '' ? [] : [event.text]),
      ];
    case 'additional':
      return [formatFileType(event, t)];
    case 'repair':
      return [t('repairText')];
    case 'ongoing':
      return [t('grading:drafts.newest')];
    default:
      return [];
  }
}

function formatExtension({ until }: Extension, zone: string, t: TimelineTranslate): string {
  return until === null ? t('exceptionOpen') : t('exceptionUntil', { time: formatMinute(until, zone) });
}

/** YYYY-MM-DD HH:mm and the class's zone. */
export function formatTimeWithZone(at: number, zone: string): string {
  return `${formatMinute(at, zone)} ${zone.replaceAll('_', ' ')}`;
}

/** The whole event in one line. The current text has no time of its own; its position in the drawing may be in the future. */
export function describeEvent(event: TimelineEvent, zone: string, t: TimelineTranslate): string {
  const time = event.kind === 'ongoing' ? [] : [formatTimeWithZone(event.at, zone)];
  return [formatEventName(event, t), ...formatDetails(event, zone, t), ...time].join(' · ');
}
