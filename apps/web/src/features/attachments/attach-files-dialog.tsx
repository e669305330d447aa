import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { AttachFiles } from './attach-files.tsx';

interface Props {
  assignment: Pick<StudentAssignment, 'title' | 'timezone' | 'can' | 'uploadFile'>;
  submissionId: NonNullable<StudentAssignment['submission']>['submissionId'];
  onClose: () => void;
}

/** Attachments in a dialog above the workspace, like other files. */
export function AttachFilesDialog({ assignment, submissionId, onClose }: Props) {
  const { t } = useTranslation('attachments');
  const { title, timezone, can, uploadFile } = assignment;
  return (
    <FullScreenDialog open title={t('tab')} subtitle={title} onClose={onClose} width="form">
      <AttachFiles submissionId={submissionId} canAttach={can.write && uploadFile} zone={timezone} />
    </FullScreenDialog>
  );
}
