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
import { helpedText } from '../helpful-words.ts';
import { PracticeButton } from '../practice/practice-button.tsx';
import { writerName } from './writer-name.ts';

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

interface Row extends PeerReview {
  /** Whose text it is, or what stands for the name. */
  name: string;
}

/** The reviews that a student writes; nothing where there are none. */
export function PeerReviewList({ classId, reviews, zone }: Props) {
  const { t } = useTranslation('peer-review');
  const [opened, setOpened] = useState<PeerReviewId | null>(null);
  const [practising, setPractising] = useState<AssignmentId | null>(null);
  const rows = useMemo(() => {
    // Two drafts of one text are by one writer.
    const texts = [...new Set(reviews.map(({ submissionId }) => submissionId))];
    return reviews.map((review): Row => {
      const { studentName, submissionId } = review;
      return { ...review, name: writerName(studentName, texts.indexOf(submissionId), t) };
    });
  }, [reviews, t]);
  const columns = useColumns(zone);
  const review = rows.find(({ id }) => id === opened);
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('list.title')}
      </Typography>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        urlKey="reviews"
        initialSort={{ id: 'deadline', direction: 'asc' }}
        actions={(row) =>
          row.closedCode === 'review.practice_first' ? (
            <Button
              size="small"
              variant="contained"
              aria-label={t('practice.firstOf', { title: row.assignmentTitle })}
              onClick={() => setPractising(row.assignmentId)}
            >
              {t('practice.first')}
            </Button>
          ) : (
            <OpenButton row={row} onOpen={() => setOpened(row.id)} />
          )
        }
        toolbar={<PracticeButton reviews={rows} onPractise={setPractising} />}
        empty={null}
      />
      <LazyDialogs ahead={dialogs}>
        {practising !== null && (
          <PracticeDialog classId={classId} assignmentId={practising} onClose={() => setPractising(null)} />
        )}
        {review !== undefined && (
          <ReviewDialog
            classId={classId}
            review={review}
            name={review.name}
            onClose={() => setOpened(null)}
          />
        )}
      </LazyDialogs>
    </Box>
  );
}

function OpenButton({ row, onOpen }: { row: Row; onOpen: () => void }) {
  const { t } = useTranslation('peer-review');
  const words = row.can.write ? t('list.review') : t('list.read');
  return (
    <Button
      size="small"
      variant={row.can.write ? 'contained' : 'outlined'}
      aria-label={t('list.actOn', { act: words, title: row.assignmentTitle, name: row.name })}
      onClick={onOpen}
      sx={{ minWidth: 72 }}
    >
      {words}
    </Button>
  );
}

function useColumns(zone: string): readonly Column<Row>[] {
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

function TitleCell({ row }: { row: Row }) {
  const { t } = useTranslation('peer-review');
  const helped = helpedText(row.helpfulness, t);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <bdi>{row.assignmentTitle}</bdi>
      {row.withdrawn && <Chip size="small" variant="outlined" label={t('reviews.withdrawn')} />}
      {row.status === 'SUBMITTED' && <StatusChip status={row.late ? 'SUBMITTED_LATE' : 'SUBMITTED'} />}
      {helped !== null && (
        <Typography variant="caption" color="textSecondary">
          {helped}
        </Typography>
      )}
    </Stack>
  );
}
