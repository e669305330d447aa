import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('ui');
  return (
    <MessagePage
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button component={Link} to="/" variant="outlined">
          {t('toHome')}
        </Button>
      }
    />
  );
}
