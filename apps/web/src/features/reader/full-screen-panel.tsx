import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { useMarginComments } from '../feedback/index.ts';
import { isMainText, OpenFileView } from '../timeline/index.ts';
import type { ReaderDialogProps } from './reader-slots.ts';

/** The current text in full screen. */
export function FullScreenPanel({ submissionId, openFile, view, subtitle, onClose }: ReaderDialogProps) {
  const { t } = useTranslation('reader');
  const margin = useMarginComments({ submissionId, seq: openFile?.seq }, { isShown: isMainText(openFile) });
  return (
    <FullScreenDialog
      open
      title={t('viewer.fullScreenTitle')}
      subtitle={openFile === null ? subtitle : `${subtitle} · ${openFile.title}`}
      onClose={onClose}
      width="full"
    >
      <OpenFileView
        submissionId={submissionId}
        {...margin}
        openFile={openFile}
        view={view}
        title={t('viewer.fullScreenTitle')}
        openingKey="full screen"
        height="calc(100dvh - 62px)"
        isFlush
        onEscape={onClose}
        onBack={onClose}
      />
    </FullScreenDialog>
  );
}
