import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AssignmentFile, AssignmentFileId, AssignmentId } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { FormError } from '../../ui/form/form.tsx';
import { AddItemMenu } from './add-item-menu.tsx';
import { saveItems } from './item-calls.ts';
import { applyEdits, type ItemEdits, isEdited } from './item-edits.ts';
import { StoredItemCard } from './stored-item-card.tsx';
import { useAddItem, useItemChange } from './use-items.ts';

interface Props {
  assignmentId: AssignmentId;
  items: readonly AssignmentFile[];
  onClose: () => void;
}

/** The Contents and Templates Manager of a stored assignment. */
export function ManagerDialog({ assignmentId, items, onClose }: Props) {
  const { t } = useTranslation(['assignment-files', 'common']);
  const [edits, setEdits] = useState<ItemEdits>({});
  const save = useItemChange(assignmentId, saveItems, { showsOwnError: true });
  const add = useAddItem(assignmentId);
  const editedItems = items.map((item) => applyEdits(item, edits));
  const hasUnsavedChanges = items.some((item) => isEdited(item, edits));
  const edit = (id: AssignmentFileId, change: Partial<AssignmentFile>) =>
    setEdits({ ...edits, [id]: { ...edits[id], ...change } });
  const handleSave = () =>
    save.mutate(editedItems, {
      onSuccess: () => {
        setEdits({});
        notify(t('manager.saved'));
      },
    });
  return (
    <FullScreenDialog
      open
      title={t('manager.title')}
      onClose={onClose}
      hasUnsavedChanges={hasUnsavedChanges}
      width="form"
      actions={
        <Button
          variant="contained"
          loading={save.isPending}
          disabled={!hasUnsavedChanges}
          onClick={handleSave}
        >
          {t('common:save')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <FormError error={save.error ?? add.error} />
        {editedItems.map((item) => (
          <StoredItemCard key={item.id} item={item} onEdit={(change) => edit(item.id, change)} />
        ))}
        <AddItemMenu
          isBusy={add.isPending}
          isDisabled={items.length > limits.additionalFiles}
          onAdd={(type) => add.mutate(type)}
        />
      </Stack>
    </FullScreenDialog>
  );
}
