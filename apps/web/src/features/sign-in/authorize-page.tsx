import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../lib/navigation.ts';
import { currentUser } from '../../lib/session.ts';
import { GoTo } from '../../ui/go-to.tsx';
import { InstitutionButtons, signOnAddress } from './institution-buttons.tsx';
import { JourneyFrame } from './journey-frame.tsx';
import { LeaveFor } from './leave-for.tsx';
import { journeyAddress } from './redirect-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type SignInMethods, useSignInMethods } from './use-sign-in-methods.ts';
import { useTarget } from './use-target.ts';

/** /authorize: the product's authorization page. Returns a code, never the access token. */
export function AuthorizePage() {
  const { t } = useTranslation('accounts');
  const target = useTarget();
  const methods = useSignInMethods();
  if (currentUser() !== null) return <GoTo to={target} />;
  return (
    <JourneyFrame title={t('signIn.title')}>
      {methods !== null && <SignInMethodList methods={methods} target={target} />}
    </JourneyFrame>
  );
}

function SignInMethodList({ methods, target }: { methods: SignInMethods; target: string }) {
  const { t } = useTranslation('accounts');
  const { local, institutions } = methods;
  const [onlyInstitution, ...otherInstitutions] = institutions;
  if (!local && onlyInstitution === undefined) return <Alert severity="error">{t('signIn.noWay')}</Alert>;
  if (!local && onlyInstitution !== undefined && otherInstitutions.length === 0)
    return <LeaveFor address={signOnAddress(onlyInstitution.way, target)} name={onlyInstitution.name} />;
  const returnToJourney = (code: string) =>
    goTo(journeyAddress('/oauth2/redirect', { token: code, redirect_url: target }), { replace: true });
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {local && <SignInForm onAuthorized={returnToJourney} />}
      <InstitutionButtons institutions={institutions} target={target} isAfterForm={local} />
    </Card>
  );
}
