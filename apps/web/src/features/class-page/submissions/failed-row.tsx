import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Error below a row whose texts failed to load. */
export function FailedRow({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['classes', 'ui']);
  return (
    <EmptyState
      dense
      title={t('submission.failed')}
      action={<Button onClick={onRetry}>{t('ui:retry')}</Button>}
    />
  );
}
