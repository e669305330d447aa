import { useTheme } from '@mui/material/styles';
import type { StudentTimeSeries, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import { roundDurationStep } from '../../../ui/chart/value-axis.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { RowsPlot } from '../rows/rows-plot.tsx';
import { Diamond } from './diamond.tsx';
import { studentTotalHeadline } from './student-headlines.ts';

type Row = StudentTimeSeries['assignments'][number];

interface Props {
  data: StudentTimeSeries;
  onText?: ((id: SubmissionId) => void) | undefined;
}

/** Writing time of a student per assignment, compared with the class mean. */
export function StudentWritingTimeCard({ data, onText }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const rows = data.assignments;
  const duration = (id: string, header: string, value: (row: Row) => number | null): Column<Row> => ({
    id,
    header,
    align: 'end',
    unit: t('unit.seconds'),
    value,
    cell: (row) => formats.duration(value(row) ?? 0),
  });
  const columns: Column<Row>[] = [
    { id: 'title', header: t('column.assignment'), value: ({ title }) => title },
    duration('seconds', t('column.totalTime'), ({ seconds }) => seconds),
    duration('active', t('column.active'), ({ activeSeconds }) => activeSeconds),
    duration('think', t('column.think'), ({ thinkSeconds }) => thinkSeconds),
    duration('class', t('column.classMean'), ({ classSeconds }) => classSeconds.mean),
    { id: 'rank', header: t('column.rank'), align: 'end', value: ({ rank }) => rank },
  ];
  return (
    <ChartFrame
      name={t('student.totalName')}
      metric="totalTime"
      state={data.seconds === 0 ? 'empty' : 'ready'}
      question={t('student.totalQuestion')}
      headline={studentTotalHeadline(data, formats, t)}
      series={[
        {
          format: formats.duration,
          values: rows.map(({ title, seconds }) => ({ label: title, value: seconds })),
        },
      ]}
      table={{ columns, rows, rowKey: ({ id }) => id }}
    >
      <RowsPlot
        label={t('student.totalName')}
        largest={Math.max(
          0,
          ...rows.flatMap(({ seconds, classSeconds }) => [seconds, classSeconds.mean ?? 0]),
        )}
        axis={{ title: t('axis.writing'), format: formats.duration, stepFor: roundDurationStep }}
        rows={rows.map(({ id, title, seconds, classSeconds: { mean }, submissionId }) => ({
          id,
          name: title,
          label: t('student.totalRow', {
            title,
            time: formats.duration(seconds),
            mean: mean === null ? '-' : formats.duration(mean),
          }),
          valueText: seconds === 0 ? t('total.none') : formats.duration(seconds),
          end: seconds,
          onOpen: onText && submissionId !== null ? () => onText(submissionId) : undefined,
          draw: ({ xOf, y, thickness }) => (
            <>
              <rect
                x={xOf(0)}
                y={y - thickness / 2}
                width={xOf(seconds) - xOf(0)}
                height={thickness}
                rx={2}
                fill={palette.chart.one}
              />
              {mean !== null && <Diamond x={xOf(mean)} y={y} />}
            </>
          ),
        }))}
      />
      <Legend
        entries={[
          {
            label: t('student.own'),
            swatch: <rect width={20} height={14} y={1} rx={2} fill={palette.chart.one} />,
          },
          { label: t('student.mean'), swatch: <Diamond x={10} y={8} /> },
        ]}
      />
    </ChartFrame>
  );
}
