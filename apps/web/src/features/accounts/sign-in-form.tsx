import Button from '@mui/material/Button';
import type { SignInBody } from '@redraft/contracts';
import { signInBody } from '@redraft/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clearSession } from '../../lib/session.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { authorize } from './account-calls.ts';

/** Username and password; a refusal stands above them in the server's words. */
export function SignInForm({ onAuthorized }: { onAuthorized: (code: string) => void }) {
  const { t } = useTranslation('accounts');
  const form = useZodForm(signInBody, { defaultValues: { username: '', password: '', remember: false } });
  const signIn = useMutation({
    mutationFn: (values: SignInBody) => authorize(values),
    meta: { ownError: true },
    onSuccess: onAuthorized,
    onError: () => {
      // Whatever an earlier session left behind does not outlive a failed sign-in (spec 1 §4).
      clearSession();
      form.setFocus('password', { shouldSelect: true });
    },
  });
  const { control } = form;
  return (
    <Form form={form} onSubmit={(values) => signIn.mutate(values)} label={t('signIn.title')}>
      <FormError error={signIn.error} />
      <TextField
        control={control}
        name="username"
        label={t('signIn.username')}
        autoComplete="username"
        autoFocus
      />
      <TextField
        control={control}
        name="password"
        label={t('signIn.password')}
        type="password"
        autoComplete="current-password"
      />
      <CheckboxField control={control} name="remember" label={t('signIn.remember')} />
      <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
}
