import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import type { AssignmentForm } from './assignment-form.ts';

/** What the effort score of a text is measured by; nothing has to be given. */
export function AssignmentExpectations({ form: { control } }: { form: AssignmentForm }) {
  const { t } = useTranslation('assignments');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} component="h3" variant="subtitle2">
          {t('expected.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('expected.text')}
        </Typography>
      </div>
      <FormRow>
        <NumberField control={control} name="expectedWords" label={t('expected.words')} isWhole />
        <NumberField
          control={control}
          name="expectedMinutes"
          label={t('expected.minutes')}
          helper={t('expected.minutesHelp')}
          isWhole
        />
        <NumberField
          control={control}
          name="expectedSittings"
          label={t('expected.sittings')}
          helper={t('expected.sittingsHelp')}
          isWhole
        />
      </FormRow>
    </Box>
  );
}
