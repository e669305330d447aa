import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { LetterGrade } from '@redraft/contracts';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClassInput, ClassValues } from './class-schema.ts';

/** The letters of a class. Those without a sign are always given (spec 2 §5). */
export function GradesField({ control }: { control: Control<ClassInput, unknown, ClassValues> }) {
  const { t } = useTranslation('classes');
  const { field } = useController({ control, name: 'grades' });
  const toggle = (changed: LetterGrade) =>
    field.onChange(
      field.value.map((grade) =>
        grade.value === changed.value ? { ...grade, selected: !grade.selected } : grade,
      ),
    );
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{t('field.grades')}</FormLabel>
      <FormGroup row sx={{ columnGap: 1.5 }}>
        {field.value.map((grade) => (
          <FormControlLabel
            key={grade.value}
            label={grade.value}
            disabled={grade.value.length === 1}
            sx={{ mr: 0 }}
            control={<Checkbox size="small" checked={grade.selected} onChange={() => toggle(grade)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText>{t('gradesHelp')}</FormHelperText>
    </FormControl>
  );
}
