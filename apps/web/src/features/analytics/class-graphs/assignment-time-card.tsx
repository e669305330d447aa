import type { ClassTimes } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { roundDurationStep } from '../../../ui/chart/value-axis.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { RowsPlot } from '../rows/rows-plot.tsx';
import { computeMedian, describeSpread, findLargest } from '../spread/describe-spread.ts';
import { spreadColumns } from '../spread/spread-columns.tsx';
import { SpreadLegend } from '../spread/spread-legend.tsx';
import { SpreadShape } from '../spread/spread-shape.tsx';
import { assignmentTimeHeadline } from './times-headlines.ts';

type Assignment = ClassTimes['assignments'][number];

/** Distribution of writing times per assignment. */
export function AssignmentTimeCard({ data }: { data: ClassTimes }) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const rows = data.assignments.filter(({ seconds }) => seconds.n > 0);
  const columns: Column<Assignment>[] = [
    { id: 'title', header: t('column.assignment'), value: ({ title }) => title },
    ...spreadColumns<Assignment>(
      ({ seconds }) => seconds,
      { format: formats.duration, unit: t('unit.seconds') },
      t,
    ),
  ];
  const spreads = rows.map(({ seconds }) => seconds);
  return (
    <ChartFrame
      name={t('assignmentTime.name')}
      metric="totalTime"
      state={rows.length === 0 ? 'empty' : 'ready'}
      question={t('assignmentTime.question')}
      headline={assignmentTimeHeadline(rows, formats, t)}
      series={[
        {
          format: formats.duration,
          values: rows.map(({ title, seconds }) => ({ label: title, value: computeMedian(seconds) ?? 0 })),
        },
      ]}
      table={{ columns, rows, rowKey: ({ id }) => id }}
    >
      <RowsPlot
        label={t('assignmentTime.name')}
        largest={findLargest(spreads)}
        axis={{ title: t('axis.writing'), format: formats.duration, stepFor: roundDurationStep }}
        rows={rows.map(({ id, title, seconds }) => ({
          id,
          name: title,
          label: `${title}: ${describeSpread(seconds, formats.duration, t)}`,
          valueText: formats.duration(computeMedian(seconds) ?? 0),
          end: computeMedian(seconds) ?? 0,
          draw: ({ xOf, y, thickness }) => (
            <SpreadShape spread={seconds} scale={xOf} crossPosition={y} thickness={thickness} />
          ),
        }))}
      />
      <SpreadLegend spreads={spreads} />
    </ChartFrame>
  );
}
