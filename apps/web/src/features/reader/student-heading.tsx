import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useNeighbour } from './use-reader.ts';

/** Whose text of which assignment, and the way to the next. */
export function StudentHeading({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation('grading');
  return (
    <Box component="header">
      <Pager submission={submission} />
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
        {submission.studentName}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{submission.assignmentTitle}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {submission.classTitle}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <StatusChip status={submission.status} />
        {submission.status === 'NONE' && <Chip size="small" variant="outlined" label={t('ongoing')} />}
      </Stack>
    </Box>
  );
}

function Pager({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation('grading');
  const neighbour = useNeighbour(submission);
  const { currentStudentIndex, numberOfStudents } = submission;
  return (
    <Stack
      component="nav"
      aria-label={t('pager.label')}
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, ml: -1 }}
    >
      <PagerButton
        label={t('pager.previous')}
        isBusy={neighbour.isPending}
        onClick={() => neighbour.mutate(-1)}
        icon={<ChevronLeftIcon />}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pager.position', { index: currentStudentIndex + 1, count: numberOfStudents })}
      </Typography>
      <PagerButton
        label={t('pager.next')}
        isBusy={neighbour.isPending}
        onClick={() => neighbour.mutate(1)}
        icon={<ChevronRightIcon />}
      />
    </Stack>
  );
}

interface ButtonProps {
  label: string;
  isBusy: boolean;
  onClick: () => void;
  icon: React.ReactNode;
}

function PagerButton({ label, isBusy, onClick, icon }: ButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={isBusy ? undefined : onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
