import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RosterRun } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

/** When an import last ran, and how it ended. */
export function LastRun({ run }: { run: RosterRun | null }) {
  const { t } = useTranslation('oneroster');
  if (run === null) return t('never');
  return (
    <Box>
      <DateTimeText inWords iso={run.at} zone={viewerZone()} />
      <Typography variant="body2" color={run.outcome === 'done' ? 'textSecondary' : 'error'}>
        {run.reason === null ? t(`outcome.${run.outcome}`) : t(`reason.${run.reason}`)}
        {run.isNightly && ` (${t('atNight')})`}
      </Typography>
    </Box>
  );
}
