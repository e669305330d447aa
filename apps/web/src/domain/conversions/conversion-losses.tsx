import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ConversionLoss } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  losses: readonly ConversionLoss[];
  /** The type of the result, as an extension. */
  to: string;
  /** Buttons that continue or cancel. */
  action?: ReactNode;
}

/** What a converted file has less of than the original: shown before it replaces anything. */
export function ConversionLosses({ losses, to, action }: Props) {
  const { t } = useTranslation('conversion');
  return (
    <Alert severity="warning" role="alert">
      {t('losses')}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {losses.map(({ what, before, after }) => (
          <li key={what}>{what === 'changes' ? t('lost.changes') : t(`lost.${what}`, { before, after })}</li>
        ))}
      </Box>
      {t('lossesAdvice', { to })}
      {action !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{action}</Box>
      )}
    </Alert>
  );
}
