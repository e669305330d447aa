import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of the form, where there is only one way: leads out of our pages at once. */
export function LeaveFor({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('accounts');
  // Synchronises the browser's address; nobody comes back to this page by going back.
  useEffect(() => window.location.replace(address), [address]);
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {t('signIn.leaving', { name })}
      </Typography>
      <LinearProgress aria-label={t('signIn.leaving', { name })} />
    </>
  );
}
