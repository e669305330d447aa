import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

import Typography from '@mui/material/Typography';
import type { ContentType } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplatePickerDialog } from '../template-library/index.ts';
import { AdditionalBoxes } from './additional-boxes.tsx';
import { addItem, hasAdditionalFile, replaceAt, type UnsavedItem } from './unsaved-items.ts';
import { UnsavedManagerDialog } from './unsaved-manager-dialog.tsx';

interface Props {
  items: readonly UnsavedItem[];
  onChange: (items: UnsavedItem[]) => void;
}

/** Files of a new assignment; stored together with it. */
export function NewFilesSection({ items, onChange }: Props) {
  const { t } = useTranslation('assignment-files');
  const [openDialog, setOpenDialog] = useState<'nothing' | 'picker' | 'manager'>('nothing');
  const close = () => setOpenDialog('nothing');
  const [main, ...additional] = items;
  if (main === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpenDialog('picker')}>
          {t('manager.manage')}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {main.template === null ? t('manager.blank') : t('manager.from', { title: main.template.title })}
        </Typography>
      </Stack>
      <FormControlLabel
        control={
          <Checkbox
            checked={main.allowImport}
            onChange={(_event, allowImport) => onChange(replaceAt(items, 0, { ...main, allowImport }))}
          />
        }
        label={t('create.allowImport')}
      />
      <AdditionalBoxes
        has={(type) => hasAdditionalFile(additional, type)}
        onTick={(type: ContentType) => onChange(addItem(items, type, `ticked ${type}`))}
        onAdvanced={() => setOpenDialog('manager')}
      />
      {openDialog === 'picker' && (
        <TemplatePickerDialog
          contentType={main.contentType}
          selectedId={main.template?.id ?? null}
          onApply={(template) => {
            onChange(replaceAt(items, 0, { ...main, template }));
            close();
          }}
          onClose={close}
        />
      )}
      {openDialog === 'manager' && <UnsavedManagerDialog items={items} onChange={onChange} onClose={close} />}
    </Stack>
  );
}
