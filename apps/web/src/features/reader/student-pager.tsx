import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { announcedKey } from './page-keys-choice.ts';
import { keyName } from './reader-keys.ts';
import { usePageKeys } from './use-page-keys.ts';
import type { ReadingQueue } from './use-reading-queue.ts';

interface Props {
  submission: ReadSubmission;
  queue: ReadingQueue;
}

/** Navigation between the filtered students, by pointer and keyboard shortcut. */
export function StudentPager({ submission, queue }: Props) {
  const { t } = useTranslation('grading');
  const { place, filter, step } = queue;
  usePageKeys({ next: () => step(1), previous: () => step(-1) });
  const isAll = filter === 'all';
  // Until its position in the queue is loaded, the position comes from the text's own data.
  const position = place === undefined && isAll ? submission.currentStudentIndex + 1 : place?.position;
  const count = place?.counts[filter] ?? (isAll ? submission.numberOfStudents : 0);
  return (
    <Stack
      component="nav"
      aria-label={t('pager.label')}
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5 }}
    >
      <PagerButton
        label={t('pager.previous')}
        keyName={keyName('previous')}
        onClick={() => step(-1)}
        icon={<ChevronLeftIcon sx={mirroredIcon} />}
      />
      <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pager.position', { index: position ?? '–', count })}
      </Typography>
      <PagerButton
        label={t('pager.next')}
        keyName={keyName('next')}
        onClick={() => step(1)}
        icon={<ChevronRightIcon sx={mirroredIcon} />}
      />
    </Stack>
  );
}

interface ButtonProps {
  label: string;
  keyName: string;
  onClick: () => void;
  icon: ReactNode;
}

function PagerButton({ label, keyName: name, onClick, icon }: ButtonProps) {
  return (
    <Tooltip title={`${label} (${name})`}>
      <IconButton aria-label={label} aria-keyshortcuts={announcedKey(name)} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
