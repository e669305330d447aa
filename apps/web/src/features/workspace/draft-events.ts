import type { StudentAssignment } from '@redraft/contracts';
import { closingTime } from './deadlines.ts';

/** What has happened to a text and what is still to come, in the order of time; pure over the answer of the server. */
export interface DraftEvent {
  id: string;
  kind: 'start' | 'deadline' | 'exception' | 'submission' | 'comment';
  /** Milliseconds since 1970. */
  at: number;
  /** Of the step; empty where it belongs to none. */
  title: string;
  isFinal: boolean;
  isAhead: boolean;
}

/** What is due and what was handed in at one moment stand in this order. */
const order: DraftEvent['kind'][] = ['start', 'submission', 'comment', 'deadline', 'exception'];

type Source = Pick<StudentAssignment, 'startDate' | 'timeline'> & {
  feedbacks: readonly { timestamp: string; draftTitle: string | null; draftType: string | null }[];
};

export function draftEvents({ startDate, timeline, feedbacks }: Source, now: number): DraftEvent[] {
  const last = timeline.at(-1);
  const steps = timeline.flatMap((entry) => {
    const closes = closingTime(entry);
    const moments: [DraftEvent['kind'], number | null][] = [
      ['deadline', Date.parse(entry.date)],
      ['exception', entry.exception ? closes : null],
      ['submission', entry.submitDate === null ? null : Date.parse(entry.submitDate)],
    ];
    return moments.flatMap(([kind, at]) =>
      at === null
        ? []
        : [{ id: `${kind} ${entry.draftId}`, kind, at, title: entry.title, isFinal: entry === last }],
    );
  });
  const comments = feedbacks.map(({ timestamp, draftTitle, draftType }, index) => ({
    id: `comment ${index}`,
    kind: 'comment' as const,
    at: Date.parse(timestamp),
    title: draftTitle ?? '',
    isFinal: draftType === 'FINAL',
  }));
  const start = { id: 'start', kind: 'start' as const, at: Date.parse(startDate), title: '', isFinal: false };
  return [start, ...steps, ...comments]
    .map((event): DraftEvent => ({ ...event, isAhead: event.at > now }))
    .sort((one, other) => one.at - other.at || order.indexOf(one.kind) - order.indexOf(other.kind));
}
