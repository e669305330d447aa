import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RewindLog } from '@redraft/contracts';
import type { KeyboardEvent } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionView } from '../../domain/revisions/index.ts';
import { ActivityStrip } from './activity-strip.tsx';
import { HandInJumps } from './hand-in-jumps.tsx';
import { keyboardAct } from './keyboard.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { buildReplay, segmentsAt } from './replay.ts';
import { RewindTimes } from './rewind-times.tsx';
import { StepSummary } from './step-summary.tsx';
import { usePlayback } from './use-playback.ts';
import { VersionSlider } from './version-slider.tsx';

/** The text as it stood at one save, what that save changed, and the way through all of them. */
export function RewindPlayer({ log }: { log: RewindLog }) {
  const { t } = useTranslation('rewind');
  const replay = useMemo(() => buildReplay(log), [log]);
  const [playback, act] = usePlayback(replay.length);
  const { current, isPlaying } = playback;
  const segments = useMemo(() => segmentsAt(replay, current), [replay, current]);
  const seek = (version: number) => act({ kind: 'seek', version });
  const handleKey = (event: KeyboardEvent) => {
    const wanted = keyboardAct(event, replay.length);
    if (wanted === null) return;
    event.preventDefault();
    act(wanted);
  };
  return (
    <Box
      role="group"
      aria-label={t('player')}
      // A press on the text lands here, so that the keys go on working.
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{ position: 'relative', height: '100%', minHeight: 420, outline: 'none' }}
    >
      <Stack sx={{ position: 'absolute', inset: 0 }}>
        <VersionView segments={segments} version={current} />
        <Box
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            px: { xs: 2.5, sm: 4 },
            pt: 1,
            pb: 1.5,
          }}
        >
          <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
            <VersionSlider log={log} current={current} onSeek={seek} />
            <ActivityStrip saves={log.saves} current={current} onSeek={seek} />
            <HandInJumps log={log} current={current} onSeek={seek} />
            <Stack
              direction={{ xs: 'column', md: 'row' }}
              sx={{ gap: 1, alignItems: { md: 'center' }, justifyContent: 'space-between', mt: 1 }}
            >
              <PlaybackButtons playback={playback} length={replay.length} act={act} />
              <StepSummary save={log.saves[current - 1]} {...{ current, isPlaying }} length={replay.length} />
              <RewindTimes log={log} current={current} />
            </Stack>
          </Box>
        </Box>
      </Stack>
    </Box>
  );
}
