import Alert from '@mui/material/Alert';
import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useMarginComments } from '../feedback/index.ts';

interface Props {
  submissionId: SubmissionId;
  title: string;
  /** Saves pending changes; resolves to false on failure. */
  saveFirst: () => Promise<boolean>;
  onClose: () => void;
}

/** If a third-party editor opens the document: shows its saved text, read-only, with comments beside the passages. */
export function CommentedTextDialog({ submissionId, title, saveFirst, onClose }: Props) {
  const { t } = useTranslation('workspace');
  const margin = useMarginComments({ submissionId }, { isOwn: true });
  const openingKey = useId();
  const saved = useQuery({
    queryKey: ['saved-to-read', openingKey],
    queryFn: saveFirst,
    gcTime: 0,
    retry: false,
  });
  return (
    <FullScreenDialog
      open
      title={t('feedback.commentedText')}
      subtitle={title}
      onClose={onClose}
      width="full"
    >
      <QueryView query={saved}>
        {(isSaved) => (
          <>
            {!isSaved && <Alert severity="warning">{t('feedback.notSaved')}</Alert>}
            <SubmissionEditor
              {...margin}
              submissionId={submissionId}
              view="text"
              title={t('feedback.commentedText')}
              openingKey={openingKey}
              height="calc(100dvh - 62px)"
              isFlush
              onEscape={onClose}
            />
          </>
        )}
      </QueryView>
    </FullScreenDialog>
  );
}
