import type { Rubric } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useRemoveRubric } from './use-rubrics.ts';

interface Props {
  rubric: Rubric | null;
  onClose: () => void;
}

export function DeleteRubricDialog({ rubric, onClose }: Props) {
  const { t } = useTranslation(['rubrics', 'common']);
  const remove = useRemoveRubric();
  return (
    <ConfirmDialog
      open={rubric !== null}
      title={t('library.deleteTitle', { title: rubric?.title ?? '' })}
      confirmLabel={t('common:delete')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => rubric !== null && remove.mutate(rubric, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('library.deleteText')}
    </ConfirmDialog>
  );
}
