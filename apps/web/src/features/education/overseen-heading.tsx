import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { OverseenSubmission } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../../lib/use-action.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { loadNext } from './education-calls.ts';

/** Student and assignment, with navigation to other texts. */
export function OverseenHeading({ text }: { text: OverseenSubmission }) {
  const { t } = useTranslation('education');
  return (
    <Box component="header">
      <Pager text={text} />
      <Typography variant="h2" component="h1" dir="auto" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
        {text.studentName}
      </Typography>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {text.assignmentTitle}
      </Typography>
      <Typography dir="auto" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text.classTitle}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <StatusChip status={text.status} />
        <Chip size="small" variant="outlined" label={t('reading.readOnly')} />
      </Stack>
    </Box>
  );
}

function Pager({ text }: { text: OverseenSubmission }) {
  const { t } = useTranslation('grading');
  const navigate = useNavigate();
  const next = useAction({
    mutationFn: (direction: -1 | 1) => loadNext(text, direction),
    onSuccess: (id) => navigate(`/educoordinator/ReadSubmission/${id}`),
  });
  const { currentStudentIndex: index, numberOfStudents: count } = text;
  const goToNeighbour = (direction: -1 | 1) => (next.isPending ? undefined : () => next.mutate(direction));
  return (
    <Stack
      component="nav"
      aria-label={t('pager.label')}
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, ml: -1 }}
    >
      <PagerButton label={t('pager.previous')} isEnd={index <= 0} onClick={goToNeighbour(-1)}>
        <ChevronLeftIcon sx={mirroredIcon} />
      </PagerButton>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pager.position', { index: index + 1, count })}
      </Typography>
      <PagerButton label={t('pager.next')} isEnd={index < 0 || index >= count - 1} onClick={goToNeighbour(1)}>
        <ChevronRightIcon sx={mirroredIcon} />
      </PagerButton>
    </Stack>
  );
}

interface ButtonProps {
  label: string;
  isEnd: boolean;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function PagerButton({ label, isEnd, onClick, children }: ButtonProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={isEnd} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
