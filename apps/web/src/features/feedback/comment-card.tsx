import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DocumentComment } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { chooseStateTone, describeFile, describeState } from './uptake-text.ts';

interface Props {
  comment: DocumentComment;
  zone: string;
  /** Whether to show that the student marked it as done; the student sees the checkbox instead. */
  saysDone?: boolean;
  children?: ReactNode;
}

/** A comment on a passage, with its uptake. */
export function CommentCard({ comment, zone, saysDone = false, children }: Props) {
  const { t } = useTranslation('feedback');
  const hasStatistics = comment.changedShare > 0 || comment.newWords > 0;
  const percent = Math.round(comment.changedShare * 100);
  return (
    <Stack data-reading="zoom" sx={{ gap: 0.75, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip size="small" color={chooseStateTone(comment)} label={describeState(comment, t)} />
        {comment.isConfirmed && <Chip size="small" variant="outlined" label={t('uptake.confirmed')} />}
        {saysDone && comment.isRead && <Chip size="small" variant="outlined" label={t('read')} />}
        {saysDone && comment.isDone && (
          <Chip size="small" variant="outlined" label={t('uptake.doneByStudent')} />
        )}
      </Stack>
      <Box
        component="blockquote"
        dir="auto"
        sx={{
          m: 0,
          pl: 1.25,
          borderLeft: 2,
          borderColor: 'divider',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {comment.passage}
      </Box>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {comment.comment}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {comment.authorName !== '' && (
          <>
            <bdi>{comment.authorName}</bdi>,{' '}
          </>
        )}
        <DateTimeText inWords iso={comment.timestamp} zone={zone} />
        {hasStatistics && `. ${t('uptake.figures', { percent, count: comment.newWords })}`}
        {comment.hoursToFirstChange !== null &&
          `. ${t('uptake.hoursOf', { hours: Math.round(comment.hoursToFirstChange * 10) / 10 })}`}
      </Typography>
      {comment.file !== null && (
        <Typography variant="caption" color="textSecondary">
          {describeFile(comment.file, t)}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
