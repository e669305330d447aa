import type { PeerReviewId, SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEventName, timelineNamespaces } from './event-text.ts';
import { type OpenFile, toOpenFile, toOpenReview } from './open-file.ts';
import type { TimelineEvent } from './timeline-rules.ts';

/**
 * Which file of a text is open; reset per text, because the page stays mounted when moving to the next. `linked` is open until another is chosen.
 */
export function useOpenFile(submissionId: SubmissionId, linked: OpenFile | null = null) {
  const { t } = useTranslation(timelineNamespaces);
  const [choice, setChoice] = useState<{ chosenFor: SubmissionId; file: OpenFile | null } | null>(null);
  const openFile = choice?.chosenFor === submissionId ? choice.file : linked;
  return {
    openFile,
    open: (event: TimelineEvent) =>
      setChoice({ chosenFor: submissionId, file: toOpenFile(event, formatEventName(event, t)) }),
    openReview: (reviewId: PeerReviewId, title: string) =>
      setChoice({ chosenFor: submissionId, file: toOpenReview(reviewId, title) }),
    back: () => setChoice({ chosenFor: submissionId, file: null }),
  };
}
