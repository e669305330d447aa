import Button from '@mui/material/Button';
import type { AssignmentFile } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadItem } from './item-calls.ts';
import { ItemCard } from './item-card.tsx';
import { ItemEditorDialog } from './item-editor-dialog.tsx';
import { RemoveItemDialog } from './remove-item-dialog.tsx';
import { StoredPickerDialog } from './stored-picker-dialog.tsx';
import { useItemChange } from './use-items.ts';

interface Props {
  item: AssignmentFile;
  onEdit: (change: Partial<Pick<AssignmentFile, 'title' | 'allowImport'>>) => void;
}

type Opened = 'nothing' | 'picker' | 'editor' | 'remove';

/** A stored file with its actions. */
export function StoredItemCard({ item, onEdit }: Props) {
  const { t } = useTranslation(['assignment-files', 'common']);
  const [openDialog, setOpenDialog] = useState<Opened>('nothing');
  const download = useItemChange(item.assignmentId, downloadItem);
  const close = () => setOpenDialog('nothing');
  return (
    <ItemCard
      isMain={item.type === 'MAIN'}
      contentType={item.contentType}
      title={item.title}
      onTitle={(title) => onEdit({ title })}
      templateTitle={item.templateTitle}
      allowImport={item.allowImport}
      onAllowImport={(allowImport) => onEdit({ allowImport })}
      note={item.numberOfCopies === 0 ? null : t('manager.copies', { count: item.numberOfCopies })}
    >
      <Button variant="outlined" onClick={() => setOpenDialog('picker')}>
        {t('manager.manage')}
      </Button>
      {item.hasEditor && (
        <Button variant="outlined" onClick={() => setOpenDialog('editor')}>
          {t('manager.edit')}
        </Button>
      )}
      <Button color="inherit" loading={download.isPending} onClick={() => download.mutate(item.id)}>
        {t('manager.download')}
      </Button>
      {item.type === 'ADDITIONAL' && (
        <Button color="inherit" onClick={() => setOpenDialog('remove')}>
          {t('common:remove')}
        </Button>
      )}
      {openDialog === 'picker' && <StoredPickerDialog item={item} onClose={close} />}
      {openDialog === 'editor' && <ItemEditorDialog item={item} onClose={close} />}
      <RemoveItemDialog item={item} open={openDialog === 'remove'} onClose={close} />
    </ItemCard>
  );
}
