import { useTheme } from '@mui/material/styles';
import type { Progression } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { formatZoneName, useGraphFormats } from '../graph-formats.ts';
import { TimeModeSwitch } from '../words/time-mode-switch.tsx';
import type { TimeMode } from '../words/words-scale.ts';
import type { ProgressPoint } from './progression-drawing.ts';
import { ProgressionGraph } from './progression-graph.tsx';
import { formatProgressionHeadline } from './progression-headline.ts';

interface Props {
  data: Progression;
  onOpen?: ((save: number) => void) | undefined;
}

/** Text length over time, with the position of each change. */
export function ProgressionCard({ data, onOpen }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const [mode, setMode] = useState<TimeMode>('sittings');
  const rows = data.segments.flatMap(({ points }) => points);
  const columns: Column<ProgressPoint>[] = [
    { id: 'save', header: t('column.save'), value: ({ save }) => save },
    { id: 't', header: t('column.time'), value: ({ t: time }) => formatTimeWithSeconds(time, data.timezone) },
    { id: 'chars', header: t('column.chars'), align: 'end', value: ({ chars }) => chars },
    { id: 'position', header: t('column.position'), align: 'end', value: ({ position }) => position },
  ];
  return (
    <ChartFrame
      name={t('progression.name')}
      metric="progression"
      state={rows.length === 0 ? 'empty' : 'ready'}
      question={t('progression.question', { zone: formatZoneName(data.timezone) })}
      headline={formatProgressionHeadline(data, formats, t)}
      series={[
        {
          format: formats.number,
          values: rows.map(({ t: at, chars }) => ({
            label: formatTimeWithSeconds(at, data.timezone),
            value: chars,
            at,
          })),
        },
      ]}
      table={{ columns, rows, rowKey: ({ save }) => save }}
      sound={rows.map(({ chars }) => chars)}
      controls={data.sittings.length > 1 && <TimeModeSwitch mode={mode} onChange={setMode} />}
    >
      <ProgressionGraph data={data} mode={mode} onOpen={onOpen} />
      <Legend
        entries={[
          {
            label: t('progression.length'),
            swatch: <path d="M0,13H7V8H13V3H20" fill="none" stroke={palette.chart.one} strokeWidth={2} />,
          },
          {
            label: t('progression.position'),
            swatch: <circle cx={10} cy={8} r={3} fill={palette.chart.two} />,
          },
          {
            label: t('progression.sitting'),
            swatch: <rect width={20} height={16} fill={palette.chart.heat0} />,
          },
        ]}
      />
    </ChartFrame>
  );
}
