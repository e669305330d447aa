import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Mark, SecondMarking } from '@redraft/contracts';
import { pointsSchema } from '@redraft/contracts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readNumber, writeNumber } from '../../lib/typed-number.ts';

interface Props {
  marking: Pick<SecondMarking, 'gradeMethod' | 'gradeOptions'>;
  /** Accessible name: whose mark this is. */
  label: string;
  /** Initial value. */
  value: Mark | null;
  submitLabel: string;
  isBusy: boolean;
  /** Whether an empty field removes the mark. */
  canClear?: boolean;
  onMark: (mark: Mark | null) => void;
}

/** A mark from 0 to 100 or a letter grade, with a submit button. */
export function MarkForm({ marking, label, value, submitLabel, isBusy, canClear = false, onMark }: Props) {
  const { t, i18n } = useTranslation('second-marking');
  const isLetter = marking.gradeMethod === 'Letter';
  const [text, setText] = useState(writeNumber(value ?? undefined, i18n.language));
  const parsedMark = readMark(text, { isLetter, language: i18n.language });
  const isEmpty = text.trim() === '';
  const isInvalid = !isEmpty && parsedMark === null;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (parsedMark !== null || (isEmpty && canClear)) onMark(parsedMark);
  };
  return (
    <Stack component="form" direction="row" onSubmit={handleSubmit} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        select={isLetter}
        size="small"
        value={text}
        error={isInvalid}
        helperText={isInvalid ? t('invalid') : undefined}
        onChange={(event) => setText(event.target.value)}
        sx={{ width: 112 }}
        slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal', autoComplete: 'off' } }}
      >
        {isLetter && [
          <MenuItem key="" value="">
            -
          </MenuItem>,
          ...marking.gradeOptions.map((letter) => (
            <MenuItem key={letter} value={letter}>
              {letter}
            </MenuItem>
          )),
        ]}
      </TextField>
      <Button
        type="submit"
        size="small"
        variant="outlined"
        loading={isBusy}
        disabled={isInvalid || (isEmpty && !canClear)}
        sx={{ minHeight: 40, flexShrink: 0 }}
      >
        {submitLabel}
      </Button>
    </Stack>
  );
}

function readMark(
  text: string,
  { isLetter, language }: { isLetter: boolean; language: string },
): Mark | null {
  if (isLetter) return text === '' ? null : text;
  const points = pointsSchema.safeParse(readNumber(text, { language }));
  return points.success ? points.data : null;
}
