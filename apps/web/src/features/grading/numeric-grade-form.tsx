import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { typedGrade } from './typed-grade.ts';
import type { GradeChange } from './use-reader.ts';

type Props = {
  grade: number;
  isOpen: boolean;
  isBusy: boolean;
  onGrade: (change: GradeChange) => void;
};

/** 0 to 100; empty takes the grade away. */
export function NumericGradeForm({ grade, isOpen, isBusy, onGrade }: Props) {
  const { t } = useTranslation(['grading', 'common']);
  const [text, setText] = useState(grade === -1 ? '' : String(grade));
  const [isInvalid, setInvalid] = useState(false);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = typedGrade(text);
    setInvalid(typed === null);
    if (typed === null) notify(t('grade.invalid'), { kind: 'error' });
    else onGrade({ kind: 'numeric', grade: typed });
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 1, alignItems: isInvalid ? 'center' : 'flex-end' }}
    >
      <TextField
        size="small"
        type="number"
        label={t('grade.numeric')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        disabled={!isOpen}
        error={isInvalid}
        helperText={isInvalid ? t('grade.invalid') : undefined}
        slotProps={{ htmlInput: { min: 0, max: 100, step: 'any' } }}
        sx={{ flex: 1 }}
      />
      <Button
        type="submit"
        variant="outlined"
        size="medium"
        loading={isBusy}
        disabled={!isOpen}
        sx={{ minHeight: 40 }}
      >
        {t('common:save')}
      </Button>
    </Stack>
  );
}
