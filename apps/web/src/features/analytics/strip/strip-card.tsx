import { useTheme } from '@mui/material/styles';
import type { StripMetric, StripPlot, SubmissionId } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { formatStripHeadline } from './strip-headline.ts';
import { formatMetric, isInSeconds } from './strip-measures.ts';
import { StripRows } from './strip-rows.tsx';

interface Props {
  data: StripPlot;
  onText?: ((id: SubmissionId) => void) | undefined;
}

interface Row {
  id: SubmissionId;
  name: string;
  values: ReadonlyMap<StripMetric, number>;
}

/** One dot per student and measure: shows the distribution without any threshold. */
export function StripCard({ data, onText }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const [selectedId, setSelectedId] = useState<SubmissionId | null>(null);
  const measures = data.measures.filter(({ values }) => values.length > 0);
  const rows = useMemo(() => buildRows(data), [data]);
  const columns: Column<Row>[] = [
    { id: 'name', header: t('column.student'), value: ({ name }) => name },
    ...measures.map(
      ({ measure }): Column<Row> => ({
        id: measure,
        header: t(`strip.measure.${measure}`),
        align: 'end',
        unit: isInSeconds(measure) ? t('unit.seconds') : undefined,
        value: ({ values }) => values.get(measure) ?? null,
        cell: ({ values }) => {
          const value = values.get(measure);
          return value === undefined ? '-' : formatMetric(measure, value, formats);
        },
      }),
    ),
  ];
  return (
    <ChartFrame
      name={t('strip.name')}
      metric="stripPlot"
      state={measures.length === 0 ? 'empty' : 'ready'}
      question={t('strip.question')}
      headline={formatStripHeadline(data, formats, t)}
      series={measures.map(({ measure, values }) => ({
        name: t(`strip.measure.${measure}`),
        format: (value) => formatMetric(measure, value, formats),
        values: values.map(({ value }) => ({ value })),
      }))}
      table={{ columns, rows, rowKey: ({ id }) => id }}
      isAdvisory
    >
      <StripRows
        measures={measures}
        names={new Map(rows.map(({ id, name }) => [id, name]))}
        selectedId={selectedId}
        onChoose={setSelectedId}
        onText={onText}
      />
      <Legend
        entries={[
          {
            label: t('strip.dot'),
            swatch: <circle cx={10} cy={8} r={4} fill={palette.chart.one} fillOpacity={0.7} />,
          },
          {
            label: t('strip.median'),
            swatch: <line x1={10} x2={10} y2={16} stroke={palette.text.primary} strokeWidth={2} />,
          },
          {
            label: t('strip.spread'),
            swatch: (
              <rect
                x={0.5}
                width={19}
                height={10}
                y={3}
                rx={2}
                fill={palette.chart.heat0}
                stroke={palette.text.secondary}
                strokeWidth={0.75}
              />
            ),
          },
          {
            label: t('strip.same'),
            swatch: (
              <circle
                cx={10}
                cy={8}
                r={5}
                fill={palette.chart.two}
                stroke={palette.text.primary}
                strokeWidth={1.5}
              />
            ),
          },
        ]}
      />
    </ChartFrame>
  );
}

function buildRows({ students, measures }: StripPlot): Row[] {
  return students.map(({ submissionId, firstName, lastName }) => ({
    id: submissionId,
    name: `${firstName} ${lastName}`,
    values: new Map(
      measures.flatMap(({ measure, values }) => {
        const ownValue = values.find((value) => value.submissionId === submissionId);
        return ownValue === undefined ? [] : [[measure, ownValue.value] as const];
      }),
    ),
  }));
}
