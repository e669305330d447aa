import type { SessionUser } from '@redraft/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentUser } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { notify } from '../../lib/snackbars.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';

type Institution = NonNullable<SessionUser['institution']>;

/** /Logout: ends the session, goes home and says so. */
export function LogoutPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // Signs out when the page is opened.
  useEffect(() => {
    const institution = currentUser()?.institution ?? null;
    signOut();
    if (institution === null) notify(t('loggedOut'));
    else notifyOfBoth(institution);
    void navigate('/', { replace: true });
    function notifyOfBoth({ name, signOut: address }: Institution) {
      const detail = t('loggedOutHere', { institution: name });
      const action = { label: t('signOutThere'), onClick: () => window.location.assign(address ?? '/') };
      notify(t('loggedOut'), address === null ? { detail } : { detail, action });
    }
  }, [navigate, t]);
  return <LoadingPage />;
}
