import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../lib/api-error.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

/** A page that could not be shown: the server's sentence, with the reference to quote when it was a bug. */
export function ErrorPage({ error, onRetry }: Props) {
  const { t } = useTranslation('ui');
  // The words of a programming error help nobody who reads this page.
  const text = error instanceof ApiError ? messageOf(error) : t('error.internal');
  return (
    <MessagePage
      title={t('error.title')}
      text={text}
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
