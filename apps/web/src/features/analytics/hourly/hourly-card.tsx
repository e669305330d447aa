import type { Spread } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { computeMedian } from '../spread/describe-spread.ts';
import { spreadColumns } from '../spread/spread-columns.tsx';
import { formatHourlyHeadline, formatHourRange } from './hour-headline.ts';
import { HoursPlot } from './hours-plot.tsx';

interface Hour {
  x: number;
  minutes: number;
  /** Distribution over the students who wrote; undefined for a single student. */
  spread?: Spread;
}

interface Props {
  hours: readonly Hour[];
  timezone: string;
  subject: 'class' | 'student';
}

/** Writing by time of day. */
export function HourlyCard({ hours, timezone, subject }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const describeHour = ({ x, minutes, spread }: Hour) => {
    const values = { hours: formatHourRange(x), time: formats.duration(minutes * 60), count: spread?.n ?? 1 };
    const middle = spread && computeMedian(spread);
    return middle === undefined || middle === null
      ? t('hourly.cell', values)
      : t('hourly.classCell', { ...values, middle: formats.duration(middle * 60) });
  };
  const columns: Column<Hour>[] = [
    { id: 'x', header: t('column.hour'), value: ({ x }) => x, cell: ({ x }) => formatHourRange(x) },
    {
      id: 'minutes',
      header: t('column.minutes'),
      align: 'end',
      unit: t('unit.minutes'),
      value: ({ minutes }) => minutes,
      cell: ({ minutes }) => formats.duration(minutes * 60),
    },
    ...(subject === 'class'
      ? spreadColumns<Hour>(
          ({ spread }) => spread ?? { n: 0, box: null, dots: [] },
          { format: (minutes) => formats.duration(minutes * 60), unit: t('unit.minutes') },
          t,
        )
      : []),
  ];
  const isEmpty = hours.every(({ minutes }) => minutes === 0);
  return (
    <ChartFrame
      name={t('hourly.name')}
      metric="writingMinutes"
      state={isEmpty ? 'empty' : 'ready'}
      question={t(`hourly.question.${subject}`, { zone: formatZoneName(timezone) })}
      headline={formatHourlyHeadline(hours, formats, t)}
      series={[
        {
          format: (minutes) => formats.duration(minutes * 60),
          values: hours.map(({ x, minutes }) => ({ label: formatHourRange(x), value: minutes })),
        },
      ]}
      table={{ columns, rows: hours, rowKey: ({ x }) => x }}
      sound={hours.map(({ minutes }) => minutes)}
    >
      <HoursPlot
        label={t('hourly.name')}
        hours={hours.map((hour) => ({ ...hour, label: describeHour(hour) }))}
        axis={{ title: t('axis.writing'), hours: t('axis.clock'), format: formats.duration }}
      />
    </ChartFrame>
  );
}
