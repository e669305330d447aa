import type { DraftId, PeerReviewId, StudentFile } from '@redraft/contracts';
import type { TimelineEvent } from './timeline-rules.ts';
import { reviewEventId, submissionEventId } from './timeline-rules.ts';

/** The file shown instead of the current text. */
export interface ShownFile {
  eventId: string;
  title: string;
  /** Version of the main file. */
  seq: number | undefined;
  additional: StudentFile | undefined;
  review: PeerReviewId | undefined;
}

const nothing = { seq: undefined, additional: undefined, review: undefined };

/** Null for the current text, and for events that cannot be opened. */
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

/** Whether this is the text itself, current or in a version, as opposed to another file or a review. */
export function isTextItself(shown: ShownFile | null): boolean {
  return shown?.additional === undefined && shown?.review === undefined;
}

/** The same for a review chosen in a list. */
export function toShownReview(reviewId: PeerReviewId, title: string): ShownFile {
  return { eventId: reviewEventId(reviewId), title, ...nothing, review: reviewId };
}

/** The same for the text as it was handed in for a draft. */
export function toShownDraft(draft: { draftId: DraftId; title: string; versionSeq: number }): ShownFile {
  const { draftId, title, versionSeq: seq } = draft;
  return { eventId: submissionEventId(draftId), title, ...nothing, seq };
}
