import type { ClassId, ClassSection } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../domain/classes/index.ts';
import { notify } from '../../lib/snackbars.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { deleteSection } from './section-calls.ts';

interface Props {
  classId: ClassId;
  section: ClassSection | null;
  count: number;
  onClose: () => void;
}

export function DeleteSectionDialog({ classId, section, count, onClose }: Props) {
  const { t } = useTranslation(['sections', 'common']);
  const remove = useClassChange(classId, deleteSection);
  const name = section?.name ?? '';
  const confirm = () => {
    if (section === null) return;
    remove.mutate(section.id, { onSuccess: () => notify(t('deleted', { name })), onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={section !== null}
      title={t('deleteTitle', { name })}
      confirmLabel={t('common:delete')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('deleteText', { count })}
    </ConfirmDialog>
  );
}
