import type { PeerReviewId, SubmissionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, timelineTexts } from './event-words.ts';
import { type ShownFile, toShownFile, toShownReview } from './shown-file.ts';
import type { TimelineEvent } from './timeline-rules.ts';

/**
 * Which file of a text is open; reset per text, because the page stays mounted when moving to the next. `linked` is open until another is chosen.
 */
export function useShownFile(submissionId: SubmissionId, linked: ShownFile | null = null) {
  const { t } = useTranslation(timelineTexts);
  const [chosen, setChosen] = useState<{ of: SubmissionId; file: ShownFile | null } | null>(null);
  const shown = chosen?.of === submissionId ? chosen.file : linked;
  return {
    shown,
    open: (event: TimelineEvent) =>
      setChosen({ of: submissionId, file: toShownFile(event, nameOf(event, t)) }),
    openReview: (reviewId: PeerReviewId, title: string) =>
      setChosen({ of: submissionId, file: toShownReview(reviewId, title) }),
    back: () => setChosen({ of: submissionId, file: null }),
  };
}
