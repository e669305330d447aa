import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialogs, lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { GroupsOutlinedIcon } from '../../ui/icons/index.ts';

const SectionsDialog = lazyDialog(async () => (await import('./sections-dialog.tsx')).SectionsDialog);

const dialogs = [SectionsDialog];

/** Opens the dialog that manages the class's sections. */
export function SectionsButton({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('sections');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<GroupsOutlinedIcon />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      <LazyDialogs preload={dialogs}>
        {isOpen && <SectionsDialog classDetails={classDetails} onClose={() => setOpen(false)} />}
      </LazyDialogs>
    </>
  );
}
