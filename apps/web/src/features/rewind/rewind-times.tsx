import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RewindOverview } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../lib/format-time-with-seconds.ts';
import { DurationText } from '../../ui/duration-text.tsx';
import { MetricLabel } from '../../ui/metrics/metric-label.tsx';

/** Start, elapsed time of the current version, and end, in the class's zone. */
export function RewindTimes({ overview, now }: { overview: RewindOverview; now: number }) {
  const { t } = useTranslation('rewind');
  const { span, timezone } = overview;
  const start = span?.firstAt ?? now;
  const end = span?.lastAt ?? now;
  const items: { id: string; label: ReactNode; value: ReactNode }[] = [
    { id: 'start', label: t('start'), value: formatTimeWithSeconds(start, timezone) },
    {
      id: 'elapsed',
      label: <MetricLabel metric="timeElapsed" />,
      value: <DurationText seconds={(now - start) / 1000} precision="seconds" />,
    },
    { id: 'now', label: t('now'), value: formatTimeWithSeconds(now, timezone) },
    { id: 'end', label: t('end'), value: formatTimeWithSeconds(end, timezone) },
  ];
  return (
    <div>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, auto)' },
          columnGap: 3,
          rowGap: 0.5,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {items.map(({ id, label, value }) => (
          <div key={id}>
            <Typography component="dt" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography component="p" variant="caption" color="textSecondary">
        {t('zone', { zone: timezone.replaceAll('_', ' '), interpolation: { escapeValue: false } })}
      </Typography>
    </div>
  );
}
