import { useTheme } from '@mui/material/styles';
import type { StudentTimeSeries } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { spreadOverTime } from '../../../ui/chart/sound/notes.ts';
import { roundDurationStep } from '../../../ui/chart/value-axis.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { formatDayThird } from '../activity/activity-headline.ts';
import { computeDaySpan } from '../activity/days-span.ts';
import { ThirdsPlot } from '../activity/thirds-plot.tsx';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { studentActivityHeadline } from './student-headlines.ts';

interface Row {
  key: string;
  title: string;
  x: number;
  end: number;
  minutes: number;
}

/** When a student wrote for each assignment, in thirds of a day. */
export function StudentActivityCard({ data }: { data: StudentTimeSeries }) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const { days, timezone } = data;
  const lanes = data.assignments.filter(({ buckets }) => buckets.length > 0);
  const rows = lanes.flatMap(({ id, title, buckets }) =>
    buckets.map(({ x, y, end }): Row => ({ key: `${id} ${x}`, title, x, end, minutes: y })),
  );
  const columns: Column<Row>[] = [
    { id: 'title', header: t('column.assignment'), value: ({ title }) => title },
    {
      id: 'x',
      header: t('column.from'),
      value: ({ x }) => new Date(x).toISOString(),
      cell: ({ x }) => <DateTimeText iso={new Date(x).toISOString()} zone={timezone} />,
    },
    {
      id: 'minutes',
      header: t('column.minutes'),
      align: 'end',
      unit: t('unit.minutes'),
      value: ({ minutes }) => minutes,
      cell: ({ minutes }) => formats.duration(minutes * 60),
    },
  ];
  return (
    <ChartFrame
      name={t('activity.minutes.name')}
      metric="writingMinutes"
      state={days === null || rows.length === 0 ? 'empty' : 'ready'}
      question={t('student.activityQuestion', { zone: formatZoneName(timezone) })}
      headline={studentActivityHeadline(data, t)}
      series={[
        {
          format: (minutes) => formats.duration(minutes * 60),
          values: rows
            .toSorted((one, other) => one.x - other.x)
            .map(({ x, end, title, minutes }) => ({
              label: `${formatDayThird({ x, end }, timezone)}, ${title}`,
              value: minutes,
              at: x,
            })),
        },
      ]}
      table={{ columns, rows, rowKey: ({ key }) => key }}
      sound={spreadOverTime(rows.map(({ x, minutes }) => ({ at: x, value: minutes })))}
    >
      {days !== null && (
        <ThirdsPlot
          label={t('activity.minutes.name')}
          span={computeDaySpan({ from: days.first, to: days.last }, timezone)}
          zone={timezone}
          largest={60 * Math.max(0, ...rows.map(({ minutes }) => minutes))}
          axis={{ title: t('activity.minutes.axis'), format: formats.duration, stepFor: roundDurationStep }}
          lanes={lanes.map(({ id, title, buckets }) => ({
            id,
            name: title,
            thirds: buckets.map(({ x, y: minutes, end }) => ({
              x,
              end,
              value: minutes * 60,
              label: t('student.activityCell', {
                time: formatDayThird({ x, end }, timezone),
                amount: formats.duration(minutes * 60),
                title,
              }),
              draw: ({ yOf, x: middle, width }) => (
                <rect
                  x={middle - width / 2}
                  y={yOf(minutes * 60)}
                  width={width}
                  height={yOf(0) - yOf(minutes * 60)}
                  rx={Math.min(2, width / 4)}
                  fill={palette.chart.one}
                />
              ),
            })),
          }))}
        />
      )}
    </ChartFrame>
  );
}
