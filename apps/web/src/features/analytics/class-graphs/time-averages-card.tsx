import { useTheme } from '@mui/material/styles';
import type { ClassTimes } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import { roundDurationStep } from '../../../ui/chart/value-axis.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { RowsPlot } from '../rows/rows-plot.tsx';
import { buildStripes, Stripes } from '../rows/stripes.tsx';
import { DeviationLine } from './deviation.tsx';
import { timeAveragesHeadline } from './times-headlines.ts';

type Assignment = ClassTimes['assignments'][number];

/** Mean writing and pause times per assignment. */
export function TimeAveragesCard({ data }: { data: ClassTimes }) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const stripes = useId();
  const rows = data.assignments.filter(({ seconds }) => seconds.mean !== null);
  const duration = (
    id: string,
    header: string,
    value: (row: Assignment) => number | null,
  ): Column<Assignment> => ({
    id,
    header,
    align: 'end',
    unit: t('unit.seconds'),
    value,
    cell: (row) => {
      const seconds = value(row);
      return seconds === null ? '-' : formats.duration(seconds);
    },
  });
  const columns: Column<Assignment>[] = [
    { id: 'title', header: t('column.assignment'), value: ({ title }) => title },
    { id: 'n', header: t('column.students'), align: 'end', value: ({ seconds }) => seconds.n },
    duration('mean', t('column.mean'), ({ seconds }) => seconds.mean),
    duration('sd', t('column.sd'), ({ seconds }) => seconds.sd),
    duration('active', t('column.active'), ({ activeSeconds }) => activeSeconds),
    duration('think', t('column.think'), ({ thinkSeconds }) => thinkSeconds),
  ];
  return (
    <ChartFrame
      name={t('averages.name')}
      metric="totalTime"
      state={rows.length === 0 ? 'empty' : 'ready'}
      question={t('averages.question')}
      headline={timeAveragesHeadline(rows, formats, t)}
      series={[
        {
          format: formats.duration,
          values: rows.map(({ title, seconds }) => ({ label: title, value: seconds.mean ?? 0 })),
        },
      ]}
      table={{ columns, rows, rowKey: ({ id }) => id }}
    >
      <RowsPlot
        label={t('averages.name')}
        largest={Math.max(0, ...rows.map(({ seconds: { mean, sd } }) => (mean ?? 0) + (sd ?? 0)))}
        axis={{ title: t('axis.writing'), format: formats.duration, stepFor: roundDurationStep }}
        rows={rows.map((row) => {
          const { mean, sd, n } = row.seconds;
          const [active, think] = [row.activeSeconds ?? 0, row.thinkSeconds ?? 0];
          return {
            id: row.id,
            name: row.title,
            label: t('averages.row', {
              title: row.title,
              time: formats.duration(mean ?? 0),
              active: formats.duration(active),
              think: formats.duration(think),
              sd: sd === null ? '-' : formats.duration(sd),
              count: n,
            }),
            valueText: formats.duration(mean ?? 0),
            end: mean ?? 0,
            draw: ({ xOf, y, thickness }) => (
              <>
                <Stripes id={`${stripes}${row.id}`} />
                <rect
                  x={xOf(0)}
                  y={y - thickness / 2}
                  width={xOf(active) - xOf(0)}
                  height={thickness}
                  rx={2}
                  fill={palette.chart.one}
                />
                <rect
                  x={xOf(active)}
                  y={y - thickness / 2}
                  width={xOf(active + think) - xOf(active)}
                  height={thickness}
                  fill={buildStripes(`${stripes}${row.id}`)}
                  stroke={palette.chart.one}
                />
                {DeviationLine({ mean: active + think, sd, xOf, y, thickness, colour: palette.text.primary })}
              </>
            ),
          };
        })}
      />
      <Legend
        entries={[
          {
            label: t('column.active'),
            swatch: <rect width={20} height={14} y={1} rx={2} fill={palette.chart.one} />,
          },
          {
            label: t('column.think'),
            swatch: (
              <>
                <Stripes id={`${stripes}legend`} />
                <rect
                  x={1}
                  width={18}
                  height={14}
                  y={1}
                  fill={buildStripes(`${stripes}legend`)}
                  stroke={palette.chart.one}
                />
              </>
            ),
          },
          {
            label: t('averages.sd'),
            swatch: DeviationLine({
              mean: 10,
              sd: 8,
              xOf: (value) => value,
              y: 8,
              thickness: 14,
              colour: palette.text.primary,
            }),
          },
        ]}
      />
    </ChartFrame>
  );
}
