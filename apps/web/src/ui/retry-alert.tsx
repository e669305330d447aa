import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  severity?: 'error' | 'info';
  message: string;
  onRetry: () => void;
}

/** In place of a part of the page that could not be loaded. */
export function RetryAlert({ severity = 'error', message, onRetry }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Alert
      severity={severity}
      // Its surroundings say when it is announced.
      role={severity === 'error' ? 'alert' : 'none'}
      // In a narrow column the button stands below the message.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 160px' } }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
