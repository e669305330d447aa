import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUser } from '../../lib/session.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { GoTo } from '../../ui/go-to.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { JourneyFrame, journeyAddress, useTarget, useWays } from '../sign-in/index.ts';
import { AskAgain } from './ask-again.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** /authorize/signup: the sign-up form of our own authorization page. */
export function SignUpPage() {
  const { t } = useTranslation('own-account');
  const target = useTarget();
  const ways = useWays();
  const [done, setDone] = useState<{ message: string; username: string } | null>(null);
  const signIn = journeyAddress('/authorize', { redirect_url: target });
  if (currentUser() !== null) return <GoTo to={target} />;
  if (ways?.local === false) return <GoTo to={signIn} />;
  return (
    <JourneyFrame title={t('signUp.title')}>
      {done !== null && (
        <>
          <Alert ref={focusOnMount} tabIndex={-1} severity="success" sx={{ mb: 3 }}>
            {done.message}
          </Alert>
          <AskAgain account={done.username} />
        </>
      )}
      {done === null && ways !== null && (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <SignUpForm onDone={setDone} />
        </Card>
      )}
      <Link component={PageLink} href={signIn} variant="body2" sx={{ display: 'block', mt: 3 }}>
        {t(done === null ? 'signUp.haveAccount' : 'signUp.toSignIn')}
      </Link>
    </JourneyFrame>
  );
}
