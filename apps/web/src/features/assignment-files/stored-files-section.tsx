import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AssignmentFile, AssignmentId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdditionalBoxes } from './additional-boxes.tsx';
import { setAllowImport } from './item-calls.ts';
import { ManagerDialog } from './manager-dialog.tsx';
import { StoredPickerDialog } from './stored-picker-dialog.tsx';
import { hasAdditionalFile } from './unsaved-items.ts';
import { useAddItem, useItemChange, useItems } from './use-items.ts';

interface Props {
  assignmentId: AssignmentId;
  initialItems: AssignmentFile[];
}

/** Files of a stored assignment; checking a box stores at once. */
export function StoredFilesSection({ assignmentId, initialItems }: Props) {
  const { t } = useTranslation('assignment-files');
  const [openDialog, setOpenDialog] = useState<'nothing' | 'picker' | 'manager'>('nothing');
  const close = () => setOpenDialog('nothing');
  const items = useItems(assignmentId, initialItems).data;
  const main = items.find(({ type }) => type === 'MAIN');
  const additional = items.filter(({ type }) => type === 'ADDITIONAL');
  const allow = useItemChange(assignmentId, setAllowImport);
  const add = useAddItem(assignmentId);
  return (
    <Stack sx={{ gap: 2 }}>
      {main !== undefined && (
        <>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setOpenDialog('picker')}>
              {t('manager.manage')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {t(`type.${main.contentType}`)} ·{' '}
              {main.templateTitle === null
                ? t('manager.blank')
                : t('manager.from', { title: main.templateTitle })}
            </Typography>
          </Stack>
          <FormControlLabel
            control={
              <Checkbox
                checked={main.allowImport}
                disabled={allow.isPending}
                onChange={(_event, allowImport) => allow.mutate({ id: main.id, allowImport })}
              />
            }
            label={t('edit.allowImport')}
          />
        </>
      )}
      <AdditionalBoxes
        has={(type) => hasAdditionalFile(additional, type)}
        isBusy={add.isPending}
        onTick={(type) => add.mutate(type)}
        onAdvanced={() => setOpenDialog('manager')}
      >
        <FormHelperText>{t('edit.atOnce')}</FormHelperText>
      </AdditionalBoxes>
      {openDialog === 'picker' && main !== undefined && <StoredPickerDialog item={main} onClose={close} />}
      {openDialog === 'manager' && (
        <ManagerDialog assignmentId={assignmentId} items={items} onClose={close} />
      )}
    </Stack>
  );
}
