import type { PeerReviewId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answersQuery } from './review-criteria-calls.ts';

/** Number of criteria with a level and with a comment, before submission. Renders nothing without criteria. */
export function AnsweredCriteria({ reviewId }: { reviewId: PeerReviewId }) {
  const { t } = useTranslation('review-criteria');
  const { data } = useQuery(answersQuery(reviewId));
  if (data?.criteria == null) return null;
  const commented = data.answers.filter(({ comment }) => comment.trim() !== '').length;
  return <p>{t('commented', { done: commented, count: data.criteria.criteria.length })}</p>;
}
