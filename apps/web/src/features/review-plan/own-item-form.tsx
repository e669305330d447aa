import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { limits } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Adds a plan item that is not from a review. */
export function OwnItemForm({ onAdd }: { onAdd: (note: string) => void }) {
  const { t } = useTranslation('review-plan');
  const [note, setNote] = useState('');
  const add = () => {
    if (note.trim() === '') return;
    onAdd(note);
    setNote('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      sx={{ gap: 1, alignItems: 'flex-end' }}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        size="small"
        fullWidth
        label={t('ownLine')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.planNote, dir: 'auto' } }}
      />
      <Button type="submit" variant="outlined">
        {t('add')}
      </Button>
    </Stack>
  );
}
