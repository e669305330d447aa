import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../lib/place.ts';
import { currentUser } from '../../lib/session.ts';
import { GoTo } from '../../ui/go-to.tsx';
import { JourneyFrame } from './journey-frame.tsx';
import { journeyAddress } from './redirect-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useTarget } from './use-target.ts';

/** /authorize: our own authorization page. It hands back a code, never the access token. */
export function AuthorizePage() {
  const { t } = useTranslation('accounts');
  const target = useTarget();
  if (currentUser() !== null) return <GoTo to={target} />;
  const comeBack = (code: string) =>
    goTo(journeyAddress('/oauth2/redirect', { token: code, redirect_url: target }), { replace: true });
  return (
    <JourneyFrame title={t('signIn.title')}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <SignInForm onAuthorized={comeBack} />
      </Card>
    </JourneyFrame>
  );
}
