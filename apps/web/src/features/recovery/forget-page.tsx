import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { recoveryQuerySchema } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/use-action.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Form, FormError } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { GoTo } from '../../ui/go-to.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { JourneyFrame, useSignInMethods } from '../sign-in/index.ts';
import { requestResetLink } from './recovery-calls.ts';

/** /ForgetPassword: requests a mail with the username and a reset link. */
export function ForgetPage() {
  const { t } = useTranslation('own-account');
  const methods = useSignInMethods();
  const form = useZodForm(recoveryQuerySchema, { defaultValues: { email: '' } });
  const requestLink = useAction({ mutationFn: requestResetLink, meta: { showsOwnError: true } });
  if (methods?.local === false) return <GoTo to="/authorize" />;
  return (
    <JourneyFrame title={t('recovery.title')}>
      {requestLink.isSuccess ? (
        <Alert ref={focusOnMount} tabIndex={-1} severity="success">
          {t('recovery.sent')}
        </Alert>
      ) : (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <Form form={form} onSubmit={({ email }) => requestLink.mutate(email)} label={t('recovery.title')}>
            <FormError error={requestLink.error} />
            <Typography>{t('recovery.text')}</Typography>
            <TextField
              control={form.control}
              name="email"
              label={t('recovery.email')}
              type="email"
              autoComplete="email"
              isRequired
              autoFocus
            />
            <Button type="submit" variant="contained" size="large" loading={requestLink.isPending}>
              {t('recovery.recover')}
            </Button>
          </Form>
        </Card>
      )}
      <Link component={PageLink} href="/Login" variant="body2" sx={{ display: 'block', mt: 3 }}>
        {t('recovery.back')}
      </Link>
    </JourneyFrame>
  );
}
