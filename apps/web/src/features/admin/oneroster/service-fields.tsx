import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { NewRosterSource, newRosterSourceSchema } from '@redraft/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

export type SourceInput = z.input<typeof newRosterSourceSchema>;

interface Props {
  form: UseFormReturn<SourceInput, unknown, NewRosterSource>;
  /** Whether a client secret is stored. */
  hasSecret: boolean;
}

const emptyService = { baseUrl: '', tokenUrl: '', clientId: '', clientSecret: '', isNightly: false };

/** How a system's rostering service is reached, if it has one. */
export function ServiceFields({ form, hasSecret }: Props) {
  const { t } = useTranslation('oneroster');
  const { control } = form;
  const service = useWatch({ control, name: 'service' });
  const isOn = service !== null && service !== undefined;
  return (
    <>
      <FormControlLabel
        label={t('service')}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isNowOn) =>
              form.setValue('service', isNowOn ? emptyService : null, { shouldDirty: true })
            }
          />
        }
      />
      {isOn && (
        <>
          <TextField
            control={control}
            name="service.baseUrl"
            label={t('baseUrl')}
            helper={t('baseUrlHelp')}
            isRequired
          />
          <TextField control={control} name="service.tokenUrl" label={t('tokenUrl')} isRequired />
          <TextField control={control} name="service.clientId" label={t('clientId')} isRequired />
          <TextField
            control={control}
            name="service.clientSecret"
            label={t('clientSecret')}
            helper={t(hasSecret ? 'secretKept' : 'secretHelp')}
            type="password"
            autoComplete="off"
            isRequired={!hasSecret}
          />
          <CheckboxField
            control={control}
            name="service.isNightly"
            label={t('nightly')}
            helper={t('nightlyHelp')}
          />
        </>
      )}
    </>
  );
}
