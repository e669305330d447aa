import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from './retry-alert.tsx';

/** A network that gives no answer for so long is said to be slow. */
const slowAfterMs = 10_000;

/** Whether the component has been shown for long: on a network that hangs, nothing ever fails. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  // Synchronises with the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Beside the placeholder of a page: says after a while that loading takes long, and what to do. */
export function SlowNotice() {
  const { t } = useTranslation('ui');
  const isSlow = useIsSlow();
  return (
    <Box role="status" sx={{ width: '100%' }}>
      {isSlow && (
        <Box sx={{ px: { xs: 2, sm: 4 }, pt: 2 }}>
          <RetryAlert severity="info" message={t('slow')} onRetry={() => window.location.reload()} />
        </Box>
      )}
    </Box>
  );
}
