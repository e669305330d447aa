import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FileHistory } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotePin, RewindPosition } from '../../../domain/revisions/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { type FileMode, fileModes, ModeSwitch } from '../mode-switch.tsx';
import { findStartVersion } from '../start-version.ts';
import type { HistoryFile } from './file-history-calls.ts';
import { FilePlayer } from './file-player.tsx';
import { HistoryFigures } from './history-figures.tsx';
import { SittingsTable } from './sittings-table.tsx';
import { useFileHistory } from './use-file-history.ts';

interface Props {
  file: HistoryFile;
  position: RewindPosition;
  /** Pins a note or comment to a moment; undefined without permission. */
  pin?: NotePin | undefined;
}

/** How a spreadsheet, presentation or drawing came about: version by version, and as a table of changes. */
export function FileRewind({ file, position, pin }: Props) {
  const { t } = useTranslation('rewind');
  const query = useFileHistory(file, position);
  return (
    <QueryView query={query}>
      {(history) =>
        history.saves === 0 ? (
          <EmptyState title={t('files.none.title')} text={t(`files.none.${history.kind}`)} />
        ) : (
          <LoadedHistory
            file={file}
            history={history}
            start={findStartVersion(position, history) ?? 1}
            pin={pin}
          />
        )
      }
    </QueryView>
  );
}

interface LoadedProps {
  file: HistoryFile;
  history: FileHistory;
  start: number;
  pin: NotePin | undefined;
}

function LoadedHistory({ file, history, start, pin }: LoadedProps) {
  const [mode, setMode] = useState<FileMode>('rewind');
  const [current, setCurrent] = useState(start);
  return (
    <Stack sx={{ height: { md: '100%' } }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 1.5, sm: 3 },
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <ModeSwitch modes={fileModes} mode={mode} onChange={setMode} />
        <HistoryFigures history={history} />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {mode === 'rewind' ? (
          <FilePlayer file={file} history={history} current={current} onSeek={setCurrent} pin={pin} />
        ) : (
          <SittingsTable
            file={file}
            history={history}
            onShow={(save) => {
              setCurrent(save);
              setMode('rewind');
            }}
          />
        )}
      </Box>
    </Stack>
  );
}
