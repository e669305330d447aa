import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { LetterGrade, LetterInUse } from '@redraft/contracts';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClassInput, ClassValues } from './class-schema.ts';

interface Props {
  control: Control<ClassInput, unknown, ClassValues>;
  inUse: readonly LetterInUse[];
}

/** Letter grades of a class. Plain letters and letters in use cannot be removed. */
export function GradesField({ control, inUse }: Props) {
  const { t } = useTranslation('classes');
  const { field } = useController({ control, name: 'grades' });
  const toggle = (changed: LetterGrade) =>
    field.onChange(
      field.value.map((grade) =>
        grade.value === changed.value ? { ...grade, selected: !grade.selected } : grade,
      ),
    );
  const used = new Set(inUse.map(({ value }) => value));
  const isFixed = ({ value, selected }: LetterGrade) => value.length === 1 || (selected && used.has(value));
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{t('field.grades')}</FormLabel>
      <FormGroup row sx={{ columnGap: 1.5 }}>
        {field.value.map((grade) => (
          <FormControlLabel
            key={grade.value}
            label={grade.value}
            disabled={isFixed(grade)}
            sx={{ mr: 0 }}
            control={<Checkbox size="small" checked={grade.selected} onChange={() => toggle(grade)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText>{t('gradesHelp')}</FormHelperText>
      {inUse
        .filter(({ value }) => value.length > 1)
        .map(({ value, students, names }) => (
          <FormHelperText key={value}>
            {t('letterInUse', { value, count: students, names: shortList(names, students) })}
          </FormHelperText>
        ))}
    </FormControl>
  );
}

function shortList(names: readonly string[], total: number): string {
  return names.length < total ? `${names.join(', ')} …` : names.join(', ');
}
