import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../lib/api-error.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

/** A page that could not be shown: the server's sentence, and the reference to quote when it was a bug. */
export function ErrorPage({ error, onRetry }: Props) {
  const { t } = useTranslation('ui');
  const reference = error instanceof ApiError ? error.reference : null;
  // The words of a programming error help nobody who reads this page.
  const text = error instanceof ApiError ? messageOf(error) : t('error.internal');
  return (
    <MessagePage
      title={t('error.title')}
      text={
        <>
          {text}
          {reference !== null && <p>{t('error.reference', { reference })}</p>}
        </>
      }
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
}
