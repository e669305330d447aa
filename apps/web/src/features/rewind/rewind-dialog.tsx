import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { loadRewindLog } from './rewind-calls.ts';
import { RewindPlayer } from './rewind-player.tsx';

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

function RewindContent({ submissionId }: { submissionId: SubmissionId }) {
  const { t } = useTranslation('rewind');
  const query = useQuery({
    queryKey: ['rewind', submissionId],
    queryFn: () => loadRewindLog(submissionId),
    // A log that grows while it is played would move every version under the reader.
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView query={query}>
      {(log) =>
        log.saves.length === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <RewindPlayer log={log} />
        )
      }
    </QueryView>
  );
}
