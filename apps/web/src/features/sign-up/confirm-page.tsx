import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { JourneyFrame } from '../sign-in/index.ts';
import { AskAgain } from './ask-again.tsx';
import { confirmEmail } from './sign-up-calls.ts';

/** Long enough to read one sentence. */
const redirectMs = 2000;

/** /confirmemail/{id}: confirms the address by itself, and leads on to the sign-in. */
export function ConfirmPage() {
  const { t } = useTranslation('own-account');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // A query and no act: it is asked once, however often the page is drawn.
  const confirming = useQuery({
    queryKey: ['confirm-email', id],
    queryFn: ({ signal }) => confirmEmail(id, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { isSuccess } = confirming;
  // Synchronises the address with what was told for a moment.
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate('/login'), redirectMs);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return (
    <JourneyFrame title={t('confirm.title')}>
      {confirming.isPending && <Typography role="status">{t('confirm.wait')}</Typography>}
      {confirming.isSuccess && <Alert severity="success">{confirming.data.message}</Alert>}
      {confirming.isError && <Failed error={confirming.error} />}
    </JourneyFrame>
  );
}

function Failed({ error }: { error: Error }) {
  const { t } = useTranslation('own-account');
  const [account, setAccount] = useState('');
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Alert severity="error" sx={{ width: '100%' }}>
        {error instanceof ApiError ? messageOf(error) : t('confirm.failed')}
      </Alert>
      <MuiTextField
        label={t('confirm.account')}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
        size="small"
        fullWidth
      />
      {account.trim() !== '' && <AskAgain key={account} account={account} />}
    </Stack>
  );
}
