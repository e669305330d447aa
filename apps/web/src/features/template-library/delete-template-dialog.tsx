import type { Template, TemplateId } from '@redraft/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { deleteTemplate } from './template-calls.ts';
import { templatesKey } from './use-templates.ts';

interface Props {
  template: Template | null;
  onDeleted: (id: TemplateId) => void;
  onClose: () => void;
}

/** Deletes a template from the library; assignments keep their copies. */
export function DeleteTemplateDialog({ template, onDeleted, onClose }: Props) {
  const { t } = useTranslation(['template-library', 'common']);
  const client = useQueryClient();
  const title = template?.title ?? '';
  const remove = useAction({
    mutationFn: deleteTemplate,
    onSuccess: (_nothing, id) => {
      notify(t('delete.done', { title }));
      onDeleted(id);
      return client.invalidateQueries({ queryKey: templatesKey });
    },
  });
  return (
    <ConfirmDialog
      open={template !== null}
      title={t('delete.title', { title })}
      confirmLabel={t('common:delete')}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => template !== null && remove.mutate(template.id, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
