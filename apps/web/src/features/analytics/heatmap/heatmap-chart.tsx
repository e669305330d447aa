import type { Heatmap, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { chartStateOf } from '../../../ui/chart/chart-state.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { type CallArea, loadHeatmap } from '../analytics-calls.ts';
import { HeatmapGrid } from './heatmap-grid.tsx';
import { HeatmapLegend } from './heatmap-legend.tsx';

type Hour = Heatmap['hours'][number];

/** How much changed in each clock hour (docs/metrics.md#heatmap). */
export function HeatmapChart({ submissionId, area }: { submissionId: SubmissionId; area: CallArea }) {
  const { t, i18n } = useTranslation('rewind');
  const query = useQuery({
    queryKey: ['heatmap', submissionId],
    queryFn: () => loadHeatmap(submissionId, area),
  });
  const { hours, timezone } = query.data ?? { hours: [], timezone: 'UTC' };
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const columns: Column<Hour>[] = [
    {
      id: 'start',
      header: t('heatmap.hour'),
      value: (hour) => hour.start,
      cell: (hour) => <DateTimeText iso={hour.start} zone={timezone} />,
    },
    {
      id: 'amount',
      header: t('heatmap.amount'),
      value: (hour) => hour.amount,
      cell: (hour) => numbers.format(hour.amount),
      align: 'end',
    },
    { id: 'level', header: t('heatmap.level'), value: (hour) => t(`heatmap.${hour.level}`) },
  ];
  const total = hours.reduce((sum, hour) => sum + hour.amount, 0);
  return (
    <ChartFrame
      name={t('heatmap.name')}
      figure="wordsWorth"
      state={chartStateOf(query, (data) => data.hours.length === 0)}
      headline={t('heatmap.headline', {
        amount: numbers.format(total),
        count: hours.length,
        zone: timezone.replaceAll('_', ' '),
      })}
      table={{ columns, rows: hours, rowKey: (hour) => hour.start }}
      height={120}
      onRetry={() => void query.refetch()}
    >
      <HeatmapGrid hours={hours} zone={timezone} />
      <HeatmapLegend />
    </ChartFrame>
  );
}
