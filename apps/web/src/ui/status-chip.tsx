import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { OverallStatus } from '@redraft/contracts';
import { overallStatuses } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

export type StatusTone = 'success' | 'warning' | 'error' | 'primary' | 'neutral';

/** NONE is primary where instructors compare and neutral for the student. */
const tones: Record<Exclude<OverallStatus, 'NONE'>, StatusTone> = {
  SUBMITTED: 'success',
  SUBMITTED_AUTO: 'success',
  SUBMITTED_LATE: 'warning',
  SUBMITTED_INSTRUCTOR: 'warning',
  SUBMITTED_EXCEPTION: 'warning',
  MISSED: 'error',
  EXCEPTION: 'warning',
};

interface Props {
  /** Anything unknown counts as NONE. */
  status: string;
  /** The title of a draft, for instance; the status itself by default. */
  label?: string;
  noneTone?: 'primary' | 'neutral';
}

export function StatusChip({ status, label, noneTone = 'primary' }: Props) {
  const { t } = useTranslation('ui');
  const known = knownStatus(status);
  const words = t(`status.${known}`);
  return (
    <Tooltip title={words} describeChild>
      <Chip
        size="small"
        label={label ?? words}
        // Colour alone would hide the status behind a draft's title.
        aria-label={label === undefined ? undefined : `${label}: ${words}`}
        role={label === undefined ? undefined : 'img'}
        sx={softTone(toneOf(known, noneTone))}
      />
    </Tooltip>
  );
}

function knownStatus(status: string): OverallStatus {
  return overallStatuses.find((one) => one === status) ?? 'NONE';
}

/** Of which colour a status is, wherever it is shown. */
export function toneOf(status: string, noneTone: 'primary' | 'neutral'): StatusTone {
  const known = knownStatus(status);
  return known === 'NONE' ? noneTone : tones[known];
}

/** In the place of a status where texts are graded without names: that somebody has none is not told either. */
export function WithoutNameChip() {
  const { t } = useTranslation('ui');
  return (
    <Tooltip title={t('withoutName.long')} describeChild>
      <Chip size="small" label={t('withoutName.short')} tabIndex={0} sx={softTone('neutral')} />
    </Tooltip>
  );
}

function softTone(tone: StatusTone) {
  if (tone === 'neutral') return { bgcolor: 'surface.chrome', color: 'text.secondary' };
  return (theme: { vars?: { palette: Record<Exclude<StatusTone, 'neutral'>, { main: string }> } }) => {
    const colour = theme.vars?.palette[tone].main;
    return { color: colour, backgroundColor: `color-mix(in srgb, ${colour} 13%, transparent)` };
  };
}
