import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundClassCard } from './found-class-card.tsx';
import { useInvitations } from './use-enrolling.ts';

/** Classes whose instructors await the student; nothing where there are none, or while they are looked for. */
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
        // Once enrolled it is no invitation any more: it goes from here to the own classes below.
        <FoundClassCard key={found.id} found={found} onEnrolled={() => {}} />
      ))}
    </Stack>
  );
}
