import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { TimeMetrics } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { findRatioAbsence } from './ratio-absence.ts';

const colours = { green: 'success.main', orange: 'warning.main', red: 'error.main' } as const;

/** A ratio, in the colour of its band if the class owner enabled the bands (docs/metrics.md#active-to-think-ratio). */
export function ActiveToThink({ metrics }: { metrics: TimeMetrics }) {
  const { t } = useTranslation('grading');
  const format = useRatioFormat();
  const { activeToThink, activeToThinkBand } = metrics;
  const absenceText = findRatioAbsence(metrics);
  if (activeToThink === null || absenceText !== null) {
    return (
      <Tooltip title={absenceText === null ? '' : t(`times.${absenceText}`)} describeChild>
        <span>-</span>
      </Tooltip>
    );
  }
  if (activeToThinkBand === null) return format(activeToThink);
  return (
    <Tooltip title={t('times.ratioBands')} describeChild>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          data-band={activeToThinkBand}
          sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colours[activeToThinkBand] }}
        />
        {format(activeToThink)}
      </Box>
    </Tooltip>
  );
}

/** Quartiles of the assignment's texts; shown for at least five texts. */
export function RatioQuartiles({ metrics }: { metrics: TimeMetrics }) {
  const { t } = useTranslation('grading');
  const format = useRatioFormat();
  const quartiles = metrics.activeToThinkQuartiles;
  if (quartiles === null) {
    return (
      <Tooltip title={t('times.quartilesLater')} describeChild>
        <span>-</span>
      </Tooltip>
    );
  }
  const numbers = [quartiles.low, quartiles.middle, quartiles.high].map(format);
  return (
    <Tooltip title={t('times.quartiles', { count: quartiles.texts })} describeChild>
      <span>{numbers.join(' · ')}</span>
    </Tooltip>
  );
}

function useRatioFormat(): (ratio: number) => string {
  const { i18n } = useTranslation('grading');
  const numbers = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (ratio) => numbers.format(ratio);
}
