import type { ClassHeatmap } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../ui/chart/chart-frame.tsx';
import { chartStateOf } from '../../ui/chart/chart-state.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { NumberText } from '../../ui/number-text.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { HeatmapGrid, HeatmapLegend } from '../analytics/index.ts';
import { type Texts, useClassHeatmap } from './class-figure-calls.ts';

type Hour = ClassHeatmap['hours'][number];

/** How much the texts of a class were changed in each clock hour (docs/metrics.md#heatmap). */
export function ClassHeatmapChart({ texts }: { texts: Texts }) {
  const { t } = useTranslation(['oversight', 'rewind']);
  const query = useClassHeatmap(texts);
  const { hours, timezone } = query.data ?? { hours: [], timezone: 'UTC' };
  const columns: Column<Hour>[] = [
    {
      id: 'start',
      header: t('rewind:heatmap.hour'),
      value: (hour) => hour.start,
      cell: (hour) => <DateTimeText iso={hour.start} zone={timezone} />,
    },
    { id: 'texts', header: t('figures.texts'), value: (hour) => hour.texts, align: 'end' },
    {
      id: 'amount',
      header: t('figures.meanAmount'),
      value: (hour) => hour.amount,
      cell: (hour) => <NumberText value={Math.round(hour.amount)} />,
      align: 'end',
    },
    {
      id: 'level',
      header: t('rewind:heatmap.level'),
      value: (hour) => t(`rewind:heatmap.${hour.level}`),
    },
  ];
  return (
    <ChartFrame
      name={t('figures.heatmap')}
      figure="wordsWorth"
      state={chartStateOf(query, (data) => data.hours.length === 0)}
      headline={t('figures.heatmapHeadline', { count: hours.length, zone: timezone.replaceAll('_', ' ') })}
      table={{ columns, rows: hours, rowKey: (hour) => hour.start }}
      height={120}
      onRetry={() => void query.refetch()}
    >
      <HeatmapGrid label={t('figures.heatmap')} hours={hours} zone={timezone} />
      <HeatmapLegend />
    </ChartFrame>
  );
}
