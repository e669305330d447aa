import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialogs, lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { FileUploadOutlinedIcon } from '../../ui/icons/index.ts';

const ImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);
const dialogs = [ImportDialog];

/** Offers the import as the next step for a class without students. */
export function ImportButton({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('roster');
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUploadOutlinedIcon />} onClick={() => setImporting(true)}>
        {t('dialog.title')}
      </Button>
      <LazyDialogs preload={dialogs}>
        {isImporting && <ImportDialog classDetails={classDetails} onClose={() => setImporting(false)} />}
      </LazyDialogs>
    </>
  );
}
