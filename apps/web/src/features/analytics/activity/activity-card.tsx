import type { Spread } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { spreadOverTime } from '../../../ui/chart/sound/notes.ts';
import { roundDurationStep } from '../../../ui/chart/value-axis.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import type { MetricKey } from '../../../ui/metrics/metrics.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { describeSpread, findLargest } from '../spread/describe-spread.ts';
import { spreadColumns } from '../spread/spread-columns.tsx';
import { SpreadLegend } from '../spread/spread-legend.tsx';
import { SpreadShape } from '../spread/spread-shape.tsx';
import { formatActivityHeadline, formatDayThird } from './activity-headline.ts';
import { computeDaySpan, type DayRange } from './days-span.ts';
import { ThirdsPlot } from './thirds-plot.tsx';

interface Bucket extends Spread {
  /** Milliseconds since the Unix epoch. */
  x: number;
  end: number;
  sum: number;
}
interface Lane {
  id: number;
  title: string | null;
  buckets: readonly Bucket[];
}
interface Row extends Bucket {
  key: string;
  title: string | null;
}

interface Props {
  /** The unit: minutes of writing, or words changed. */
  of: 'minutes' | 'words';
  lanes: readonly Lane[];
  days: { first: string; last: string } | null;
  range: DayRange | null;
  timezone: string;
  controls?: ReactNode;
}

const kinds = {
  minutes: { metric: 'writingMinutes' },
  words: { metric: 'wordsChanged' },
} as const satisfies Record<string, { metric: MetricKey }>;

/** Activity in each third of a day, with its distribution over the students who wrote. */
export function ActivityCard({ of, lanes, days, range, timezone, controls }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const format = of === 'minutes' ? (minutes: number) => formats.duration(minutes * 60) : formats.number;
  const activeLanes = lanes.filter(({ buckets }) => buckets.length > 0);
  const rows = activeLanes.flatMap(({ id, title, buckets }) =>
    buckets.map((bucket): Row => ({ ...bucket, title, key: `${id} ${bucket.x}` })),
  );
  const span = computeDaySpan(
    range ?? { from: days?.first ?? '1970-01-01', to: days?.last ?? '1970-01-01' },
    timezone,
  );
  const unit = t(of === 'minutes' ? 'unit.minutes' : 'unit.words');
  const columns: Column<Row>[] = [
    ...(lanes.some(({ title }) => title !== null)
      ? [{ id: 'title', header: t('column.assignment'), value: (row: Row) => row.title }]
      : []),
    {
      id: 'x',
      header: t('column.from'),
      value: (row) => new Date(row.x).toISOString(),
      cell: (row) => <DateTimeText iso={new Date(row.x).toISOString()} zone={timezone} />,
    },
    {
      id: 'sum',
      header: t(`column.${of === 'minutes' ? 'minutes' : 'wordsChanged'}`),
      align: 'end',
      unit,
      value: (row) => row.sum,
      cell: (row) => format(row.sum),
    },
    ...spreadColumns<Row>((row) => row, { format, unit }, t),
  ];
  return (
    <ChartFrame
      name={t(`activity.${of}.name`)}
      metric={kinds[of].metric}
      state={rows.length === 0 ? 'empty' : 'ready'}
      question={t(`activity.${of}.question`, { zone: formatZoneName(timezone) })}
      headline={formatActivityHeadline({ unit: of, lanes: activeLanes, timezone }, formats, t)}
      series={[
        {
          format,
          values: rows
            .toSorted((one, other) => one.x - other.x)
            .map((row) => ({
              label: [formatDayThird(row, timezone), row.title].filter((text) => text !== null).join(', '),
              value: row.sum,
              at: row.x,
            })),
        },
      ]}
      table={{ columns, rows, rowKey: (row) => row.key }}
      sound={spreadOverTime(rows.map(({ x, sum }) => ({ at: x, value: sum })))}
      controls={controls}
    >
      <ThirdsPlot
        label={t(`activity.${of}.name`)}
        span={span}
        zone={timezone}
        largest={findLargest(rows) * (of === 'minutes' ? 60 : 1)}
        axis={{
          title: t(`activity.${of}.axis`),
          format: of === 'minutes' ? formats.duration : formats.number,
          ...(of === 'minutes' ? { stepFor: roundDurationStep } : {}),
        }}
        lanes={activeLanes.map(({ id, title, buckets }) => ({
          id,
          name: title,
          thirds: buckets.map((bucket) => ({
            x: bucket.x,
            end: bucket.end,
            value: findLargest([bucket]) * (of === 'minutes' ? 60 : 1),
            label: t('activity.cell', {
              time: formatDayThird(bucket, timezone),
              spread: describeSpread(bucket, format, t),
            }),
            draw: ({ yOf, x, width }) => (
              <SpreadShape
                spread={bucket}
                scale={(value) => yOf(value * (of === 'minutes' ? 60 : 1))}
                crossPosition={x}
                thickness={width}
                isUpright
              />
            ),
          })),
        }))}
      />
      <SpreadLegend spreads={rows} />
    </ChartFrame>
  );
}
