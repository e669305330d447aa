import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storeLaunch, useLaunch } from '../../lib/launch.ts';
import { useSession } from '../../lib/session.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

/** The form comes when it is opened: the banner stands on every page. */
const LinkAccountDialog = lazyDialog(
  async () => (await import('./link-account-dialog.tsx')).LinkAccountDialog,
);

/** For whoever was launched into an account that was made for them, and has another one. */
export function JoinBanner() {
  const { t } = useTranslation('course-launch');
  const launch = useLaunch();
  const user = useSession();
  const [isJoining, setJoining] = useState(false);
  if (!launch?.isNewAccount || user === null) return null;
  const dismiss = () => storeLaunch({ ...launch, isNewAccount: false });
  return (
    <>
      <Alert
        severity="info"
        closeText={t('join.dismiss')}
        onClose={dismiss}
        // Spans the window below its bar.
        sx={{
          alignItems: 'center',
          py: 0,
          border: 0,
          borderBottom: 1,
          borderColor: 'divider',
          borderRadius: 0,
          '& .MuiAlert-message': { flex: 1 },
        }}
      >
        {t('join.new', { name: `${user.firstName} ${user.lastName}`.trim() })}{' '}
        <Button size="small" color="inherit" onClick={() => setJoining(true)}>
          {t('join.have')}
        </Button>
      </Alert>
      {isJoining && <LinkAccountDialog launch={launch} onClose={() => setJoining(false)} />}
    </>
  );
}
