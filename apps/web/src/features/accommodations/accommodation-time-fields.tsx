import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/form/number-field.tsx';
import type { AccommodationInput, AccommodationValues } from './accommodation-values.ts';

export type AccommodationForm = UseFormReturn<AccommodationInput, unknown, AccommodationValues>;

interface Props {
  form: AccommodationForm;
  legend: string;
  /** Index of the per-assignment accommodation; undefined for the whole class. */
  index?: number;
}

/** Fields for extra time and an extension. */
export function AccommodationTimeFields({ form, legend, index }: Props) {
  const { t } = useTranslation('accommodations');
  const registerField = <Name extends 'extraPercent' | 'days' | 'hours' | 'minutes'>(name: Name) =>
    index === undefined ? name : (`exceptions.${index}.${name}` as const);
  const commonProps = { control: form.control, isWhole: true };
  const isWholeClass = index === undefined;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography
        component="legend"
        variant="h4"
        {...(isWholeClass ? { sx: { p: 0, mb: 1.5 } } : { style: visuallyHidden })}
      >
        {legend}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2.5 },
          // Keeps the inputs aligned if a label wraps to two lines.
          alignItems: { xs: 'end', sm: 'start' },
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: '2fr 1fr 1fr 1fr' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <NumberField
          {...commonProps}
          name={registerField('extraPercent')}
          label={t('extraTime')}
          unit="%"
          {...(isWholeClass ? { helper: t('extraTimeHelp') } : {})}
        />
        <NumberField {...commonProps} name={registerField('days')} label={t('extensionDays')} />
        <NumberField {...commonProps} name={registerField('hours')} label={t('hours')} />
        <NumberField {...commonProps} name={registerField('minutes')} label={t('minutes')} />
      </Box>
    </Box>
  );
}
