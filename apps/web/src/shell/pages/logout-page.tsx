import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../lib/sign-out.ts';
import { notify } from '../../lib/snackbars.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';

/** /Logout: ends the session, goes home and says so. */
export function LogoutPage() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // Synchronises the server's and the browser's session with the address that was opened.
  useEffect(() => {
    signOut();
    notify(t('loggedOut'));
    void navigate('/', { replace: true });
  }, [navigate, t]);
  return <LoadingPage />;
}
