import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RewindOverview, SubmissionId } from '@redraft/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MomentPin } from '../../domain/revisions/index.ts';
import { type Stretch, usePassage, VersionView } from '../../domain/revisions/index.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { useDisabledFocus } from '../../ui/use-disabled-focus.ts';
import { FrameHistoryButton } from '../text-growth/index.ts';
import { ActivityStrip } from './activity-strip.tsx';
import { DocumentAt } from './document-at.tsx';
import { HandInJumps } from './hand-in-jumps.tsx';
import { gapAfter, windowWith } from './held-windows.ts';
import { HistoryButton } from './history-button.tsx';
import { isHistoryKey, keyboardAct } from './keyboard.ts';
import { MarkerButtons } from './marker-buttons.tsx';
import { MarkerIcon } from './marker-icon.tsx';
import { MarkerTrack } from './marker-track.tsx';
import { neighbourOf } from './markers.ts';
import { chosenPassage } from './passage-rules.ts';
import { pauseAfter } from './playback.ts';
import { PlaybackButtons } from './playback-buttons.tsx';
import { type Look, PlayerOptions } from './player-options.tsx';
import { PlayerState } from './player-state.tsx';
import { RewindTimes } from './rewind-times.tsx';
import { StepSummary } from './step-summary.tsx';
import { useMarks } from './use-marks.ts';
import { usePicture } from './use-picture.ts';
import { usePlayback } from './use-playback.ts';
import { VersionSlider } from './version-slider.tsx';
import type { Windows, WindowsState } from './windows.ts';

interface Props {
  submissionId: SubmissionId;
  overview: RewindOverview;
  /** The version that is shown first. */
  start: number;
  windows: Windows;
  state: WindowsState;
  /** Pins a note or a comment to a moment of the text, for who may. */
  pin: MomentPin | undefined;
}

/** The text as it stood at one save, what that save changed, and the way through all of them. */
export function RewindPlayer({ submissionId, overview, start, windows, state, pin }: Props) {
  const { t } = useTranslation('rewind');
  const { saves: length, columns, marks } = overview;
  const { held, error } = state;
  const { markers, movesOf } = useMarks(submissionId, overview);
  const [isIdleSkipped, setIdleSkipped] = useState(true);
  const [look, setLook] = useState<Look>('text');
  const [playback, act] = usePlayback(
    { length, start },
    (version) => windowWith(held, version) !== undefined,
    (version) => pauseAfter(gapAfter(held, version), isIdleSkipped),
  );
  const { current, isPlaying } = playback;
  const [marked, setMarked] = useState<Stretch | null>(null);
  const [, choosePassage] = usePassage();
  const editor = useRef<EditorFrameHandle>(null);
  const player = useRef<HTMLDivElement>(null);
  useDisabledFocus(player);
  const picture = usePicture(held, current, movesOf(current));
  // Synchronises what is held with the place that is looked at.
  useEffect(() => windows.want(current, length), [windows, current, length]);
  if (picture === null) return null;
  const isThere = picture.version === current;
  const seek = (version: number) => act({ kind: 'seek', version });
  const passage = chosenPassage(picture, marked);
  const handleKey = (event: KeyboardEvent) => {
    if (isHistoryKey(event) && look === 'text') {
      event.preventDefault();
      choosePassage(passage);
      return;
    }
    const wanted = keyboardAct(event, length, {
      before: neighbourOf(markers, current, -1),
      after: neighbourOf(markers, current, 1),
    });
    if (wanted === null) return;
    event.preventDefault();
    act(wanted);
  };
  return (
    <Box
      ref={player}
      role="group"
      aria-label={t('player')}
      aria-busy={!isThere}
      // A press on the text lands here, so that the keys go on working.
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{ position: 'relative', height: '100%', minHeight: 420, outline: 'none' }}
    >
      <Stack sx={{ position: 'absolute', inset: 0 }}>
        {/* Kept where it was scrolled to while the document is looked at. */}
        <Box sx={{ flex: 1, minHeight: 0, position: 'relative', display: 'flex', flexDirection: 'column' }}>
          <Box
            sx={{
              ...{ position: 'absolute', inset: 0, display: 'flex', flexDirection: 'column' },
              visibility: look === 'text' ? 'visible' : 'hidden',
            }}
          >
            <VersionView segments={picture.segments} version={picture.version} onMark={setMarked} />
          </Box>
          {look === 'document' && (
            <DocumentAt
              editor={editor}
              submissionId={submissionId}
              seq={picture.save.seq}
              label={t('versionOf', { version: picture.version, count: length })}
            />
          )}
        </Box>
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
            <MarkerTrack
              markers={markers}
              length={length}
              current={current}
              zone={overview.timezone}
              onSeek={seek}
            />
            <VersionSlider
              overview={overview}
              current={current}
              savedAt={isThere ? picture.save.t : null}
              onSeek={seek}
            />
            <ActivityStrip columns={columns} current={current} onSeek={seek} />
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
            >
              <HandInJumps marks={marks} current={current} onSeek={seek} />
              <PlayerOptions {...{ isIdleSkipped, setIdleSkipped, look, setLook }} version={current}>
                {look === 'text' ? (
                  <HistoryButton
                    isMarked={marked !== null}
                    isDisabled={passage === null}
                    onPress={() => choosePassage(passage)}
                  />
                ) : (
                  <FrameHistoryButton submissionId={submissionId} seq={picture.save.seq} editor={editor} />
                )}
                {pin && (
                  <Button
                    size="small"
                    color="inherit"
                    startIcon={<MarkerIcon kind="note" />}
                    disabled={!isThere}
                    onClick={() => pin.begin(picture.save.t)}
                  >
                    {t(pin.kind)}
                  </Button>
                )}
              </PlayerOptions>
            </Stack>
            <Stack
              direction={{ xs: 'column', md: 'row' }}
              sx={{ gap: 1, alignItems: { md: 'center' }, justifyContent: 'space-between', mt: 1 }}
            >
              <Stack
                direction="row"
                sx={{ alignItems: 'center', flexShrink: 0, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
              >
                <PlaybackButtons playback={playback} length={length} act={act} />
                <MarkerButtons markers={markers} current={current} zone={overview.timezone} onSeek={seek} />
              </Stack>
              <StepSummary picture={picture} length={length} isPlaying={isPlaying} />
              <RewindTimes overview={overview} now={picture.save.t} />
            </Stack>
          </Box>
        </Box>
      </Stack>
    </Box>
  );
}
