import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StopOutlinedIcon, VolumeUpOutlinedIcon } from '../../icons/index.ts';
import { createNotes, type Series } from './notes.ts';
import { playNotes } from './play-notes.ts';

interface Props {
  /** Name of the chart. */
  name: string;
  series: Series;
}

/** Plays a series as tones: from the first value to the last, the larger the higher. */
export function SoundButton({ name, series }: Props) {
  const { t } = useTranslation('ui');
  const [isPlaying, setIsPlaying] = useState(false);
  const playback = useRef<ReturnType<typeof playNotes> | null>(null);
  useEffect(() => () => playback.current?.stop(), []);
  if (typeof AudioContext === 'undefined' || series.length < 2) return null;
  const toggle = () => {
    if (isPlaying) {
      playback.current?.stop();
      return;
    }
    setIsPlaying(true);
    playback.current = playNotes(createNotes(series), () => {
      playback.current = null;
      setIsPlaying(false);
    });
  };
  const label = isPlaying ? t('chart.stopSound') : t('chart.playSound', { chart: name });
  return (
    <Tooltip title={isPlaying ? label : t('chart.soundHint')} describeChild>
      <IconButton size="small" aria-label={label} onClick={toggle}>
        {isPlaying ? <StopOutlinedIcon fontSize="small" /> : <VolumeUpOutlinedIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
