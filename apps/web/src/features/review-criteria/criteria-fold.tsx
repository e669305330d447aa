import type { PeerReviewId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../ui/fold.tsx';
import { ReviewCriteria, useHasCriteria } from './review-criteria.tsx';

/** What a review says by its criteria, over its text: closed until it is asked for. Nothing where there are no criteria. */
export function CriteriaFold({ reviewId }: { reviewId: PeerReviewId }) {
  const { t } = useTranslation('review-criteria');
  if (!useHasCriteria(reviewId)) return null;
  return (
    <Fold title={t('title')}>
      <ReviewCriteria reviewId={reviewId} />
    </Fold>
  );
}
