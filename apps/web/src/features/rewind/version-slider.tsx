import Slider from '@mui/material/Slider';
import type { RewindLog } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/clock-text.ts';
import { versionOfSeq } from './activity.ts';

interface Props {
  log: RewindLog;
  current: number;
  onSeek: (version: number) => void;
}

export function VersionSlider({ log, current, onSeek }: Props) {
  const { t } = useTranslation('rewind');
  const { saves, marks, timezone } = log;
  const wordsFor = (version: number) =>
    t('versionAt', {
      version,
      count: saves.length,
      time: clockText(saves[version - 1]?.t ?? 0, timezone),
    });
  return (
    <Slider
      size="small"
      min={1}
      // A slider needs two ends, also for a text that was saved once.
      max={Math.max(saves.length, 2)}
      value={current}
      onChange={(_event, value) => onSeek(Number(value))}
      marks={marks.map(({ seq }) => ({ value: versionOfSeq(saves, seq) }))}
      aria-label={t('version')}
      getAriaValueText={wordsFor}
      disabled={saves.length < 2}
      sx={{
        display: 'block',
        py: 1.25,
        '& .MuiSlider-mark': { width: 4, height: 14, borderRadius: 1, bgcolor: 'secondary.main', opacity: 1 },
      }}
    />
  );
}
