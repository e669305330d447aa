import type { SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AttachFileIcon } from '../../ui/icons/index.ts';
import { attachmentsQuery } from '../attachments/index.ts';
import { PanelButton } from './panel-button.tsx';

interface Props {
  submissionId: SubmissionId;
  onOpen: () => void;
}

/** Opens the submission's attachments; renders nothing if there are none. */
export function AttachedFilesButton({ submissionId, onOpen }: Props) {
  const { t } = useTranslation('attachments');
  const { data: attachments = [] } = useQuery(attachmentsQuery(submissionId));
  return (
    <PanelButton
      label={t('button')}
      icon={<AttachFileIcon />}
      disabledBecause={attachments.length === 0 ? t('noneAttached') : undefined}
      onClick={onOpen}
    />
  );
}
