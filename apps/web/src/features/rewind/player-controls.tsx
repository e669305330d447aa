import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RewindOverview } from '@redraft/contracts';
import type { ReactNode } from 'react';
import type { NotePin } from '../../domain/revisions/index.ts';
import { LeftToRight } from '../../ui/left-to-right.tsx';
import { ActivityStrip } from './activity-strip.tsx';
import { HandInJumps } from './hand-in-jumps.tsx';
import { MarkerButtons } from './marker-buttons.tsx';
import { MarkerTrack } from './marker-track.tsx';
import type { Marker } from './markers.ts';
import { PinButton } from './pin-button.tsx';
import type { Playback, PlaybackAction } from './playback.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { PlayerOptions, type ViewMode } from './player-options.tsx';
import { RewindTimes } from './rewind-times.tsx';
import { StepSummary } from './step-summary.tsx';
import { VersionSlider } from './version-slider.tsx';
import type { VersionFrame } from './window-cache.ts';

interface Props {
  overview: RewindOverview;
  frame: VersionFrame;
  markers: readonly Marker[];
  playback: Playback;
  action: (action: PlaybackAction) => void;
  options: {
    isIdleSkipped: boolean;
    setIdleSkipped: (isSkipped: boolean) => void;
    viewMode: ViewMode;
    setViewMode: (viewMode: ViewMode) => void;
  };
  /** Pins a note or comment to a moment; undefined without permission. */
  pin: NotePin | undefined;
  /** Button that opens the history of a passage. */
  history: ReactNode;
}

/** Navigation through all versions: slider, submissions, markers and playback. */
export function PlayerControls({ overview, frame, markers, playback, action, options, pin, history }: Props) {
  const { saves: length, columns, marks, timezone: zone } = overview;
  const { current, isPlaying } = playback;
  const isPictureCurrent = frame.version === current;
  const seek = (version: number) => action({ kind: 'seek', version });
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
      <LeftToRight>
        <MarkerTrack markers={markers} length={length} current={current} zone={zone} onSeek={seek} />
        <VersionSlider
          overview={overview}
          current={current}
          savedAt={isPictureCurrent ? frame.save.t : null}
          onSeek={seek}
        />
        <ActivityStrip columns={columns} current={current} onSeek={seek} />
      </LeftToRight>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
      >
        <HandInJumps marks={marks} current={current} onSeek={seek} />
        <PlayerOptions {...options} version={current}>
          {history}
          {pin && <PinButton pin={pin} at={isPictureCurrent ? frame.save.t : null} />}
        </PlayerOptions>
      </Stack>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 1, alignItems: { md: 'center' }, justifyContent: 'space-between', mt: 1 }}
      >
        <LeftToRight>
          <Stack
            direction="row"
            sx={{ alignItems: 'center', flexShrink: 0, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          >
            <PlaybackButtons playback={playback} length={length} action={action} />
            <MarkerButtons markers={markers} current={current} zone={zone} onSeek={seek} />
          </Stack>
        </LeftToRight>
        <StepSummary frame={frame} length={length} isPlaying={isPlaying} />
        <RewindTimes overview={overview} now={frame.save.t} />
      </Stack>
    </Box>
  );
}
