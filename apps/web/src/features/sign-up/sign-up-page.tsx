import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { currentUser } from '../../lib/session.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { GoTo } from '../../ui/go-to.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { JourneyFrame, journeyAddress, useSignInMethods, useTarget } from '../sign-in/index.ts';
import { InvitationIntro, InvitedAccount } from './invitation-intro.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useInvitation, useInvitationToken } from './use-invitation.ts';

/** /authorize/signup: the product's sign-up form. */
export function SignUpPage() {
  const { t } = useTranslation('own-account');
  const token = useInvitationToken();
  // The invited class is listed on /enroll.
  const target = useTarget(token === null ? null : '/enroll');
  const methods = useSignInMethods();
  const [done, setDone] = useState<{ message: string; username: string } | null>(null);
  const signIn = journeyAddress('/authorize', { redirect_url: target });
  if (currentUser() !== null) return <GoTo to={target} />;
  if (methods?.local === false) return <GoTo to={signIn} />;
  return (
    <JourneyFrame title={t('signUp.title')}>
      {done !== null && (
        <>
          <Alert ref={focusOnMount} tabIndex={-1} severity="success" sx={{ mb: 3 }}>
            {done.message}
          </Alert>
          {token === null && <ResendConfirmation account={done.username} />}
        </>
      )}
      {done === null && methods !== null && <SignUpEntrance token={token} signIn={signIn} onDone={setDone} />}
      <Link component={PageLink} href={signIn} variant="body2" sx={{ display: 'block', mt: 3 }}>
        {t(done === null ? 'signUp.haveAccount' : 'signUp.toSignIn')}
      </Link>
    </JourneyFrame>
  );
}

interface SignUpEntranceProps {
  token: string | null;
  signIn: string;
  onDone: (done: { message: string; username: string }) => void;
}

/** The form; prefilled with class and address for an invitation. */
function SignUpEntrance({ token, signIn, onDone }: SignUpEntranceProps) {
  const { t } = useTranslation('own-account');
  const { data: invitation, error, isLoading } = useInvitation(token);
  if (isLoading) return <Typography role="status">{t('recovery.checking')}</Typography>;
  if (invitation?.hasAccount) return <InvitedAccount invitation={invitation} signIn={signIn} />;
  return (
    <>
      {error !== null && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {messageOf(error)} {t('signUp.invitationFailed')}
        </Alert>
      )}
      {invitation !== undefined && <InvitationIntro invitation={invitation} />}
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <SignUpForm
          invited={invitation === undefined || token === null ? null : { ...invitation, token }}
          onDone={onDone}
        />
      </Card>
    </>
  );
}
