import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Profile } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordDialog } from './password-dialog.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Account settings of the signed-in user, below the profile. */
export function AccountCards({ profile }: { profile: Profile }) {
  const { t } = useTranslation('own-account');
  return (
    <Stack sx={{ gap: 3, mt: 3 }}>
      {profile.isWaitingForReview && <Alert severity="info">{t('profile.waiting')}</Alert>}
      {profile.authProvider === 'local' && <PasswordCard />}
      <PreferencesCard profile={profile} />
      <ReadingCard />
      <SessionsCard />
    </Stack>
  );
}

function PasswordCard() {
  const { t } = useTranslation('own-account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('profile.signInCard')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('profile.changeText')}</Typography>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('profile.change')}
      </Button>
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
