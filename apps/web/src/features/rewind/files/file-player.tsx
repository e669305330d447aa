import Box from '@mui/material/Box';
import type { FileHistory } from '@redraft/contracts';
import type { DocumentPlace } from '@redraft/wopi';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotePin } from '../../../domain/revisions/index.ts';
import type { EditorFrameHandle } from '../../../ui/editor-frame/editor-frame-props.ts';
import { useDisabledFocus } from '../../../ui/use-disabled-focus.ts';
import { DocumentAt } from '../document-at.tsx';
import { findKeyboardAction } from '../keyboard.ts';
import { findNeighbours } from '../markers.ts';
import { findFirstPlace, listChangeRows } from './change-rows.ts';
import type { HistoryFile } from './file-history-calls.ts';
import { SaveChanges } from './save-changes.tsx';
import { StepControls } from './step-controls.tsx';
import { useChangesOfSave } from './use-file-history.ts';

interface Props {
  file: HistoryFile;
  history: FileHistory;
  /** Number of the save that is shown. */
  current: number;
  onSeek: (save: number) => void;
  pin: NotePin | undefined;
}

/** One version in the editor, opened where it changed, with its changes beside it and steps through all versions. */
export function FilePlayer({ file, history, current, onSeek, pin }: Props) {
  const { t } = useTranslation('rewind');
  const query = useChangesOfSave(file, current);
  const save = query.data?.pages[0]?.saves[0];
  const [chosen, setChosen] = useState<{ save: number; place: DocumentPlace } | null>(null);
  const editor = useRef<EditorFrameHandle>(null);
  const player = useRef<HTMLDivElement>(null);
  useDisabledFocus(player);
  // Memoized: a new object would move the document back to its place.
  const firstPlace = useMemo(
    () => (save === undefined ? null : findFirstPlace(listChangeRows(save.change))),
    [save],
  );
  const place = chosen?.save === current ? chosen.place : firstPlace;
  const sessions = findNeighbours(
    history.sittings.map(({ first }) => ({ save: first })),
    current,
  );
  const handleKey = (event: KeyboardEvent) => {
    const action = findKeyboardAction(event, history.saves, sessions);
    if (action?.kind === 'seek') onSeek(action.version);
    else if (action?.kind === 'step')
      onSeek(Math.min(Math.max(current + action.direction, 1), history.saves));
    else return;
    event.preventDefault();
  };
  return (
    <Box
      ref={player}
      role="group"
      aria-label={t('player')}
      // A click focuses this element, so that keyboard shortcuts keep working.
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{
        display: 'grid',
        height: { md: '100%' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 38%)' },
        gridTemplateRows: { xs: '40vh auto auto', md: 'minmax(0, 1fr) auto' },
        outline: 'none',
      }}
    >
      <Box sx={{ display: 'flex', minHeight: 0 }}>
        <DocumentAt
          {...file}
          editor={editor}
          seq={current}
          label={t('versionOf', { version: current, count: history.saves })}
          place={place ?? undefined}
        />
      </Box>
      <Box
        sx={{
          minHeight: 0,
          overflowY: { md: 'auto' },
          borderInlineStart: { md: 1 },
          borderColor: { md: 'divider' },
          p: 1.5,
        }}
      >
        <SaveChanges
          kind={history.kind}
          current={current}
          query={query}
          onShow={(next) => setChosen({ save: current, place: next })}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', borderTop: 1, borderColor: 'divider', px: { xs: 1.5, sm: 3 }, py: 1 }}>
        <StepControls {...{ history, current, save, sessions, onSeek, pin }} />
      </Box>
    </Box>
  );
}
