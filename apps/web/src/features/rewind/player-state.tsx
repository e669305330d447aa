import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Status line above the controls while the current version is not loaded. */
export function PlayerState({ error, onRetry }: Props) {
  const { t } = useTranslation(['rewind', 'ui']);
  if (error === null) {
    return (
      <LinearProgress
        aria-label={t('loading')}
        sx={{
          position: 'absolute',
          top: -1,
          insetInline: 0,
          height: 2,
          // Appears with a delay, because most versions load before it would be noticed.
          '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
          animation: 'appear 150ms 250ms both',
        }}
      />
    );
  }
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('ui:retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
