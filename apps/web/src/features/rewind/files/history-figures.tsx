import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FileHistory } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DurationText } from '../../../ui/duration-text.tsx';
import { InlineFact } from '../../../ui/inline-fact.tsx';
import { MetricLabel } from '../../../ui/metrics/metric-label.tsx';
import { NumberText } from '../../../ui/number-text.tsx';

/** Writing sessions and times, and the zone in which they are given. */
export function HistoryFigures({ history }: { history: FileHistory }) {
  const { t } = useTranslation('rewind');
  const { saves, sittings, joined, times, timezone } = history;
  return (
    <Box sx={{ flex: { xs: '1 1 100%', md: 1 }, minWidth: 0, typography: 'body2' }}>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.25 }}>
        <InlineFact term={t('files.saves')}>
          <NumberText value={saves} />
        </InlineFact>
        <InlineFact term={t('files.sessions')}>
          <NumberText value={sittings.length + joined} />
        </InlineFact>
        {times !== null && (
          <>
            <InlineFact term={<MetricLabel metric="activeTime" />}>
              <DurationText seconds={times.active} />
            </InlineFact>
            <InlineFact term={<MetricLabel metric="thinkTime" />}>
              <DurationText seconds={times.think} />
            </InlineFact>
          </>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('zone', { zone: timezone.replaceAll('_', ' '), interpolation: { escapeValue: false } })}
      </Typography>
    </Box>
  );
}
