import type { PeerReview } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { AnsweredCriteria } from '../../review-criteria/index.ts';
import { reviewCommentsQuery } from '../peer-review-calls.ts';
import { CommentAdvice } from '../review/comment-advice.tsx';

interface Props {
  review: PeerReview;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before submitting a review, with advice on its comments. The advice never blocks submission. */
export function SubmitReviewDialog({ review, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const { data } = useQuery(reviewCommentsQuery(review.id));
  return (
    <ConfirmDialog
      open
      title={t('submit.title')}
      confirmLabel={t('review.submit')}
      cancelLabel={t('submit.goOn')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('submit.text')}</p>
      <AnsweredCriteria reviewId={review.id} />
      {data !== undefined && <CommentAdvice comments={data.comments} />}
    </ConfirmDialog>
  );
}
