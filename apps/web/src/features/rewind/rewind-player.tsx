import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RewindOverview } from '@redraft/contracts';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionView } from '../../domain/revisions/index.ts';
import { ActivityStrip } from './activity-strip.tsx';
import { HandInJumps } from './hand-in-jumps.tsx';
import { windowWith } from './held-windows.ts';
import { keyboardAct } from './keyboard.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { PlayerState } from './player-state.tsx';
import { RewindTimes } from './rewind-times.tsx';
import { StepSummary } from './step-summary.tsx';
import { usePicture } from './use-picture.ts';
import { usePlayback } from './use-playback.ts';
import { VersionSlider } from './version-slider.tsx';
import type { Windows, WindowsState } from './windows.ts';

interface Props {
  overview: RewindOverview;
  /** The version that is shown first. */
  start: number;
  windows: Windows;
  state: WindowsState;
}

/** The text as it stood at one save, what that save changed, and the way through all of them. */
export function RewindPlayer({ overview, start, windows, state }: Props) {
  const { t } = useTranslation('rewind');
  const { saves: length, columns, marks } = overview;
  const { held, error } = state;
  const [playback, act] = usePlayback(
    { length, start },
    (version) => windowWith(held, version) !== undefined,
  );
  const { current, isPlaying } = playback;
  const picture = usePicture(held, current);
  // Synchronises what is held with the place that is looked at.
  useEffect(() => windows.want(current, length), [windows, current, length]);
  if (picture === null) return null;
  const isThere = picture.version === current;
  const seek = (version: number) => act({ kind: 'seek', version });
  const handleKey = (event: KeyboardEvent) => {
    const wanted = keyboardAct(event, length);
    if (wanted === null) return;
    event.preventDefault();
    act(wanted);
  };
  return (
    <Box
      role="group"
      aria-label={t('player')}
      aria-busy={!isThere}
      // A press on the text lands here, so that the keys go on working.
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{ position: 'relative', height: '100%', minHeight: 420, outline: 'none' }}
    >
      <Stack sx={{ position: 'absolute', inset: 0 }}>
        <VersionView segments={picture.segments} version={picture.version} />
        <Box
          sx={{
            position: 'relative',
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            px: { xs: 2.5, sm: 4 },
            pt: 1,
            pb: 1.5,
          }}
        >
          {!isThere && <PlayerState error={error} onRetry={windows.retry} />}
          <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
            <VersionSlider
              overview={overview}
              current={current}
              savedAt={isThere ? picture.save.t : null}
              onSeek={seek}
            />
            <ActivityStrip columns={columns} current={current} onSeek={seek} />
            <HandInJumps marks={marks} current={current} onSeek={seek} />
            <Stack
              direction={{ xs: 'column', md: 'row' }}
              sx={{ gap: 1, alignItems: { md: 'center' }, justifyContent: 'space-between', mt: 1 }}
            >
              <PlaybackButtons playback={playback} length={length} act={act} />
              <StepSummary picture={picture} length={length} isPlaying={isPlaying} />
              <RewindTimes overview={overview} now={picture.save.t} />
            </Stack>
          </Box>
        </Box>
      </Stack>
    </Box>
  );
}
