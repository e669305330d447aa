import type { ClassListItem } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useArchive } from '../../domain/classes/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

interface Props {
  row: ClassListItem;
  open: boolean;
  onClose: () => void;
}

export function ArchiveDialog({ row, open, onClose }: Props) {
  const { t } = useTranslation('classes');
  const archive = useArchive(row);
  return (
    <ConfirmDialog
      open={open}
      title={t('archive.title', { name: row.className })}
      confirmLabel={t('archive.action')}
      isBusy={archive.isPending}
      onConfirm={() => archive.mutate(true, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('archive.text')}
    </ConfirmDialog>
  );
}
