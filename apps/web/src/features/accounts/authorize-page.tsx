import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { currentUser } from '../../lib/session.ts';
import { JourneyFrame } from './journey-frame.tsx';
import { journeyAddress } from './redirect-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useTarget } from './use-target.ts';

/** /authorize: our own authorization page (spec 0 no. 1). It hands back a code, never the access token. */
export function AuthorizePage() {
  const { t } = useTranslation('accounts');
  const target = useTarget();
  const navigate = useNavigate();
  if (currentUser() !== null) return <Navigate to={target} replace />;
  const comeBack = (code: string) =>
    void navigate(journeyAddress('/oauth2/redirect', { token: code, redirect_url: target }), {
      replace: true,
    });
  return (
    <JourneyFrame title={t('signIn.title')}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <SignInForm onAuthorized={comeBack} />
      </Card>
    </JourneyFrame>
  );
}
