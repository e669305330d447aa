import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotePin, RewindPosition } from '../../domain/revisions/index.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DraftComparison } from './draft-comparison.tsx';
import { listDraftPairs } from './draft-pairs.ts';
import { FileRewind } from './files/file-rewind.tsx';
import { ModeSwitch, type TextMode, textModes } from './mode-switch.tsx';
import { loadRewindOverview, loadRewindWindow } from './rewind-calls.ts';
import { RewindPlayer } from './rewind-player.tsx';
import { findStartVersion } from './start-version.ts';
import { createWindows } from './windows.ts';

interface Props {
  submissionId: SubmissionId;
  /** Student and assignment. */
  subtitle: string;
  position: RewindPosition;
  /** Pins a note or comment to a moment; undefined without permission. */
  pin?: NotePin | undefined;
  onClose: () => void;
}

/** How a text or another file came about, from its first save to its last. */
export function RewindDialog({ submissionId, subtitle, position, pin, onClose }: Props) {
  const { t } = useTranslation('rewind');
  const [mode, setMode] = useState<TextMode>('rewind');
  const query = useQuery(overviewQuery(submissionId, position));
  const pairs = listDraftPairs(query.data);
  const modes = pairs.length > 1 && <ModeSwitch modes={textModes} mode={mode} onChange={setMode} />;
  return (
    <FullScreenDialog
      open
      title={t('title')}
      subtitle={subtitle}
      onClose={onClose}
      width="full"
      actions={modes && <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{modes}</Box>}
    >
      <Stack sx={{ height: '100%' }}>
        {/* On narrow screens the switch is below the title. */}
        {modes && <Box sx={{ display: { xs: 'block', sm: 'none' }, px: 2, py: 1 }}>{modes}</Box>}
        <Box sx={{ flex: 1, minHeight: 420, position: 'relative' }}>
          {mode === 'rewind' ? (
            <RewindContent submissionId={submissionId} position={position} pin={pin} />
          ) : (
            <DraftComparison pairs={pairs} />
          )}
        </Box>
      </Stack>
    </FullScreenDialog>
  );
}

function overviewQuery(submissionId: SubmissionId, position: RewindPosition) {
  return {
    queryKey: ['rewind', submissionId, position],
    queryFn: () => loadRewindOverview(submissionId, position),
    // Not refetched: a growing history would shift versions during playback.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  };
}

function RewindContent({ submissionId, position, pin }: Pick<Props, 'submissionId' | 'position' | 'pin'>) {
  const { t } = useTranslation('rewind');
  const query = useQuery(overviewQuery(submissionId, position));
  const start = findStartVersion(position, query.data);
  const [windows, state] = useWindows(submissionId, start);
  return (
    <QueryView query={query}>
      {(overview) => {
        if (!overview.isText) return <FileRewind file={{ submissionId }} position={position} pin={pin} />;
        if (overview.saves === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
        // Needs the first window to start; later it may be evicted from the cache.
        if (start !== null && state.cached.length > 0)
          return <RewindPlayer {...{ submissionId, overview, start, windows, state, pin }} />;
        if (state.error === null) return <LoadingPage />;
        return <ErrorPage error={state.error} onRetry={windows.retry} />;
      }}
    </QueryView>
  );
}

/** Loads the first window in parallel with the overview if it is known, because the first picture needs both. */
function useWindows(submissionId: SubmissionId, start: number | null) {
  const [windows] = useState(() =>
    createWindows((save, signal) => loadRewindWindow({ submissionId, save }, signal)),
  );
  // Cancels requests when the dialog is closed.
  useEffect(() => windows.close, [windows]);
  useEffect(() => {
    if (start !== null) windows.requestVersion(start, start);
  }, [windows, start]);
  return [windows, useSyncExternalStore(windows.subscribe, windows.state)] as const;
}
