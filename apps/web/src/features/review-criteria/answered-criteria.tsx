import type { PeerReviewId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answersQuery } from './review-criteria-calls.ts';

/** How many criteria have a level and how many a comment, before the review is sent. Nothing where there are none. */
export function AnsweredCriteria({ reviewId }: { reviewId: PeerReviewId }) {
  const { t } = useTranslation('review-criteria');
  const { data } = useQuery(answersQuery(reviewId));
  if (data?.criteria == null) return null;
  const commented = data.answers.filter(({ comment }) => comment.trim() !== '').length;
  return <p>{t('commented', { done: commented, count: data.criteria.criteria.length })}</p>;
}
