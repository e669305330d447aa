import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadRewindOverview, loadRewindWindow } from './rewind-calls.ts';
import { RewindPlayer } from './rewind-player.tsx';
import { createWindows } from './windows.ts';

interface Props {
  submissionId: SubmissionId;
  /** Whose text, of which assignment. */
  subtitle: string;
  onClose: () => void;
}

/** A text from its first save to its last. */
export function RewindDialog({ submissionId, subtitle, onClose }: Props) {
  const { t } = useTranslation('rewind');
  return (
    <FullScreenDialog open title={t('title')} subtitle={subtitle} onClose={onClose} width="full">
      <RewindContent submissionId={submissionId} />
    </FullScreenDialog>
  );
}

export function RewindContent({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('rewind');
  const [windows, state] = useWindows(submissionId);
  const query = useQuery({
    queryKey: ['rewind', submissionId],
    queryFn: () => loadRewindOverview(submissionId),
    // A history that grows while it is played would move every version under the reader.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryView query={query}>
      {(overview) => {
        if (overview.saves === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
        if (state.held.length > 0) return <RewindPlayer {...{ overview, windows, state }} />;
        if (state.error === null) return <LoadingPage />;
        return <ErrorPage error={state.error} onRetry={windows.retry} />;
      }}
    </QueryView>
  );
}

/** The first window is asked for beside the overview: both are needed for the first picture. */
function useWindows(submissionId: SubmissionId) {
  const [windows] = useState(() =>
    createWindows((save, signal) => loadRewindWindow({ submissionId, save }, signal)),
  );
  // Synchronises with the server: what is under way ends with the dialog.
  useEffect(() => {
    windows.want(1, 1);
    return windows.close;
  }, [windows]);
  return [windows, useSyncExternalStore(windows.subscribe, windows.state)] as const;
}
