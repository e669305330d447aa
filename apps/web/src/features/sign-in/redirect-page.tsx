import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { translateIssue } from '../../lib/sentences.ts';
import { JourneyFrame } from './journey-frame.tsx';
import { journeyAddress } from './redirect-target.ts';
import { useCodeExchange } from './use-code-exchange.ts';
import { useTarget } from './use-target.ts';

/** /oauth2/redirect: return from authorization, with a code or an error. */
export function RedirectPage() {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const refusal = parameters.get('error');
  const token = parameters.get('token');
  if (refusal !== null) return <SignInRefused message={translateIssue(refusal)} />;
  if (token === null || token === '') return <SignInRefused message={t('redirect.noCode')} />;
  return <Exchange token={token} />;
}

function Exchange({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const target = useTarget();
  const exchangeResult = useCodeExchange(token);
  if (exchangeResult.isSuccess) return <Navigate to={target} replace />;
  if (exchangeResult.isError) return <SignInRefused message={messageOf(exchangeResult.error)} />;
  return (
    <JourneyFrame title={t('signIn.title')}>
      <Typography role="status" sx={{ mb: 2 }}>
        {t('redirect.wait')}
      </Typography>
      <LinearProgress aria-label={t('redirect.wait')} />
    </JourneyFrame>
  );
}

function SignInRefused({ message }: { message: string }) {
  const { t } = useTranslation('accounts');
  const target = useTarget();
  return (
    <JourneyFrame title={t('signIn.title')}>
      <Alert severity="error" sx={{ mb: 3 }}>
        {message}
      </Alert>
      <Button
        component={Link}
        to={journeyAddress('/Login', { redirect_url: target })}
        replace
        variant="outlined"
      >
        {t('redirect.again')}
      </Button>
    </JourneyFrame>
  );
}
