import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isUnreachable, messageOf } from '../lib/api-error.ts';
import { createLazyCode, useLazyCode } from './lazy-code.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  error: unknown;
  onRetry?: () => void;
}

const offlinePage = createLazyCode<{ onRetry?: (() => void) | undefined }>(
  async () => (await import('./offline-page.tsx')).OfflinePage,
);

/** Shown if a page failed: the server's message, with a reference number for internal errors. */
export function ErrorPage({ error, onRetry }: Props) {
  const { t } = useTranslation('ui');
  const isOffline = useIsOffline(error);
  const { Part: OfflinePage } = useLazyCode(offlinePage, isOffline ? 1 : 0);
  if (OfflinePage !== undefined && isOffline) return <OfflinePage onRetry={onRetry} />;
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

/** Whether the page failed because the server cannot be reached: for its code, nobody knows until it is asked. */
function useIsOffline(error: unknown): boolean {
  const [isOffline, setOffline] = useState(isUnreachable(error));
  useEffect(() => {
    if (error instanceof ApiError) return setOffline(isUnreachable(error));
    fetch('/healthz', { cache: 'no-store' }).catch(() => setOffline(true));
  }, [error]);
  return isOffline;
}
