import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MetricTip } from '../../ui/metrics/metric-tip.tsx';
import { type Day, groupByDay } from './day-groups.ts';
import type { useVersions } from './use-versions.ts';
import type { Choice } from './version-choice.ts';
import { VersionGroupItem } from './version-group-item.tsx';

/** Writing sessions by day, newest first. */
export function VersionColumn({ query, ...choice }: Choice & { query: ReturnType<typeof useVersions> }) {
  const { t, i18n } = useTranslation('versions');
  const zone = choice.list.timezone;
  const pages = query.data?.pages;
  const days = useMemo(
    () => groupByDay(pages?.flatMap(({ groups }) => groups) ?? [], zone, i18n.language),
    [pages, zone, i18n.language],
  );
  return (
    <Box component="nav" aria-label={t('list')} sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('zone', { zone: zone.replaceAll('_', ' ') })} <MetricTip metric="textWords" />
      </Typography>
      {days.map((day) => (
        <DaySection key={day.day} day={day} choice={choice} />
      ))}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          fullWidth
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {t('loadFailed')}
        </Typography>
      )}
    </Box>
  );
}

function DaySection({ day, choice }: { day: Day; choice: Choice }) {
  return (
    <Box component="section" aria-label={day.label} sx={{ mb: 2.5 }}>
      <Typography variant="h6" component="h3" color="textSecondary" sx={{ mb: 0.75 }}>
        {day.label}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {day.groups.map((group) => (
          <VersionGroupItem key={group.firstSeq} group={group} {...choice} />
        ))}
      </Box>
    </Box>
  );
}
