import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';

export function EmptyClassList({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation('classes');
  if (isArchived) return <EmptyState title={t('list.noneArchived')} text={t('list.noneArchivedText')} />;
  return (
    <EmptyState
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        <Button component={Link} to="/RegisterClass" variant="contained">
          {t('list.new')}
        </Button>
      }
    />
  );
}
