import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../lib/api-error.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

/** Shown if a page failed: the server's message, with a reference number for internal errors. */
export function ErrorPage({ error, onRetry }: Props) {
  const { t } = useTranslation('ui');
  // Messages of programming errors do not help users.
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
