import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { confirmAgainBodySchema } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useAction } from '../../lib/use-action.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { JourneyFrame } from '../sign-in/index.ts';
import { confirmEmail, resendConfirmation } from './sign-up-calls.ts';

/** Time to read one sentence. */
const redirectMs = 2000;

/** /confirmemail/{id}: confirms the e-mail address and continues to sign-in. */
export function ConfirmPage() {
  const { t } = useTranslation('own-account');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // A query instead of a mutation, so that re-rendering does not repeat it.
  const confirmation = useQuery({
    queryKey: ['confirm-email', id],
    queryFn: ({ signal }) => confirmEmail(id, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { isSuccess } = confirmation;
  // Redirects after a delay.
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate('/login'), redirectMs);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return (
    <JourneyFrame title={t('confirm.title')}>
      {confirmation.isPending && <Typography role="status">{t('confirm.wait')}</Typography>}
      {confirmation.isSuccess && <Alert severity="success">{confirmation.data.message}</Alert>}
      {confirmation.isError && <ConfirmationFailed error={confirmation.error} />}
    </JourneyFrame>
  );
}

function ConfirmationFailed({ error }: { error: Error }) {
  const { t } = useTranslation('own-account');
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <Alert severity="error" sx={{ width: '100%' }}>
        {error instanceof ApiError ? messageOf(error) : t('confirm.failed')}
      </Alert>
      <RequestNewLink />
      <Link component={PageLink} href="/Login" variant="body2">
        {t('recovery.back')}
      </Link>
    </Stack>
  );
}

function RequestNewLink() {
  const { t } = useTranslation('own-account');
  const form = useZodForm(confirmAgainBodySchema, { defaultValues: { account: '' } });
  const resend = useAction({ mutationFn: resendConfirmation, meta: { showsOwnError: true } });
  if (resend.isSuccess)
    return (
      <Alert ref={focusOnMount} tabIndex={-1} severity="success" sx={{ width: '100%' }}>
        {t('confirm.sent')}
      </Alert>
    );
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, width: '100%' }}>
      <Form form={form} onSubmit={({ account }) => resend.mutate(account)} label={t('confirm.again')}>
        <FormError error={resend.error} />
        <TextField
          control={form.control}
          name="account"
          label={t('confirm.account')}
          autoComplete="username"
          isRequired
        />
        <Button type="submit" variant="contained" size="large" loading={resend.isPending}>
          {t('confirm.again')}
        </Button>
      </Form>
    </Card>
  );
}
