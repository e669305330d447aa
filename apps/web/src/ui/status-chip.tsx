import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { OverallStatus } from '@redraft/contracts';
import { overallStatuses } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

type Tone = 'success' | 'warning' | 'error' | 'primary' | 'neutral';

/** NONE is primary where instructors compare and neutral for the student. */
const tones: Record<Exclude<OverallStatus, 'NONE'>, Tone> = {
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
  const known = overallStatuses.find((one) => one === status) ?? 'NONE';
  const tone = known === 'NONE' ? noneTone : tones[known];
  const words = t(`status.${known}`);
  return (
    <Tooltip title={words} describeChild>
      <Chip
        size="small"
        label={label ?? words}
        // Colour alone would hide the status behind a draft's title.
        aria-label={label === undefined ? undefined : `${label}: ${words}`}
        role={label === undefined ? undefined : 'img'}
        sx={softTone(tone)}
      />
    </Tooltip>
  );
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

function softTone(tone: Tone) {
  if (tone === 'neutral') return { bgcolor: 'surface.chrome', color: 'text.secondary' };
  return (theme: { vars?: { palette: Record<Exclude<Tone, 'neutral'>, { main: string }> } }) => {
    const colour = theme.vars?.palette[tone].main;
    return { color: colour, backgroundColor: `color-mix(in srgb, ${colour} 13%, transparent)` };
  };
}
