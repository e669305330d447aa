import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  state: 'loading' | 'failed' | 'empty';
  height: number;
  onRetry?: () => void;
}

/** Message shown in place of a chart. */
export function ChartMessage({ name, state, height, onRetry }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" sx={{ minHeight: height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
      {state === 'loading' && (
        <div>
          <CircularProgress size={28} aria-hidden />
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {t('chart.loading')}
          </Typography>
        </div>
      )}
      {state === 'empty' && <Typography color="textSecondary">{t('chart.empty')}</Typography>}
      {state === 'failed' && (
        <Alert
          severity="error"
          sx={{ textAlign: 'start' }}
          action={
            onRetry && (
              <Button color="inherit" size="small" onClick={onRetry}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t('chart.failed', { chart: name })}
        </Alert>
      )}
    </Box>
  );
}
