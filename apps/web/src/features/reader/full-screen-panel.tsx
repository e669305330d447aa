import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import type { ReaderDialogProps } from './reader-slots.ts';

/** The text that is shown, on the whole screen. */
export function FullScreenPanel({ submissionId, seq, subtitle, onClose }: ReaderDialogProps) {
  const { t } = useTranslation('reader');
  return (
    <FullScreenDialog
      open
      title={t('viewer.fullScreenTitle')}
      subtitle={subtitle}
      onClose={onClose}
      width="full"
    >
      <SubmissionEditor
        submissionId={submissionId}
        seq={seq}
        title={t('viewer.fullScreenTitle')}
        opening={`full screen ${seq ?? 'ongoing'}`}
        height="calc(100dvh - 62px)"
        isFlush
        onEscape={onClose}
      />
    </FullScreenDialog>
  );
}
