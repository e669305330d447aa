import { useTheme } from '@mui/material/styles';
import type { StudentTimeSeries, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DeviationLine } from '../class-graphs/deviation.tsx';
import { useGraphFormats } from '../graph-formats.ts';
import { RowsPlot } from '../rows/rows-plot.tsx';
import { Diamond } from './diamond.tsx';
import { studentWpmHeadline } from './student-headlines.ts';

type Row = StudentTimeSeries['assignments'][number];

interface Props {
  data: StudentTimeSeries;
  onText?: ((id: SubmissionId) => void) | undefined;
}

/** Words per minute of a student's texts, compared with mean and standard deviation of the class. */
export function StudentWpmCard({ data, onText }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const rows = data.assignments.filter(({ wpm, classWpm }) => wpm !== null || classWpm.mean !== null);
  const formatNumber = (value: number | null) => (value === null ? '-' : formats.number(value, 1));
  const buildColumn = (id: string, header: string, value: (row: Row) => number | null): Column<Row> => ({
    id,
    header,
    align: 'end',
    value,
    cell: (row) => formatNumber(value(row)),
  });
  const unit = t('axis.wpm');
  const columns: Column<Row>[] = [
    { id: 'title', header: t('column.assignment'), value: ({ title }) => title },
    buildColumn('wpm', t('axis.wpm'), ({ wpm }) => wpm),
    { ...buildColumn('mean', t('column.classMean'), ({ classWpm }) => classWpm.mean), unit },
    { ...buildColumn('sd', t('column.sd'), ({ classWpm }) => classWpm.sd), unit },
    buildColumn('words', t('column.words'), ({ words }) => words),
  ];
  const upperEnds = rows.flatMap(({ wpm, classWpm: { mean, sd } }) => [wpm ?? 0, (mean ?? 0) + (sd ?? 0)]);
  return (
    <ChartFrame
      name={t('wpm.name')}
      metric="wordsPerMinute"
      state={rows.every(({ wpm }) => wpm === null) ? 'empty' : 'ready'}
      question={t('student.wpmQuestion')}
      headline={studentWpmHeadline(data, t)}
      series={[
        {
          format: formatNumber,
          values: rows.flatMap(({ title, wpm }) => (wpm === null ? [] : [{ label: title, value: wpm }])),
        },
      ]}
      table={{ columns, rows, rowKey: ({ id }) => id }}
    >
      <RowsPlot
        label={t('wpm.name')}
        largest={Math.max(0, ...upperEnds)}
        axis={{ title: t('axis.wpm'), format: formats.number }}
        rows={rows.map(({ id, title, wpm, classWpm: { mean, sd }, submissionId }) => ({
          id,
          name: title,
          label: t('student.wpmRow', {
            title,
            wpm: formatNumber(wpm),
            mean: formatNumber(mean),
            sd: formatNumber(sd),
          }),
          valueText: formatNumber(wpm),
          end: wpm ?? mean ?? 0,
          onOpen: onText && submissionId !== null ? () => onText(submissionId) : undefined,
          draw: ({ xOf, y, thickness }) => (
            <>
              {mean !== null && (
                <>
                  {DeviationLine({ mean, sd, xOf, y, thickness, colour: palette.chart.two })}
                  <Diamond x={xOf(mean)} y={y} />
                </>
              )}
              {wpm !== null && <circle cx={xOf(wpm)} cy={y} r={6} fill={palette.chart.one} />}
            </>
          ),
        }))}
      />
      <Legend
        entries={[
          { label: t('student.own'), swatch: <circle cx={10} cy={8} r={6} fill={palette.chart.one} /> },
          { label: t('student.mean'), swatch: <Diamond x={10} y={8} /> },
          {
            label: t('averages.sd'),
            swatch: DeviationLine({
              mean: 10,
              sd: 8,
              xOf: (value) => value,
              y: 8,
              thickness: 14,
              colour: palette.chart.two,
            }),
          },
        ]}
      />
    </ChartFrame>
  );
}
