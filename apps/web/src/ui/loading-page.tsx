import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Placeholder of a page while its code or first data loads. */
export function LoadingPage() {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ px: { xs: 2, sm: 4 }, py: 4, width: '100%' }}>
      <Skeleton width={120} />
      <Skeleton width="38%" height={44} sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={160} sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={280} />
    </Box>
  );
}
