import type { ClassId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { removeStudent } from '../class-page-calls.ts';
import type { StudentRow } from '../class-rows.ts';

interface Props {
  classId: ClassId;
  row: StudentRow | null;
  onClose: () => void;
}

export function RemoveStudentDialog({ classId, row, onClose }: Props) {
  const { t } = useTranslation(['classes', 'common']);
  const remove = useClassChange(classId, removeStudent);
  const confirm = () => {
    if (row === null) return;
    remove.mutate(
      { classId, studentId: row.student.id },
      { onSuccess: () => notify(t('student.removed')), onSettled: onClose },
    );
  };
  return (
    <ConfirmDialog
      open={row !== null}
      title={t('student.removeTitle', { name: row?.name ?? '' })}
      confirmLabel={t('common:remove')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('student.removeText')}
    </ConfirmDialog>
  );
}
