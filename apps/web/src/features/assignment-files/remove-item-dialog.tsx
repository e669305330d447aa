import type { AssignmentFile } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { removeItem } from './item-calls.ts';
import { useItemChange } from './use-items.ts';

interface Props {
  item: AssignmentFile;
  open: boolean;
  onClose: () => void;
}

/** Removes an additional file from the assignment; rejected by the server if students use it. */
export function RemoveItemDialog({ item, open, onClose }: Props) {
  const { t } = useTranslation(['assignment-files', 'common']);
  const title = item.title || t(`type.${item.contentType}`);
  const remove = useItemChange(item.assignmentId, removeItem, {
    successMessage: t('remove.done', { title }),
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('remove.title', { title })}
      confirmLabel={t('common:remove')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(item.id, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
