import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../domain/passwords/index.ts';
import { useAction } from '../../lib/use-action.ts';
import { Form, FormError, FormRow } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { showIssues, useZodForm } from '../../ui/form/use-zod-form.ts';
import { createFirstAdministrator } from './setup-calls.ts';
import { emptySetup, type SetupInput, setupSchema } from './setup-schema.ts';

/** The account of the first administrator. */
export function SetupForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('own-account');
  const schema = useMemo(() => setupSchema(t('signUp.mismatch')), [t]);
  const form = useZodForm<SetupInput, SetupInput>(schema, { defaultValues: emptySetup });
  const { control } = form;
  const creating = useAction({
    mutationFn: ({ confirm: _, ...body }: SetupInput) => createFirstAdministrator(body),
    meta: { showsOwnError: true },
    onSuccess: onDone,
    onError: (error) => showIssues(form, error),
  });
  const field = (name: 'firstName' | 'lastName' | 'username' | 'email') => ({
    control,
    name,
    label: t(`signUp.${name}`),
    isRequired: true,
  });
  return (
    <Form form={form} onSubmit={(values) => creating.mutate(values)} label={t('setup.title')}>
      <FormError error={creating.error} />
      <TextField
        control={control}
        name="code"
        label={t('setup.code')}
        helper={t('setup.codeHelp')}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormRow>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FormRow>
      <TextField {...field('username')} helper={t('signUp.usernameRule')} autoComplete="username" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <NewPasswordFields
        control={control}
        names={['password', 'confirm']}
        labels={[t('signUp.password'), t('signUp.confirm')]}
        mismatch={t('signUp.mismatch')}
      />
      <Button type="submit" variant="contained" size="large" loading={creating.isPending}>
        {t('setup.create')}
      </Button>
    </Form>
  );
}
