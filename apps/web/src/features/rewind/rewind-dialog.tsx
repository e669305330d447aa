import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { RewindOverview, SubmissionId } from '@redraft/contracts';
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
import { draftPairs } from './draft-pairs.ts';
import { type Mode, ModeSwitch } from './mode-switch.tsx';
import { loadRewindOverview, loadRewindWindow } from './rewind-calls.ts';
import { RewindPlayer } from './rewind-player.tsx';
import { createWindows } from './windows.ts';

interface Props {
  submissionId: SubmissionId;
  /** Whose text, of which assignment. */
  subtitle: string;
  position: RewindPosition;
  /** Pins a note or a comment to a moment of the text, for who may. */
  pin?: NotePin | undefined;
  onClose: () => void;
}

/** A text from its first save to its last. */
export function RewindDialog({ submissionId, subtitle, position, pin, onClose }: Props) {
  const { t } = useTranslation('rewind');
  const [mode, setMode] = useState<Mode>('rewind');
  const query = useQuery(overviewQuery(submissionId, position));
  const pairs = draftPairs(query.data);
  const modes = pairs.length > 1 && <ModeSwitch mode={mode} onChange={setMode} />;
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
        {/* Beside the title where there is room. */}
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
    // A history that grows while it is played would move every version under the reader.
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
        if (!overview.isText) return <EmptyState title={t('noText.title')} text={t('noText.text')} />;
        if (overview.saves === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
        // The first window that comes has the start; later it may be given up for others.
        if (start !== null && state.cached.length > 0)
          return <RewindPlayer {...{ submissionId, overview, start, windows, state, pin }} />;
        if (state.error === null) return <LoadingPage />;
        return <ErrorPage error={state.error} onRetry={windows.retry} />;
      }}
    </QueryView>
  );
}

/** The version that a moment means; null as long as only the overview knows. A version beyond the end is the last one. */
function findStartVersion(position: RewindPosition, overview: RewindOverview | undefined): number | null {
  const last = overview === undefined ? Number.POSITIVE_INFINITY : Math.max(overview.saves, 1);
  switch (position.kind) {
    case 'start':
      return 1;
    case 'save':
      return Math.min(position.save, last);
    case 'time':
      return overview === undefined ? null : (overview.asked ?? 1);
  }
}

/** The first window is asked for beside the overview, wherever it is known: both are needed for the first picture. */
function useWindows(submissionId: SubmissionId, start: number | null) {
  const [windows] = useState(() =>
    createWindows((save, signal) => loadRewindWindow({ submissionId, save }, signal)),
  );
  // Synchronises with the server: what is under way ends with the dialog.
  useEffect(() => windows.close, [windows]);
  useEffect(() => {
    if (start !== null) windows.want(start, start);
  }, [windows, start]);
  return [windows, useSyncExternalStore(windows.subscribe, windows.state)] as const;
}
