import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expectationFields, listFieldsWith } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import type { AssignmentForm } from './assignment-form.ts';

/** Expectations used by the effort score; all optional. */
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
        {listFieldsWith(expectationFields, 'input').map((name) => {
          const { input, help } = expectationFields[name];
          return (
            <NumberField
              key={name}
              control={control}
              name={input}
              label={t(`expected.${name}`)}
              helper={help === null ? undefined : t(`expected.${help}`)}
              isInteger
            />
          );
        })}
      </FormRow>
    </Box>
  );
}
