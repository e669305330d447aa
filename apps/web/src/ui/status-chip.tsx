import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { OverallStatus } from '@redraft/contracts';
import { overallStatuses } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

export type StatusTone = 'success' | 'warning' | 'error' | 'primary' | 'neutral';

/** NONE is primary in comparisons for instructors and neutral for students. */
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
  /** Unknown values count as NONE. */
  status: string;
  /** For instance the title of a draft; by default the status itself. */
  label?: string;
  noneTone?: 'primary' | 'neutral';
}

export function StatusChip({ status, label, noneTone = 'primary' }: Props) {
  const { t } = useTranslation('ui');
  const knownStatusKey = knownStatus(status);
  const statusText = t(`status.${knownStatusKey}`);
  return (
    <Tooltip title={statusText} describeChild>
      <Chip
        size="small"
        label={label ?? statusText}
        // With a draft's title as label, only the colour would show the status.
        aria-label={label === undefined ? undefined : `${label}: ${statusText}`}
        role={label === undefined ? undefined : 'img'}
        sx={softTone(toneOf(knownStatusKey, noneTone))}
      />
    </Tooltip>
  );
}

function knownStatus(status: string): OverallStatus {
  return overallStatuses.find((one) => one === status) ?? 'NONE';
}

/** The tone of a status, the same everywhere. */
export function toneOf(status: string, defaultTone: 'primary' | 'neutral'): StatusTone {
  const knownStatusKey = knownStatus(status);
  return knownStatusKey === 'NONE' ? defaultTone : tones[knownStatusKey];
}

/** Replaces the status in anonymous grading, where even a missing name is not revealed. */
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
