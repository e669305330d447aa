import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EnrollmentClass } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../../ui/page-frame.tsx';
import { FoundClassCard } from './found-class-card.tsx';
import { Invitations } from './invitations.tsx';
import { KeySearch } from './key-search.tsx';
import { OwnClassesTable } from './own-classes-table.tsx';

/** /enroll: joins a class by key, and lists the user's classes. */
export function EnrollPage() {
  const { t } = useTranslation('enrollment');
  const [found, setFound] = useState<EnrollmentClass | null>(null);
  return (
    <PageFrame title={t('title')}>
      <Invitations />
      <Box component="section" aria-label={t('search.title')} sx={{ maxWidth: 760 }}>
        <KeySearch onFound={setFound} />
        {/* Always rendered, as a live region must exist before its message. */}
        <Box role="status">
          {found !== null && (
            <Box sx={{ mt: 2.5 }}>
              <FoundClassCard found={found} onEnrolled={setFound} />
            </Box>
          )}
        </Box>
      </Box>
      <Box component="section" sx={{ mt: 5 }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t('own.title')}
        </Typography>
        <OwnClassesTable />
      </Box>
    </PageFrame>
  );
}
