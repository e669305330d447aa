import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { pointsSchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { notify } from '../../lib/snackbars.ts';
import { typedNumberOr } from '../../lib/typed-number.ts';
import { Form } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

const formSchema = z.object({ grade: typedNumberOr(null, pointsSchema.nullable()) });

interface Props {
  label: string;
  /** The class's letter grades, if it uses letters. */
  letters: readonly string[] | null;
  grade: number | string | null;
  isBusy: boolean;
  onGrade: (grade: number | string) => void;
}

/** 0 to 100, or a letter; an empty number removes the grade. */
export function DraftGradeForm({ label, letters, grade, isBusy, onGrade }: Props) {
  const { t } = useTranslation(['gradebook', 'common']);
  const points = typeof grade === 'number' && grade >= 0 ? grade : Number.NaN;
  const form = useZodForm(formSchema, { defaultValues: { grade: points } });
  if (letters !== null) {
    return (
      <TextField
        select
        size="small"
        label={label}
        value={grade ?? ''}
        disabled={isBusy}
        onChange={(event) => onGrade(event.target.value)}
        sx={{ minWidth: 120 }}
      >
        {letters.map((letter) => (
          <MenuItem key={letter} value={letter}>
            {letter}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <Form
      form={form}
      onSubmit={(values) => onGrade(values.grade ?? -1)}
      onInvalid={() => notify(t('invalid'), { kind: 'error' })}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 76px' }}>
          <NumberField control={form.control} name="grade" label={label} />
        </Box>
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ minHeight: 40, flexShrink: 0 }}>
          {t('common:save')}
        </Button>
      </Stack>
    </Form>
  );
}
