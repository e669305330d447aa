import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenedInvitation } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../ui/page-link.tsx';

/** Above the form: the class of the invitation link. */
export function InvitationIntro({ invitation }: { invitation: OpenedInvitation }) {
  const { t } = useTranslation('own-account');
  const { className, instructor } = invitation;
  return (
    <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {t('signUp.invited', { name: className, instructor })}
    </Typography>
  );
}

/** For invited people who already have an account: sign in to join the class. */
export function InvitedAccount({ invitation, signIn }: { invitation: OpenedInvitation; signIn: string }) {
  const { t } = useTranslation('own-account');
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Alert severity="info" sx={{ width: '100%' }}>
        {t('signUp.hasAccount', { email: invitation.email })}
      </Alert>
      <Button component={PageLink} href={signIn} variant="contained" size="large">
        {t('signUp.signInToJoin')}
      </Button>
    </Stack>
  );
}
