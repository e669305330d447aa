import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileHistory } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DurationText } from '../../../ui/duration-text.tsx';
import { MetricLabel } from '../../../ui/metrics/metric-label.tsx';
import { NumberText } from '../../../ui/number-text.tsx';

/** Writing sessions and times, and the zone in which they are given. */
export function HistoryFigures({ history }: { history: FileHistory }) {
  const { t } = useTranslation('rewind');
  const { saves, sittings, joined, times, timezone } = history;
  return (
    <Box sx={{ flex: { xs: '1 1 100%', md: 1 }, minWidth: 0, typography: 'body2' }}>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25 }}>
        <Figure label={t('files.saves')} value={<NumberText value={saves} />} />
        <Figure label={t('files.sessions')} value={<NumberText value={sittings.length + joined} />} />
        {times !== null && (
          <>
            <Figure
              label={<MetricLabel metric="activeTime" />}
              value={<DurationText seconds={times.active} />}
            />
            <Figure
              label={<MetricLabel metric="thinkTime" />}
              value={<DurationText seconds={times.think} />}
            />
          </>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('zone', { zone: timezone.replaceAll('_', ' '), interpolation: { escapeValue: false } })}
      </Typography>
    </Box>
  );
}

function Figure({ label, value }: { label: React.ReactNode; value: React.ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {value}
      </Box>
    </Box>
  );
}
