import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import type { GradeChange } from './use-reader.ts';

interface Props {
  grade: string | null;
  options: readonly string[];
  isOpen: boolean;
  isBusy: boolean;
  /** `isGoing`: afterwards, move on to the next text to grade. */
  onGrade: (change: GradeChange, continuesToNext: boolean) => void;
}

/** Selects one of the class's letter grades. */
export function LetterGradeForm({ grade, options, isOpen, isBusy, onGrade }: Props) {
  const { t } = useTranslation(['grading', 'common']);
  const [selection, setSelection] = useState<{ replacedGrade: string | null; letter: string } | null>(null);
  // If the grade was changed elsewhere in the meantime, the choice starts from that one.
  const letter = selection !== null && selection.replacedGrade === grade ? selection.letter : (grade ?? '');
  const submit = (continuesToNext: boolean) => {
    if (letter === '') notify(t('grade.invalid'), { kind: 'error' });
    else onGrade({ kind: 'letter', grade: letter }, continuesToNext);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit(false);
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      onSubmit={handleSubmit}
      onKeyDownCapture={onCtrlEnter(() => submit(true))}
      sx={{ gap: 1, alignItems: 'flex-end' }}
    >
      <TextField
        select
        size="small"
        label={t('grade.letter')}
        value={letter}
        onChange={(event) => setSelection({ replacedGrade: grade, letter: event.target.value })}
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
