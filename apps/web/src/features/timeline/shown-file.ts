import type { StudentFile } from '@redraft/contracts';
import type { TimelineEvent } from './timeline-rules.ts';

/** What is open in the place of the text as it is now. */
export interface ShownFile {
  eventId: string;
  title: string;
  /** A version of the main file. */
  seq: number | undefined;
  additional: StudentFile | undefined;
}

/** Null for the text as it is now, which is also where nothing can be opened. */
export function shownFileOf({ id: eventId, target }: TimelineEvent, title: string): ShownFile | null {
  switch (target?.kind) {
    case 'version':
      return { eventId, title, seq: target.seq, additional: undefined };
    case 'additional':
      return { eventId, title, seq: undefined, additional: target.file };
    default:
      return null;
  }
}
