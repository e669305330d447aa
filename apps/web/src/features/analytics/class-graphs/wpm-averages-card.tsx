import { useTheme } from '@mui/material/styles';
import type { ClassTimes } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { RowsPlot } from '../rows/rows-plot.tsx';
import { DeviationLine } from './deviation.tsx';
import { wpmHeadline } from './times-headlines.ts';

type Assignment = ClassTimes['assignments'][number];

/** Words per minute per assignment: mean and standard deviation (docs/metrics.md#words-per-minute). */
export function WpmAveragesCard({ data }: { data: ClassTimes }) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const rows = data.assignments.filter(({ wpm }) => wpm.mean !== null);
  const numberColumn = (id: 'mean' | 'sd'): Column<Assignment> => ({
    id,
    header: t(`column.${id}`),
    align: 'end',
    unit: t('axis.wpm'),
    value: ({ wpm }) => wpm[id],
    cell: ({ wpm }) => (wpm[id] === null ? '-' : formats.number(wpm[id], 1)),
  });
  const columns: Column<Assignment>[] = [
    { id: 'title', header: t('column.assignment'), value: ({ title }) => title },
    { id: 'n', header: t('column.students'), align: 'end', value: ({ wpm }) => wpm.n },
    numberColumn('mean'),
    numberColumn('sd'),
  ];
  return (
    <ChartFrame
      name={t('wpm.name')}
      metric="wordsPerMinute"
      state={rows.length === 0 ? 'empty' : 'ready'}
      question={t('wpm.question')}
      headline={wpmHeadline(rows, formats, t)}
      series={[
        {
          format: (wpm) => formats.number(wpm, 1),
          values: rows.map(({ title, wpm }) => ({ label: title, value: wpm.mean ?? 0 })),
        },
      ]}
      table={{ columns, rows, rowKey: ({ id }) => id }}
    >
      <RowsPlot
        label={t('wpm.name')}
        largest={Math.max(0, ...rows.map(({ wpm: { mean, sd } }) => (mean ?? 0) + (sd ?? 0)))}
        axis={{ title: t('axis.wpm'), format: formats.number }}
        rows={rows.map(({ id, title, wpm: { mean, sd, n } }) => ({
          id,
          name: title,
          label: t('wpm.row', {
            title,
            wpm: formats.number(mean ?? 0, 1),
            sd: sd === null ? '-' : formats.number(sd, 1),
            count: n,
          }),
          valueText: formats.number(mean ?? 0, 1),
          end: mean ?? 0,
          draw: ({ xOf, y, thickness }) => (
            <>
              {DeviationLine({ mean: mean ?? 0, sd, xOf, y, thickness, colour: palette.chart.one })}
              <circle cx={xOf(mean ?? 0)} cy={y} r={6} fill={palette.chart.one} />
            </>
          ),
        }))}
      />
      <Legend
        entries={[
          { label: t('wpm.mean'), swatch: <circle cx={10} cy={8} r={6} fill={palette.chart.one} /> },
          {
            label: t('averages.sd'),
            swatch: DeviationLine({
              mean: 10,
              sd: 8,
              xOf: (value) => value,
              y: 8,
              thickness: 14,
              colour: palette.chart.one,
            }),
          },
        ]}
      />
    </ChartFrame>
  );
}
