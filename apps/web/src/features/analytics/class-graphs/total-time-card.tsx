import { useTheme } from '@mui/material/styles';
import type { ClassTimes, UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import { roundDurationStep } from '../../../ui/chart/value-axis.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { RowsPlot } from '../rows/rows-plot.tsx';
import { computeMedian } from '../spread/describe-spread.ts';
import { totalTimeHeadline } from './times-headlines.ts';

type Student = ClassTimes['students'][number];

interface Props {
  data: ClassTimes;
  /** Opens a student's charts. */
  onStudent?: ((id: UserId) => void) | undefined;
}

/** Total writing time of each student in a class. */
export function TotalTimeCard({ data, onStudent }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const { students, total } = data;
  const middle = computeMedian(total);
  const columns: Column<Student>[] = [
    { id: 'name', header: t('column.student'), value: nameOf },
    {
      id: 'seconds',
      header: t('column.totalTime'),
      align: 'end',
      unit: t('unit.seconds'),
      value: ({ seconds }) => seconds,
      cell: ({ seconds }) => formats.duration(seconds),
    },
    { id: 'rank', header: t('column.rank'), align: 'end', value: ({ rank }) => rank },
  ];
  return (
    <ChartFrame
      name={t('total.name')}
      metric="classTime"
      state={students.length === 0 ? 'empty' : 'ready'}
      question={t('total.question')}
      headline={totalTimeHeadline(data, formats, t)}
      series={[
        {
          format: formats.duration,
          values: students.map((student) => ({ label: nameOf(student), value: student.seconds })),
        },
      ]}
      table={{ columns, rows: students, rowKey: ({ id }) => id }}
    >
      <RowsPlot
        label={t('total.name')}
        largest={Math.max(0, ...students.map(({ seconds }) => seconds))}
        axis={{ title: t('axis.writing'), format: formats.duration, stepFor: roundDurationStep }}
        reference={middle === null ? undefined : middle}
        rows={students.map((student) => ({
          id: student.id,
          name: nameOf(student),
          label: t(onStudent === undefined ? 'total.row' : 'total.rowOpens', {
            name: nameOf(student),
            time: formats.duration(student.seconds),
            rank: student.rank,
          }),
          valueText: student.seconds === 0 ? t('total.none') : formats.duration(student.seconds),
          end: student.seconds,
          onOpen: onStudent && (() => onStudent(student.id)),
          draw: ({ xOf, y, thickness }) => (
            <rect
              x={xOf(0)}
              y={y - thickness / 2}
              width={Math.max(0, xOf(student.seconds) - xOf(0))}
              height={thickness}
              rx={2}
              fill={palette.chart.one}
            />
          ),
        }))}
      />
      {middle !== null && (
        <Legend
          entries={[
            {
              label: t('total.reference', { time: formats.duration(middle) }),
              swatch: (
                <line
                  x1={10}
                  x2={10}
                  y2={16}
                  stroke={palette.text.primary}
                  strokeDasharray="5 4"
                  strokeWidth={1.5}
                />
              ),
            },
          ]}
        />
      )}
    </ChartFrame>
  );
}

function nameOf({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
