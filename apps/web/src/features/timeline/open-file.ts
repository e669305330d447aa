import type { DraftId, PeerReviewId, StudentFile } from '@redraft/contracts';
import type { TimelineEvent } from './timeline-rules.ts';
import { reviewEventId, submissionEventId } from './timeline-rules.ts';

/** The file shown instead of the current text. */
export interface OpenFile {
  eventId: string;
  title: string;
  /** Version of the main file. */
  seq: number | undefined;
  additional: StudentFile | undefined;
  review: PeerReviewId | undefined;
}

const noFile = { seq: undefined, additional: undefined, review: undefined };

/** Null for the current text, and for events that cannot be opened. */
export function toOpenFile({ id: eventId, target }: TimelineEvent, title: string): OpenFile | null {
  switch (target?.kind) {
    case 'version':
      return { eventId, title, ...noFile, seq: target.seq };
    case 'additional':
      return { eventId, title, ...noFile, additional: target.file };
    case 'review':
      return { eventId, title, ...noFile, review: target.reviewId };
    default:
      return null;
  }
}

/** Whether this is the text itself, current or in a version, as opposed to another file or a review. */
export function isMainText(file: OpenFile | null): boolean {
  return file?.additional === undefined && file?.review === undefined;
}

/** The open file for a review chosen in a list. */
export function toOpenReview(reviewId: PeerReviewId, title: string): OpenFile {
  return { eventId: reviewEventId(reviewId), title, ...noFile, review: reviewId };
}

/** The open file for the submitted version of a draft. */
export function toOpenDraft(draft: { draftId: DraftId; title: string; versionSeq: number }): OpenFile {
  const { draftId, title, versionSeq: seq } = draft;
  return { eventId: submissionEventId(draftId), title, ...noFile, seq };
}
