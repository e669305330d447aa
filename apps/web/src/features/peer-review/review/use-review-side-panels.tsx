import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { PeerReviewId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import type { SidePanel } from '../../../ui/text-with-side-panels.tsx';
import { type CriteriaHandle, ReviewCriteria, useHasCriteria } from '../../review-criteria/index.ts';
import { reviewSinceQuery } from '../peer-review-calls.ts';
import { EarlierComments } from './earlier-comments.tsx';
import { WhatChanged } from './what-changed.tsx';

/** Side panels of a review: its criteria, and the changes since the same reviewer's review of the previous draft. */
export function useReviewSidePanels(reviewId: PeerReviewId, criteria?: Ref<CriteriaHandle>): SidePanel[] {
  const { t } = useTranslation(['peer-review', 'review-criteria']);
  const hasCriteria = useHasCriteria(reviewId);
  const changesPanel = useChangesSinceReview(reviewId);
  if (!hasCriteria) return changesPanel;
  const content = <ReviewCriteria reviewId={reviewId} ref={criteria} />;
  return [{ id: 'beside-criteria', title: t('review-criteria:title'), content }, ...changesPanel];
}

function useChangesSinceReview(reviewId: PeerReviewId): SidePanel[] {
  const { t } = useTranslation(['peer-review', 'ui']);
  const { data, error, refetch } = useQuery(reviewSinceQuery(reviewId));
  const changes = { id: 'beside-changes', title: t('since.changes') };
  if (data === undefined && error !== null) {
    const retryButton = <Button onClick={() => void refetch()}>{t('ui:retry')}</Button>;
    const content = (
      <Alert severity="warning" action={retryButton}>
        {messageOf(error)}
      </Alert>
    );
    return [{ ...changes, content }];
  }
  if (!data?.earlier) return [];
  const { earlier, timezone } = data;
  return [
    { ...changes, content: <WhatChanged earlier={earlier} zone={timezone} /> },
    {
      id: 'beside-comments',
      title: t('since.comments'),
      content: <EarlierComments comments={earlier.comments} />,
    },
  ];
}
