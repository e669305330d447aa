import type { ClassAssignment, ClassId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { deleteAssignment } from '../class-page-calls.ts';

interface Props {
  classId: ClassId;
  assignment: ClassAssignment | null;
  onClose: () => void;
}

export function DeleteAssignmentDialog({ classId, assignment, onClose }: Props) {
  const { t } = useTranslation(['classes', 'common']);
  const remove = useClassChange(classId, deleteAssignment);
  const title = assignment?.title ?? '';
  const numberOfTexts = assignment?.numberOfStarted ?? 0;
  const confirm = () => {
    if (assignment === null) return;
    remove.mutate(assignment.id, {
      onSuccess: () => notify(t('assignment.deleted', { title })),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={assignment !== null}
      title={t('assignment.deleteTitle')}
      confirmLabel={t('common:delete')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('assignment.deleteQuestion', { title })}</p>
      <p>
        {numberOfTexts === 0
          ? t('assignment.deleteNothing')
          : t('assignment.deleteTexts', { count: numberOfTexts })}{' '}
        {assignment?.visible && t('assignment.deleteInstead')}
      </p>
    </ConfirmDialog>
  );
}
