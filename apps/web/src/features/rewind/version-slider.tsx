import Slider from '@mui/material/Slider';
import type { RewindOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../lib/format-time-with-seconds.ts';

interface Props {
  overview: Pick<RewindOverview, 'saves' | 'timezone'> & { marks: readonly { save: number }[] };
  current: number;
  /** Time of the save; null while loading. */
  savedAt: number | null;
  onSeek: (version: number) => void;
}

export function VersionSlider({ overview, current, savedAt, onSeek }: Props) {
  const { t } = useTranslation('rewind');
  const { saves, marks, timezone } = overview;
  const position = { version: current, count: saves };
  const valueText =
    savedAt === null
      ? t('versionOf', position)
      : t('versionAt', { ...position, time: formatTimeWithSeconds(savedAt, timezone) });
  return (
    <Slider
      size="small"
      min={1}
      // A slider needs two ends, even for a file with one save.
      max={Math.max(saves, 2)}
      value={current}
      onChange={(_event, value) => onSeek(Number(value))}
      marks={marks.map(({ save }) => ({ value: save }))}
      aria-label={t('version')}
      getAriaValueText={() => valueText}
      disabled={saves < 2}
      sx={{
        display: 'block',
        py: 1.25,
        '& .MuiSlider-mark': { width: 4, height: 14, borderRadius: 1, bgcolor: 'secondary.main', opacity: 1 },
      }}
    />
  );
}
