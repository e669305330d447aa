import type { ClassListItem } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { deleteClass } from './list-calls.ts';

interface Props {
  row: ClassListItem;
  open: boolean;
  onClose: () => void;
}

/** Says what is deleted with the class, and that this cannot be undone. */
export function DeleteClassDialog({ row, open, onClose }: Props) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const remove = useAction({
    mutationFn: () => deleteClass(row.id),
    onSuccess: () => {
      notify(t('delete.done', { name: row.className }));
      client.removeQueries({ queryKey: ['class', row.id] });
      return client.invalidateQueries({ queryKey: ['classes'] });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title', { name: row.className })}
      confirmLabel={t('delete.action')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
      <ul>
        <li>{t('delete.assignments', { count: row.numberOfAssignments })}</li>
        <li>{t('delete.texts', { count: row.numberOfSubmissions })}</li>
        <li>{t('delete.students', { count: row.numberOfStudents })}</li>
      </ul>
      <p>
        <strong>{t('delete.noUndo')}</strong> {!row.archived && t('delete.instead')}
      </p>
    </ConfirmDialog>
  );
}
