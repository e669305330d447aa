import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { PeerReviewId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { CriteriaAnswers } from './criteria-answers.tsx';
import { CriteriaForm, type CriteriaHandle } from './criteria-form.tsx';
import { answersQuery } from './review-criteria-calls.ts';

/** Whether a review has criteria, for page layouts. */
export function useHasCriteria(reviewId: PeerReviewId): boolean {
  const { data } = useQuery(answersQuery(reviewId));
  return data?.criteria != null;
}

interface Props {
  reviewId: PeerReviewId;
  ref?: Ref<CriteriaHandle> | undefined;
}

/** A review's criteria: editable for its reviewer, read-only for others. */
export function ReviewCriteria({ reviewId, ref }: Props) {
  const { t } = useTranslation('ui');
  const { data, error, refetch } = useQuery(answersQuery(reviewId));
  if (error !== null && data === undefined)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {messageOf(error)}
      </Alert>
    );
  if (data === undefined) return <Skeleton variant="rounded" height={120} />;
  if (data.criteria === null) return null;
  const { criteria } = data;
  if (data.can.write) return <CriteriaForm reviewId={reviewId} loaded={{ ...data, criteria }} ref={ref} />;
  return <CriteriaAnswers criteria={criteria} answers={data.answers} />;
}
