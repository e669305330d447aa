import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { journeyAddress } from './redirect-target.ts';
import { useTarget } from './use-target.ts';

interface Props {
  /** The account's e-mail address is not confirmed yet. */
  isUnconfirmed: boolean;
  username: string;
}

/** Alternatives to the form. */
export function SignInLinks({ isUnconfirmed, username }: Props) {
  const { t } = useTranslation('accounts');
  const target = useTarget();
  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      {isUnconfirmed && <ResendConfirmationLink key={username} username={username} />}
      <Link component={PageLink} href="/ForgetPassword" variant="body2">
        {t('signIn.forgot')}
      </Link>
      <Link
        component={PageLink}
        href={journeyAddress('/authorize/signup', { redirect_url: target })}
        variant="body2"
      >
        {t('signIn.signUp')}
      </Link>
    </Stack>
  );
}

function ResendConfirmationLink({ username }: { username: string }) {
  const { t } = useTranslation('accounts');
  const [message, setMessage] = useState<string | null>(null);
  const ask = () =>
    request(
      { method: 'POST', path: '/api/auth/confirmationagain' },
      { body: { account: username.trim() } },
    ).then(
      () => setMessage(t('signIn.confirmSent')),
      (error: unknown) => setMessage(messageOf(error)),
    );
  if (message !== null)
    return (
      <Typography ref={focusOnMount} tabIndex={-1} variant="body2">
        {message}
      </Typography>
    );
  return (
    <Button variant="outlined" size="small" onClick={() => void ask()}>
      {t('signIn.confirmAgain')}
    </Button>
  );
}
