import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { recoverPasswordBodySchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { confirmSchema, NewPasswordFields, typedTwice } from '../../domain/passwords/index.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { clearSession } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { JourneyFrame } from '../sign-in/index.ts';
import { loadMinutesLeft, recoverPassword } from './recovery-calls.ts';

/** /passwordrecovery/{id}: checks the link before showing the form. */
export function ResetPage() {
  const { t } = useTranslation('own-account');
  const { id = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const linkCheck = useQuery({
    queryKey: ['recovery-link', id],
    queryFn: ({ signal }) => loadMinutesLeft(id, signal),
    retry: false,
    refetchOnWindowFocus: false,
  });
  // The link expired in the meantime, or was invalid from the start.
  const refusal = failure ?? linkCheck.error;
  return (
    <JourneyFrame title={t('recovery.resetTitle')}>
      {isDone && <PasswordChanged />}
      {!isDone && linkCheck.isPending && <Typography role="status">{t('recovery.checking')}</Typography>}
      {!isDone && refusal !== null && <LinkRefused error={refusal} />}
      {!isDone && refusal === null && linkCheck.isSuccess && (
        <>
          <Typography sx={{ mb: 2 }}>{t('recovery.minutes', { count: linkCheck.data })}</Typography>
          <Card sx={{ p: { xs: 2, sm: 3 } }}>
            <ResetForm id={id} onDone={() => setIsDone(true)} onExpired={setFailure} />
          </Card>
        </>
      )}
    </JourneyFrame>
  );
}

function PasswordChanged() {
  const { t } = useTranslation('own-account');
  return (
    <>
      <Alert ref={focusOnMount} tabIndex={-1} severity="success" sx={{ mb: 2 }}>
        {t('recovery.done')}
      </Alert>
      <Link component={PageLink} href="/Login">
        {t('recovery.login')}
      </Link>
    </>
  );
}

function LinkRefused({ error }: { error: Error }) {
  const { t } = useTranslation('own-account');
  return (
    <>
      <Alert severity="error" sx={{ mb: 2 }}>
        {messageOf(error)}
      </Alert>
      <Link component={PageLink} href="/ForgetPassword">
        {t('recovery.newToken')}
      </Link>
    </>
  );
}

interface FormProps {
  id: string;
  onDone: () => void;
  /** The link expired while the user was typing. */
  onExpired: (refusal: Error) => void;
}

function ResetForm({ id, onDone, onExpired }: FormProps) {
  const { t } = useTranslation('own-account');
  const schema = useMemo(
    () =>
      recoverPasswordBodySchema
        .extend({ confirm: confirmSchema })
        .refine(...typedTwice(t('recovery.mismatch'))),
    [t],
  );
  const form = useZodForm(schema, {
    defaultValues: { id, email: '', username: '', password: '', confirm: '' },
  });
  const { control } = form;
  const savePassword = useAction({
    mutationFn: recoverPassword,
    meta: { showsOwnError: true },
    onSuccess: () => {
      // All sessions of the account have ended; this browser may still hold one.
      clearSession();
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'account.link_invalid') onExpired(error);
    },
  });
  return (
    <Form
      form={form}
      onSubmit={({ confirm: _confirm, ...body }) => savePassword.mutate(body)}
      label={t('recovery.resetTitle')}
    >
      <FormError error={savePassword.error} />
      <TextField
        control={control}
        name="email"
        label={t('recovery.email')}
        type="email"
        autoComplete="email"
        isRequired
        autoFocus
      />
      <TextField
        control={control}
        name="username"
        label={t('recovery.username')}
        autoComplete="username"
        isRequired
      />
      <NewPasswordFields
        control={control}
        names={['password', 'confirm']}
        labels={[t('recovery.newPassword'), t('recovery.confirm')]}
        helper={t('recovery.confirmHelp')}
        mismatch={t('recovery.mismatch')}
      />
      <Button type="submit" variant="contained" size="large" loading={savePassword.isPending}>
        {t('recovery.submit')}
      </Button>
    </Form>
  );
}
