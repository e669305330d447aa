import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassId, PeerReview, PeerReviewId } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LazyDialogs, lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { describeHelpfulness } from '../helpfulness-text.ts';
import { PracticeButton } from '../practice/practice-button.tsx';
import { buildReviewRows, keepStarted, type ReviewRow } from './review-rows.ts';
import { useAddToReviews } from './use-add-to-reviews.ts';
import { useCandidates } from './use-candidates.ts';

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog);
const PracticeDialog = lazyDialog(
  async () => (await import('../practice/practice-dialog.tsx')).PracticeDialog,
);
const dialogs = [ReviewDialog, PracticeDialog];

interface Props {
  classId: ClassId;
  reviews: readonly PeerReview[];
  zone: string;
}

/** A student's reviews, including assigned ones that are not started; renders nothing if there are none. */
export function PeerReviewList({ classId, reviews, zone }: Props) {
  const { t } = useTranslation('peer-review');
  const [openReviewId, setOpenReviewId] = useState<PeerReviewId | null>(null);
  const [practising, setPractising] = useState<AssignmentId | null>(null);
  const { byAssignment } = useCandidates(classId);
  const columns = useColumns(zone);
  // Kept here instead of in the button, whose row may be unmounted once the review starts.
  const start = useAddToReviews(classId);
  const started = start.isPending ? start.variables : undefined;
  const rows = useMemo(
    () => buildReviewRows(reviews, keepStarted([...byAssignment.values()].flat(), reviews, started), t),
    [reviews, byAssignment, started, t],
  );
  const open = (review: PeerReview) =>
    review.closedCode === 'review.practice_first'
      ? setPractising(review.assignmentId)
      : setOpenReviewId(review.id);
  const openReview = rows.find((row) => row.kind === 'review' && row.review.id === openReviewId);
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('list.title')}
      </Typography>
      <DataTable
        label={t('list.title')}
        noun="reviews"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.key}
        urlKey="reviews"
        initialSort={{ id: 'deadline', direction: 'asc' }}
        actions={(row) => (
          <RowButton
            row={row}
            isBusy={row.kind === 'given' && start.isPending && start.variables === row.candidate}
            onPress={() =>
              row.kind === 'given' ? start.mutate(row.candidate, { onSuccess: open }) : open(row.review)
            }
          />
        )}
        toolbar={<PracticeButton reviews={reviews} onPractise={setPractising} />}
        emptyState={null}
      />
      <LazyDialogs preload={dialogs}>
        {practising !== null && (
          <PracticeDialog classId={classId} assignmentId={practising} onClose={() => setPractising(null)} />
        )}
        {openReview?.kind === 'review' && (
          <ReviewDialog
            classId={classId}
            review={openReview.review}
            name={openReview.name}
            onClose={() => setOpenReviewId(null)}
          />
        )}
      </LazyDialogs>
    </Box>
  );
}

/** Starts an assigned review, or opens one. A single component, so that the button with the focus stays when a review is started. */
function RowButton({ row, isBusy, onPress }: { row: ReviewRow; isBusy: boolean; onPress: () => void }) {
  const { t } = useTranslation('peer-review');
  const title = row.assignmentTitle;
  const isPractice = row.kind === 'review' && row.review.closedCode === 'review.practice_first';
  const isWritten = row.kind === 'given' || row.review.can.write;
  const action = isWritten ? t('list.review') : t('list.read');
  return (
    <Button
      size="small"
      variant={isWritten || isPractice ? 'contained' : 'outlined'}
      loading={isBusy}
      aria-label={
        isPractice
          ? t('practice.firstOf', { title })
          : t('list.actOn', { act: action, title, name: row.name })
      }
      onClick={onPress}
      sx={{ minWidth: 72 }}
    >
      {isPractice ? t('practice.first') : action}
    </Button>
  );
}

function useColumns(zone: string): readonly Column<ReviewRow>[] {
  const { t } = useTranslation('peer-review');
  return useMemo(
    () => [
      {
        id: 'assignment',
        header: t('list.column.assignment'),
        value: (row) => row.assignmentTitle,
        cell: (row) => <TitleCell row={row} />,
      },
      { id: 'draft', header: t('list.column.draft'), value: (row) => row.draftTitle },
      { id: 'student', header: t('list.column.student'), value: (row) => row.name },
      {
        id: 'submission',
        header: t('list.column.submission'),
        value: (row) => row.submissionDate,
        cell: (row) => <DateTimeText iso={row.submissionDate} zone={zone} />,
        searchable: false,
        width: 160,
      },
      {
        id: 'deadline',
        header: t('list.column.deadline'),
        value: (row) => row.deadline,
        cell: (row) => <DateTimeText iso={row.deadline} zone={zone} />,
        searchable: false,
        width: 160,
      },
    ],
    [t, zone],
  );
}

function TitleCell({ row }: { row: ReviewRow }) {
  const { t } = useTranslation('peer-review');
  if (row.kind === 'given') return <bdi>{row.assignmentTitle}</bdi>;
  const { review } = row;
  const helped = describeHelpfulness(review.helpfulness, t);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <bdi>{review.assignmentTitle}</bdi>
      {review.withdrawn && <Chip size="small" variant="outlined" label={t('reviews.withdrawn')} />}
      {review.status === 'SUBMITTED' && <StatusChip status={review.late ? 'SUBMITTED_LATE' : 'SUBMITTED'} />}
      {helped !== null && (
        <Typography variant="caption" color="textSecondary">
          {helped}
        </Typography>
      )}
    </Stack>
  );
}
