import type { AssignmentFile, TemplateId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { TemplatePickerDialog } from '../template-library/index.ts';
import { applyTemplate } from './item-calls.ts';
import { useItemChange } from './use-items.ts';

/** Chooses another template for a stored file, which replaces the old one at once. */
export function StoredPickerDialog({ item, onClose }: { item: AssignmentFile; onClose: () => void }) {
  const { t } = useTranslation('assignment-files');
  const apply = useItemChange(item.assignmentId, (templateId: TemplateId | null) =>
    applyTemplate(item.id, templateId),
  );
  const note =
    item.numberOfCopies > 0
      ? t('manager.copies', { count: item.numberOfCopies })
      : item.templateTitle !== null || item.hasEditor
        ? t('manager.replaces')
        : null;
  return (
    <TemplatePickerDialog
      contentType={item.contentType}
      selectedId={item.templateFileId}
      note={note}
      isBusy={apply.isPending}
      onApply={(template) =>
        apply.mutate(template?.id ?? null, {
          onSuccess: () => {
            notify(t('manager.saved'));
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
