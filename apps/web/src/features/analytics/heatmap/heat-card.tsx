import type { Heatmap, HeatUnit } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { spreadOverTime } from '../../../ui/chart/sound/notes.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { formatHeatHeadline } from './heat-headline.ts';
import { HeatmapGrid } from './heatmap-grid.tsx';
import { HeatmapLegend } from './heatmap-legend.tsx';

type Hour = Heatmap['hours'][number] & { texts?: number };

interface Props {
  data: { hours: readonly Hour[]; timezone: string; unit: HeatUnit };
  /** What the heatmap shows: one text, the mean of several per hour, or the sum over the texts of a student. */
  subject: 'text' | 'texts' | 'student';
  controls?: ReactNode;
  onOpen?: ((hour: Hour) => void) | undefined;
}

/** Changes per clock hour (docs/metrics.md#heatmap). */
export function HeatCard({ data, subject, controls, onOpen }: Props) {
  const { t } = useTranslation('graphs');
  const { t: tRewind } = useTranslation('rewind');
  const formats = useGraphFormats();
  const { hours, timezone, unit } = data;
  const isMean = subject === 'texts';
  const describeHour = (hour: Hour) => {
    const values = {
      time: formatInZone(hour.start, timezone),
      amount: formats.number(hour.amount),
      level: tRewind(`heatmap.${hour.level}`),
      count: isMean ? (hour.texts ?? 1) : Math.round(hour.amount),
    };
    const words = isMean ? t(`heat.meanCell.${unit}`, values) : t(`heat.${unit}Cell`, values);
    return onOpen === undefined ? words : t('heat.opens', { words });
  };
  const columns: Column<Hour>[] = [
    {
      id: 'start',
      header: tRewind('heatmap.hour'),
      value: (hour) => hour.start,
      cell: (hour) => <DateTimeText iso={hour.start} zone={timezone} />,
    },
    ...(isMean
      ? [
          {
            id: 'texts',
            header: t(unit === 'words' ? 'column.texts' : 'column.files'),
            value: (hour: Hour) => hour.texts ?? 1,
            align: 'end' as const,
          },
        ]
      : []),
    {
      id: 'amount',
      header: t(isMean ? `column.meanAmount.${unit}` : `column.${unit}`),
      value: (hour) => hour.amount,
      cell: (hour) => formats.number(hour.amount),
      align: 'end',
    },
    { id: 'level', header: tRewind('heatmap.level'), value: (hour) => tRewind(`heatmap.${hour.level}`) },
  ];
  return (
    <ChartFrame
      name={t('heat.name')}
      metric="wordsWorth"
      state={hours.length === 0 ? 'empty' : 'ready'}
      question={t(`heat.question.${subject}.${unit}`, { zone: formatZoneName(timezone) })}
      headline={formatHeatHeadline(data, formats, t)}
      series={[
        {
          format: formats.number,
          values: hours
            .map(({ start, amount }) => ({
              label: formatInZone(start, timezone),
              value: amount,
              at: Date.parse(start),
            }))
            .toSorted((one, other) => one.at - other.at),
        },
      ]}
      sound={spreadOverTime(hours.map(({ start, amount }) => ({ at: Date.parse(start), value: amount })))}
      table={{ columns, rows: hours, rowKey: (hour) => hour.start }}
      controls={controls}
      height={120}
    >
      <HeatmapGrid
        label={t('heat.name')}
        hours={hours}
        zone={timezone}
        wordsFor={describeHour}
        onOpen={onOpen}
      />
      <HeatmapLegend
        cellMeaning={t(isMean ? `heat.legend.mean.${unit}` : `heat.legend.${unit}`)}
        unit={unit}
      />
    </ChartFrame>
  );
}
