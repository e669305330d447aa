import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import type { GradeChange } from './use-reader.ts';

interface Props {
  grade: string | null;
  options: readonly string[];
  isOpen: boolean;
  isBusy: boolean;
  onGrade: (change: GradeChange) => void;
}

/** One of the letters that the class uses. */
export function LetterGradeForm({ grade, options, isOpen, isBusy, onGrade }: Props) {
  const { t } = useTranslation(['grading', 'common']);
  const [letter, setLetter] = useState(grade ?? '');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (letter === '') notify(t('grade.invalid'), { kind: 'error' });
    else onGrade({ kind: 'letter', grade: letter });
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 1, alignItems: 'flex-end' }}
    >
      <TextField
        select
        size="small"
        label={t('grade.letter')}
        value={letter}
        onChange={(event) => setLetter(event.target.value)}
        disabled={!isOpen}
        sx={{ flex: 1 }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" loading={isBusy} disabled={!isOpen} sx={{ minHeight: 40 }}>
        {t('common:save')}
      </Button>
    </Stack>
  );
}
