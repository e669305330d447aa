import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RewindOverview, SubmissionId } from '@redraft/contracts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotePin } from '../../domain/revisions/index.ts';
import { type TextRange, usePassage } from '../../domain/revisions/index.ts';
import type { EditorFrameHandle } from '../../ui/editor-frame/editor-frame-props.ts';
import { useDisabledFocus } from '../../ui/use-disabled-focus.ts';
import { FrameHistoryButton } from '../text-growth/index.ts';
import { HistoryButton } from './history-button.tsx';
import { findKeyboardAction, isHistoryKey } from './keyboard.ts';
import { findNeighbours } from './markers.ts';
import { findRequestedPassage } from './passage-rules.ts';
import { computeDisplayTime } from './playback.ts';
import { PlayerControls } from './player-controls.tsx';
import type { ViewMode } from './player-options.tsx';
import { PlayerStage } from './player-stage.tsx';
import { PlayerState } from './player-state.tsx';
import { useMarkers } from './use-markers.ts';
import { usePicture } from './use-picture.ts';
import { usePlayback } from './use-playback.ts';
import { computeGapAfter, findWindow } from './window-cache.ts';
import type { Windows, WindowsState } from './windows.ts';

interface Props {
  submissionId: SubmissionId;
  overview: RewindOverview;
  /** The version shown first. */
  start: number;
  windows: Windows;
  state: WindowsState;
  /** Pins a note or comment to a moment; undefined without permission. */
  pin: NotePin | undefined;
}

/** The text at one save, the changes of that save, and the navigation through all of them. */
export function RewindPlayer({ submissionId, overview, start, windows, state, pin }: Props) {
  const { t } = useTranslation('rewind');
  const { saves: length } = overview;
  const { cached, error } = state;
  const { markers, movesOf } = useMarkers(submissionId, overview);
  const [isIdleSkipped, setIdleSkipped] = useState(true);
  const [viewMode, setViewMode] = useState<ViewMode>('text');
  const [playback, action] = usePlayback(
    { length, start },
    (version) => findWindow(cached, version) !== undefined,
    (version) => computeDisplayTime(computeGapAfter(cached, version), isIdleSkipped),
  );
  const { current } = playback;
  const [markedRange, setMarkedRange] = useState<TextRange | null>(null);
  const [, choosePassage] = usePassage();
  const editor = useRef<EditorFrameHandle>(null);
  const player = useRef<HTMLDivElement>(null);
  useDisabledFocus(player);
  const picture = usePicture(cached, current, movesOf(current));
  // Requests the window of the current version.
  useEffect(() => windows.requestVersion(current, length), [windows, current, length]);
  if (picture === null) return null;
  const isPictureCurrent = picture.version === current;
  const passage = findRequestedPassage(picture, markedRange);
  const handleKey = (event: KeyboardEvent) => {
    if (isHistoryKey(event) && viewMode === 'text') choosePassage(passage);
    else {
      const keyboardAction = findKeyboardAction(event, length, findNeighbours(markers, current));
      if (keyboardAction === null) return;
      action(keyboardAction);
    }
    event.preventDefault();
  };
  return (
    <Box
      ref={player}
      role="group"
      aria-label={t('player')}
      aria-busy={!isPictureCurrent}
      // A click on the text focuses this element, so that keyboard shortcuts keep working.
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{ position: 'relative', height: '100%', minHeight: 420, outline: 'none' }}
    >
      <Stack sx={{ position: 'absolute', inset: 0 }}>
        <PlayerStage
          {...{ submissionId, frame: picture, length, viewMode, editor }}
          onMark={setMarkedRange}
        />
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
          {!isPictureCurrent && <PlayerState error={error} onRetry={windows.retry} />}
          <PlayerControls
            {...{ overview, frame: picture, markers, playback, action, pin }}
            options={{ isIdleSkipped, setIdleSkipped, viewMode, setViewMode }}
            history={
              viewMode === 'text' ? (
                <HistoryButton
                  isMarked={markedRange !== null}
                  isDisabled={passage === null}
                  onPress={() => choosePassage(passage)}
                />
              ) : (
                <FrameHistoryButton submissionId={submissionId} seq={picture.save.seq} editor={editor} />
              )
            }
          />
        </Box>
      </Stack>
    </Box>
  );
}
