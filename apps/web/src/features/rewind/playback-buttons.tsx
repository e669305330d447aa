import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import {
  PauseIcon,
  PlayArrowIcon,
  ReplayIcon,
  SkipNextIcon,
  SkipPreviousIcon,
} from '../../ui/icons/index.ts';
import type { Playback, PlaybackAction } from './playback.ts';

interface Props {
  playback: Playback;
  length: number;
  action: (action: PlaybackAction) => void;
  /** Labels of the step buttons, if steps are not versions. */
  labels?: { previous: string; next: string };
}

export function PlaybackButtons({ playback, length, action, labels }: Props) {
  const { t } = useTranslation('rewind');
  const { current, isPlaying, speed } = playback;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: { md: -1 } }}>
      <IconButton
        onClick={() => action({ kind: 'step', direction: -1 })}
        disabled={current <= 1}
        aria-label={labels?.previous ?? t('previous')}
      >
        <SkipPreviousIcon />
      </IconButton>
      <PlayButton
        isPlaying={isPlaying}
        isAtEnd={current >= length}
        onClick={() => action({ kind: 'toggle' })}
      />
      <IconButton
        onClick={() => action({ kind: 'step', direction: 1 })}
        disabled={current >= length}
        aria-label={labels?.next ?? t('next')}
      >
        <SkipNextIcon />
      </IconButton>
      <Tooltip title={t('speed')}>
        <Button
          size="small"
          color="inherit"
          onClick={() => action({ kind: 'speed' })}
          aria-label={t('speedIs', { speed })}
          sx={{ minWidth: 48, fontVariantNumeric: 'tabular-nums' }}
        >
          {t('times', { speed })}
        </Button>
      </Tooltip>
    </Stack>
  );
}

function PlayButton(props: { isPlaying: boolean; isAtEnd: boolean; onClick: () => void }) {
  const { t } = useTranslation('rewind');
  const label = props.isPlaying ? t('pause') : props.isAtEnd ? t('replay') : t('play');
  const Icon = props.isPlaying ? PauseIcon : props.isAtEnd ? ReplayIcon : PlayArrowIcon;
  return (
    <Tooltip title={t('keys', { act: label })}>
      <IconButton
        // Initial focus, so that the space bar starts playback.
        autoFocus
        onClick={props.onClick}
        aria-label={label}
        sx={{
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
        }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}
