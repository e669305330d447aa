import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AccessTokenScope,
  accessTokenScopes,
  type CreateAccessTokenBody,
  createAccessTokenBodySchema,
  limits,
} from '@redraft/contracts';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { messageOf } from '../../lib/api-error.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

/** Lifetimes in days. */
const lifetimes = [7, 30, 90, 180, limits.accessTokenDays];
const defaultDays = 90;

interface Props {
  id: string;
  offered: readonly AccessTokenScope[];
  error: Error | null;
  onSubmit: (body: CreateAccessTokenBody) => void;
}

type Values = z.input<typeof createAccessTokenBodySchema>;

export function CreateTokenForm({ id, offered, error, onSubmit }: Props) {
  const { t } = useTranslation('own-account');
  const form = useZodForm(createAccessTokenBodySchema, {
    defaultValues: { name: '', scopes: [], days: defaultDays },
  });
  const { control } = form;
  return (
    <Form form={form} id={id} onSubmit={onSubmit} label={t('tokens.create')}>
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      <TextField
        control={control}
        name="name"
        label={t('tokens.name')}
        helper={t('tokens.nameHelp')}
        maxLength={limits.accessTokenName}
        isRequired
        autoFocus
      />
      <SelectField
        control={control}
        name="days"
        label={t('tokens.expires')}
        options={lifetimes.map((days) => ({ value: days, label: t('tokens.days', { count: days }) }))}
        isRequired
      />
      <ScopesField control={control} offered={offered} />
    </Form>
  );
}

function ScopesField({
  control,
  offered,
}: {
  control: Control<Values, unknown, CreateAccessTokenBody>;
  offered: readonly AccessTokenScope[];
}) {
  const { t } = useTranslation('own-account');
  const { field, fieldState } = useController({ control, name: 'scopes' });
  const toggle = (scope: AccessTokenScope, isChosen: boolean) =>
    field.onChange(accessTokenScopes.filter((one) => (one === scope ? isChosen : field.value.includes(one))));
  return (
    <FormControl component="fieldset" error={fieldState.invalid} required>
      <FormLabel component="legend">{t('tokens.scopes')}</FormLabel>
      <Stack sx={{ gap: 0.5, mt: 1 }}>
        {offered.map((scope) => (
          <FormControlLabel
            key={scope}
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox
                size="small"
                checked={field.value.includes(scope)}
                onChange={(_event, isChosen) => toggle(scope, isChosen)}
              />
            }
            label={
              <>
                <Typography component="span" sx={{ display: 'block', pt: 0.75 }}>
                  {t(`tokens.scope.${scope}`)}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {t(`tokens.scopeAbout.${scope}`)} <code dir="ltr">{scope}</code>
                </Typography>
              </>
            }
          />
        ))}
      </Stack>
      {fieldState.invalid && <FormHelperText>{t('tokens.scopesMissing')}</FormHelperText>}
    </FormControl>
  );
}
