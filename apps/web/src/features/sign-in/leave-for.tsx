import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Redirects at once if there is only one single sign-on option. */
export function LeaveFor({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation('accounts');
  // Opens the other page; `replace` keeps this one out of the history.
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
