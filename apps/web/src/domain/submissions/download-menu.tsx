import type { AssignmentFileId, OpenDocumentKind, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { IconMenu } from '../../ui/icon-menu.tsx';
import { DownloadOutlinedIcon } from '../../ui/icons/index.ts';
import { useTextDownload } from './use-text-download.tsx';

interface Props {
  submissionId: SubmissionId;
  /** An attached file instead of the main text. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  seq?: number | undefined;
  formats: readonly string[];
  isPdfMissing: boolean;
  originalKind: OpenDocumentKind | null;
}

/** Downloads the text, or the file shown instead of it. */
export function DownloadMenu(props: Props) {
  const { t } = useTranslation('workspace');
  const { entries, isBusy } = useTextDownload(props);
  return (
    <IconMenu
      label={t('download.title')}
      icon={<DownloadOutlinedIcon />}
      groups={[entries]}
      isBusy={isBusy}
      hasLabel
    />
  );
}
