import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { limits } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { TemplatePickerDialog } from '../template-library/index.ts';
import { AddItemMenu } from './add-item-menu.tsx';
import { ItemCard } from './item-card.tsx';
import { addItem, removeAt, replaceAt, type UnsavedItem } from './unsaved-items.ts';

interface Props {
  items: readonly UnsavedItem[];
  onChange: (items: UnsavedItem[]) => void;
  onClose: () => void;
}

/** The Contents and Templates Manager of a new assignment: changes stay in its form. */
export function UnsavedManagerDialog({ items, onChange, onClose }: Props) {
  const { t } = useTranslation(['assignment-files', 'common']);
  const newKey = useId();
  const [addedCount, setAddedCount] = useState(0);
  const [picking, setPicking] = useState<number | null>(null);
  const pickedItem = picking === null ? undefined : items[picking];
  const change = (index: number, item: UnsavedItem) => onChange(replaceAt(items, index, item));
  return (
    <FullScreenDialog
      open
      title={t('manager.title')}
      subtitle={t('manager.unsaved')}
      onClose={onClose}
      width="form"
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('manager.done')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {items.map((item, index) => (
          <ItemCard
            key={item.key}
            isMain={index === 0}
            contentType={item.contentType}
            title={item.title}
            onTitle={(title) => change(index, { ...item, title })}
            templateTitle={item.template?.title ?? null}
            allowImport={item.allowImport}
            onAllowImport={(allowImport) => change(index, { ...item, allowImport })}
          >
            <Button variant="outlined" onClick={() => setPicking(index)}>
              {t('manager.manage')}
            </Button>
            {index > 0 && (
              <Button color="inherit" onClick={() => onChange(removeAt(items, index))}>
                {t('common:remove')}
              </Button>
            )}
          </ItemCard>
        ))}
        <AddItemMenu
          isDisabled={items.length > limits.additionalFiles}
          onAdd={(type) => {
            onChange(addItem(items, type, `${newKey} ${addedCount}`));
            setAddedCount(addedCount + 1);
          }}
        />
      </Stack>
      {picking !== null && pickedItem !== undefined && (
        <TemplatePickerDialog
          contentType={pickedItem.contentType}
          selectedId={pickedItem.template?.id ?? null}
          onApply={(template) => {
            change(picking, { ...pickedItem, template });
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </FullScreenDialog>
  );
}
