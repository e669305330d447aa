import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessagePage } from './message-page.tsx';

export function DeniedPage() {
  const { t } = useTranslation('ui');
  return (
    <MessagePage
      title={t('denied.title')}
      text={t('denied.text')}
      action={
        <Button component={Link} to="/" variant="outlined">
          {t('toHome')}
        </Button>
      }
    />
  );
}
