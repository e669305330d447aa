import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { TimeMetrics } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';

const colours = { green: 'success.main', orange: 'warning.main', red: 'error.main' } as const;

/** A ratio with the colour of its band; without one where there is too little to say anything (spec 4 §2). */
export function ActiveToThink({ metrics }: { metrics: TimeMetrics }) {
  const { t, i18n } = useTranslation('grading');
  const { activeToThink, activeToThinkBand } = metrics;
  const numbers = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  if (activeToThink === null) {
    return (
      <Tooltip title={t('times.ratioLater')} describeChild>
        <span>-</span>
      </Tooltip>
    );
  }
  return (
    <Tooltip title={t('times.ratioBands')} describeChild>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        {activeToThinkBand !== null && (
          <Box
            component="span"
            data-band={activeToThinkBand}
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colours[activeToThinkBand] }}
          />
        )}
        {numbers.format(activeToThink)}
      </Box>
    </Tooltip>
  );
}
