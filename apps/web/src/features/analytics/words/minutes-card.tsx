import { useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { groupMinutesBySitting } from './minutes-drawing.ts';
import { MinutesPlot } from './minutes-plot.tsx';
import { paceBands, wordChangeHeadline } from './pace.ts';
import { PaceBand } from './pace-band.tsx';
import { TimeModeSwitch } from './time-mode-switch.tsx';
import type { TimeMode } from './words-scale.ts';

/** `x` in milliseconds since the Unix epoch, `y` in words. */
interface Minute {
  x: number;
  y: number;
}

interface Props {
  points: readonly Minute[];
  timezone: string;
  controls?: ReactNode;
  onOpen?: ((t: number) => void) | undefined;
}

/** Words changed per minute (docs/metrics.md#words-changed). */
export function MinutesCard({ points, timezone, controls, onOpen }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const [mode, setMode] = useState<TimeMode>('sittings');
  const sittings = useMemo(() => groupMinutesBySitting(points), [points]);
  const findBand = (wpm: number) => paceBands.find(({ to }) => wpm < to)?.id ?? 'veryFast';
  const columns: Column<Minute>[] = [
    {
      id: 'x',
      header: t('column.minute'),
      value: ({ x }) => new Date(x).toISOString(),
      cell: ({ x }) => <DateTimeText iso={new Date(x).toISOString()} zone={timezone} />,
    },
    { id: 'y', header: t('column.wordsChanged'), align: 'end', value: ({ y }) => y },
    { id: 'band', header: t('column.pace'), value: ({ y }) => t(`pace.${findBand(y)}`) },
  ];
  return (
    <ChartFrame
      name={t('wordChange.name')}
      metric="wordsChanged"
      state={points.length === 0 ? 'empty' : 'ready'}
      question={t('wordChange.question', { zone: formatZoneName(timezone) })}
      headline={wordChangeHeadline(points, formats, t)}
      series={[
        {
          format: formats.number,
          values: points.map(({ x, y }) => ({
            label: formatInZone(new Date(x).toISOString(), timezone),
            value: y,
            at: x,
          })),
        },
      ]}
      table={{ columns, rows: points, rowKey: ({ x }) => x }}
      sound={points.map(({ y }) => y)}
      controls={
        <>
          {controls}
          {sittings.length > 1 && <TimeModeSwitch mode={mode} onChange={setMode} />}
        </>
      }
    >
      <MinutesPlot
        label={t('wordChange.name')}
        points={points.map(({ x, y }) => ({
          x,
          y,
          label: t('wordChange.cell', {
            time: formatInZone(new Date(x).toISOString(), timezone),
            count: y,
            pace: t(`pace.${findBand(y)}`),
          }),
        }))}
        sittings={sittings}
        zone={timezone}
        mode={mode}
        onOpen={onOpen}
      />
      <Legend
        entries={paceBands.map(({ id }, index) => ({
          label: t(`pace.${id}Range`),
          swatch: (
            <>
              <PaceBand index={index} width={20} height={16} />
              <rect width={20} height={16} fill="none" stroke={palette.surface.border} />
            </>
          ),
        }))}
      />
    </ChartFrame>
  );
}
