import { useTranslation } from 'react-i18next';
import { PanelCard } from '../../ui/panel-card.tsx';
import { FeedbackCard } from '../feedback/index.ts';
import { ReceivedReviews } from '../peer-review/index.ts';
import type { PanelProps } from './reader-slots.ts';

/** Feedback on the text from teaching staff and peer reviewers. */
export function FeedbackPart({ submission, openFile, onOpen, onReview }: PanelProps) {
  const { t } = useTranslation('peer-review');
  const reviewed = submission.deadlineSubmissions.filter(({ peerReview }) => peerReview.length > 0);
  return (
    <>
      <FeedbackCard submission={submission} onOpenComments={() => onOpen('comments')} />
      {reviewed.length > 0 && (
        <PanelCard title={t('received.title')}>
          <ReceivedReviews
            drafts={reviewed.map(({ draftId, title, peerReview }) => ({
              draftId,
              title,
              reviews: peerReview,
            }))}
            zone={submission.classTimezone}
            openReviewId={openFile?.review ?? null}
            onOpen={onReview}
          />
        </PanelCard>
      )}
    </>
  );
}
