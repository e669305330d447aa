import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { AssignmentForm } from './assignment-form.tsx';

const dialogForm = 'gallery-dialog-form';

export function FormExamples() {
  const { t } = useTranslation('gallery');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3, maxWidth: 880 }}>
        <AssignmentForm onSaved={() => {}} hasButton />
      </Card>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('openDialog')}
      </Button>
      <FullScreenDialog
        open={isOpen}
        title={t('dialogTitle')}
        width="form"
        hasUnsavedChanges={isDirty}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="contained" type="submit" form={dialogForm}>
            {common('create')}
          </Button>
        }
      >
        <AssignmentForm id={dialogForm} onDirty={setDirty} onSaved={() => setOpen(false)} />
      </FullScreenDialog>
    </>
  );
}
