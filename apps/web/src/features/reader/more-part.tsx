import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '../../domain/submissions/index.ts';
import { FullscreenIcon } from '../../ui/icons/index.ts';
import { PanelCard } from '../../ui/panel-card.tsx';
import { AdditionalFiles } from '../student-files/index.ts';
import { ActionWithHint } from './action-with-hint.tsx';
import { AttachedFilesButton } from './attached-files-button.tsx';
import { listDownloadFormats, originalKindOf } from './download-formats.ts';
import { PanelButton } from './panel-button.tsx';
import { ReaderActions } from './reader-actions.tsx';
import type { PanelProps } from './reader-slots.ts';

/** Attached files and rarely used actions. */
export function MorePart(panel: PanelProps) {
  const { submission, openFile, onOpen } = panel;
  const { t } = useTranslation(['grading', 'reader']);
  return (
    <>
      {submission.additionalFiles.length > 0 && (
        <PanelCard title={t('additionalFiles')}>
          <AdditionalFiles submissionId={submission.submissionId} files={submission.additionalFiles} />
        </PanelCard>
      )}
      <PanelCard title={t('reader:files.title')}>
        <Stack sx={{ gap: 1.5 }}>
          <ActionWithHint hint={t('reader:files.fullScreen')}>
            <PanelButton
              label={t('reader:viewer.fullScreenTitle')}
              icon={<FullscreenIcon />}
              onClick={() => onOpen('fullScreen')}
            />
          </ActionWithHint>
          <ActionWithHint hint={t('reader:files.attached')}>
            <AttachedFilesButton
              submissionId={submission.submissionId}
              onOpen={() => onOpen('attachments')}
            />
          </ActionWithHint>
          <ActionWithHint hint={t('reader:files.download')}>
            <DownloadMenu
              submissionId={submission.submissionId}
              assignmentTemplateId={openFile?.additional?.assignmentTemplateId}
              seq={openFile?.seq}
              formats={listDownloadFormats(submission, openFile)}
              isPdfMissing={submission.isPdfMissing}
              originalKind={originalKindOf(submission, openFile)}
            />
          </ActionWithHint>
        </Stack>
      </PanelCard>
      <ReaderActions {...panel} />
    </>
  );
}
