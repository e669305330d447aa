import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { AssignmentId, PeerReviewItem } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../../lib/sentences.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { formatHelpfulness } from '../helpfulness-text.ts';
import { reviewItemsQuery } from '../peer-review-calls.ts';
import { PractisedFold } from '../practice/practised-fold.tsx';
import { ReadReviewDialog } from '../review/read-review-dialog.tsx';

interface Props {
  assignmentId: AssignmentId;
  zone: string;
}

/** Reviews written so far, each can be opened. */
export function ReviewsTab({ assignmentId, zone }: Props) {
  const { t } = useTranslation('peer-review');
  const query = useQuery(reviewItemsQuery(assignmentId));
  const [openReview, setOpenReview] = useState<PeerReviewItem | null>(null);
  const columns = useColumns(zone);
  if (query.isError) return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <PractisedFold assignmentId={assignmentId} zone={zone} />
      <DataTable
        label={t('setup.tab.reviews')}
        noun="reviews"
        columns={columns}
        rows={query.data}
        rowKey={(row) => row.id}
        actions={(row) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('reviews.readOne', { reviewer: row.reviewer, title: titleOf(row, t) })}
            onClick={() => setOpenReview(row)}
          >
            {t('reviews.read')}
          </Button>
        )}
        emptyState={<EmptyState title={t('reviews.none')} text={t('reviews.noneText')} />}
      />
      {openReview !== null && (
        <ReadReviewDialog
          reviewId={openReview.id}
          title={titleOf(openReview, t)}
          subtitle={t('reviews.byFor', { reviewer: openReview.reviewer, reviewee: openReview.reviewee })}
          onClose={() => setOpenReview(null)}
        />
      )}
    </Stack>
  );
}

function titleOf(review: PeerReviewItem, t: TFunction<'peer-review'>): string {
  return t('reviews.titleOf', { assignment: review.assignmentTitle, draft: stepTitle(review) });
}

function useColumns(zone: string): readonly Column<PeerReviewItem>[] {
  const { t } = useTranslation('peer-review');
  return useMemo(
    () => [
      { id: 'title', header: t('reviews.column.title'), value: (row) => titleOf(row, t) },
      { id: 'reviewee', header: t('reviews.column.reviewee'), value: (row) => row.reviewee },
      { id: 'reviewer', header: t('reviews.column.reviewer'), value: (row) => row.reviewer },
      {
        id: 'status',
        header: t('reviews.column.status'),
        value: (row) => row.status,
        cell: (row) => <ReviewStatus review={row} />,
      },
      {
        id: 'submitted',
        header: t('reviews.column.submitted'),
        value: (row) => row.submissionDate,
        cell: (row) => <DateTimeText iso={row.submissionDate} zone={zone} absent="–" />,
        searchable: false,
      },
      {
        id: 'deadline',
        header: t('reviews.column.deadline'),
        value: (row) => row.deadline,
        cell: (row) => <DateTimeText iso={row.deadline} zone={zone} absent="–" />,
        searchable: false,
      },
      {
        id: 'helpfulness',
        header: t('reviews.column.helpfulness'),
        value: (row) => row.helpfulness,
        cell: (row) => formatHelpfulness(row.helpfulness, t),
        searchable: false,
      },
    ],
    [t, zone],
  );
}

function ReviewStatus({ review }: { review: PeerReviewItem }) {
  const { t } = useTranslation('peer-review');
  const { status, late, withdrawn } = review;
  if (withdrawn) return <Chip size="small" variant="outlined" label={t('reviews.withdrawn')} />;
  if (status === 'NONE') return <Chip size="small" label={t('reviews.underWay')} />;
  return <StatusChip status={late ? 'SUBMITTED_LATE' : 'SUBMITTED'} />;
}
