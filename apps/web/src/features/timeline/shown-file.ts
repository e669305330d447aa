import type { PeerReviewId, StudentFile } from '@redraft/contracts';
import type { TimelineEvent } from './timeline-rules.ts';
import { reviewEventId } from './timeline-rules.ts';

/** What is open in the place of the text as it is now. */
export interface ShownFile {
  eventId: string;
  title: string;
  /** A version of the main file. */
  seq: number | undefined;
  additional: StudentFile | undefined;
  review: PeerReviewId | undefined;
}

const nothing = { seq: undefined, additional: undefined, review: undefined };

/** Null for the text as it is now, which is also where nothing can be opened. */
export function toShownFile({ id: eventId, target }: TimelineEvent, title: string): ShownFile | null {
  switch (target?.kind) {
    case 'version':
      return { eventId, title, ...nothing, seq: target.seq };
    case 'additional':
      return { eventId, title, ...nothing, additional: target.file };
    case 'review':
      return { eventId, title, ...nothing, review: target.reviewId };
    default:
      return null;
  }
}

/** The text itself, now or in a version; no file and no review beside it. */
export function isTextItself(shown: ShownFile | null): boolean {
  return shown?.additional === undefined && shown?.review === undefined;
}

/** The same review, chosen in a list. */
export function toShownReview(reviewId: PeerReviewId, title: string): ShownFile {
  return { eventId: reviewEventId(reviewId), title, ...nothing, review: reviewId };
}
