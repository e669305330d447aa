import type { PeerReviewId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../ui/fold.tsx';
import { ReviewCriteria } from './review-criteria.tsx';
import { answersQuery } from './review-criteria-calls.ts';

/** A review's answers, collapsible above its text. Renders nothing without criteria. */
export function CriteriaFold({ reviewId }: { reviewId: PeerReviewId }) {
  const { t } = useTranslation('review-criteria');
  const { data } = useQuery(answersQuery(reviewId));
  if (data?.criteria == null) return null;
  return (
    <Fold title={t('counted', { count: data.criteria.criteria.length })} isOpen>
      <ReviewCriteria reviewId={reviewId} />
    </Fold>
  );
}
