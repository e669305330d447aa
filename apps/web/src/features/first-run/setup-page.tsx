import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { JourneyFrame } from '../sign-in/index.ts';
import { loadIsSetupOpen } from './setup-calls.ts';
import { SetupForm } from './setup-form.tsx';

/** /setup: creates the first administrator of an installation. */
export function SetupPage() {
  const { t } = useTranslation('own-account');
  const [isDone, setIsDone] = useState(false);
  const { data: isOpen, error } = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => loadIsSetupOpen(signal),
    refetchOnWindowFocus: false,
  });
  return (
    <JourneyFrame title={t('setup.title')}>
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      {isDone && (
        <Alert ref={focusOnMount} tabIndex={-1} severity="success">
          {t('setup.done')}
        </Alert>
      )}
      {isOpen === false && !isDone && <Alert severity="info">{t('setup.closed')}</Alert>}
      {isOpen && !isDone && (
        <>
          <Typography sx={{ mb: 2 }}>{t('setup.text')}</Typography>
          <Card sx={{ p: { xs: 2, sm: 3 } }}>
            <SetupForm onDone={() => setIsDone(true)} />
          </Card>
        </>
      )}
      {(isDone || isOpen === false) && (
        <Link component={PageLink} href="/authorize" variant="body2" sx={{ display: 'block', mt: 3 }}>
          {t('signUp.toSignIn')}
        </Link>
      )}
    </JourneyFrame>
  );
}
