import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundClassCard } from './found-class-card.tsx';
import { useInvitations } from './use-enrolling.ts';

/** Classes that the student is invited to; renders nothing if there are none or while loading. */
export function Invitations() {
  const { t } = useTranslation('enrollment');
  const headingId = useId();
  const { data: classes = [] } = useInvitations();
  if (classes.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={headingId} sx={{ maxWidth: 760, mb: 5, gap: 2 }}>
      <div>
        <Typography id={headingId} variant="h2">
          {t('invitations.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('invitations.text')}
        </Typography>
      </div>
      {classes.map((found) => (
        // After enrolling, the class moves from here to the list below.
        <FoundClassCard key={found.id} found={found} onEnrolled={() => {}} />
      ))}
    </Stack>
  );
}
