import { useTheme } from '@mui/material/styles';
import type { StripPlot, SubmissionId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { computeOffsets } from '../../../ui/chart/band-axis.ts';
import { type Mark, Plot } from '../../../ui/chart/plot.tsx';
import { createAxisTo } from '../../../ui/chart/value-axis.ts';
import { useGraphFormats } from '../graph-formats.ts';
import { chooseTickStep, formatMetric } from './strip-measures.ts';

type Measure = StripPlot['measures'][number];

interface Props {
  measures: readonly Measure[];
  names: ReadonlyMap<SubmissionId, string>;
  /** The text whose dots are highlighted in all rows. */
  selectedId: SubmissionId | null;
  onChoose: (id: SubmissionId | null) => void;
  onText?: ((id: SubmissionId) => void) | undefined;
}

const rowHeight = 92;
const headHeight = 20;
const dot = 9;
const narrowWidth = 560;

/** One row per measure, each with its own axis: students are compared, not measures. */
export function StripRows({ measures, names, selectedId, onChoose, onText }: Props) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  return (
    <Plot
      label={t('strip.name')}
      height={measures.length * rowHeight}
      draw={(width) => {
        const range = { from: width < narrowWidth ? 8 : 12, to: width - 12 };
        const rows = measures.map((row, index) => layoutRow(row, { top: index * rowHeight, range }));
        return {
          marks: rows.flatMap(({ row, y, xOf, asides: offsets }) =>
            row.values.map(({ submissionId, value }, index): Mark => {
              const x = xOf(value);
              const dotY = y + (offsets[index] ?? 0);
              return {
                id: `${row.measure} ${submissionId}`,
                x,
                y: dotY,
                label: t(onText === undefined ? 'strip.cell' : 'strip.cellOpens', {
                  name: names.get(submissionId) ?? '',
                  measure: t(`strip.measure.${row.measure}`),
                  value: formatMetric(row.measure, value, formats),
                }),
                onOpen: onText && (() => onText(submissionId)),
                onPoint: (isOn) => onChoose(isOn ? submissionId : null),
                shape: <StripDot x={x} y={dotY} isChosen={submissionId === selectedId} />,
              };
            }),
          ),
          background: rows.map((row) => <StripBackground key={row.row.measure} {...row} range={range} />),
        };
      }}
    />
  );
}

function layoutRow(row: Measure, { top, range }: { top: number; range: { from: number; to: number } }) {
  const largest = Math.max(...row.values.map(({ value }) => value));
  const lines = Math.max(2, Math.floor((range.to - range.from) / 110));
  const step = chooseTickStep(row.measure)(Math.max(largest, 1e-6) / lines);
  const { yOf: xOf, ticks } = createAxisTo(Math.ceil(largest / step) * step || step, { ...range, step });
  const y = top + headHeight + (rowHeight - headHeight - 26) / 2;
  const offsets = computeOffsets(
    row.values.map(({ value }) => xOf(value)),
    dot,
    (rowHeight - headHeight - 30) / 2,
  );
  return { row, top, y, xOf, ticks, asides: offsets };
}

function StripBackground({
  row,
  top,
  y,
  xOf,
  ticks,
  range,
}: ReturnType<typeof layoutRow> & { range: { from: number; to: number } }) {
  const { t } = useTranslation('graphs');
  const formats = useGraphFormats();
  const { palette } = useTheme().vars;
  const bottom = top + rowHeight - 26;
  const { box, median } = row;
  return (
    <>
      <AxisTitle
        x={0}
        y={top + 13}
        text={
          median === null
            ? t(`strip.measure.${row.measure}`)
            : t('strip.head', {
                measure: t(`strip.measure.${row.measure}`),
                median: formatMetric(row.measure, median, formats),
              })
        }
      />
      {box !== null && (
        <rect
          x={xOf(box.quarter)}
          width={Math.max(2, xOf(box.threeQuarters) - xOf(box.quarter))}
          y={top + headHeight}
          height={bottom - top - headHeight}
          rx={3}
          fill={palette.chart.heat0}
          stroke={palette.text.secondary}
          strokeWidth={0.75}
        />
      )}
      <line x1={range.from} x2={range.to} y1={bottom} y2={bottom} stroke={palette.chart.grid} />
      {median !== null && (
        <line
          x1={xOf(median)}
          x2={xOf(median)}
          y1={top + headHeight}
          y2={bottom}
          stroke={palette.text.primary}
          strokeWidth={2}
        />
      )}
      <AxisLabels
        labels={ticks.map(({ value, at }, index) => ({
          at,
          label: formatMetric(row.measure, value, formats),
          anchor:
            index === 0
              ? ('start' as const)
              : index === ticks.length - 1
                ? ('end' as const)
                : ('middle' as const),
        }))}
        y={bottom + 15}
      />
      <line x1={range.from} x2={range.to} y1={y} y2={y} stroke={palette.chart.grid} strokeDasharray="1 5" />
    </>
  );
}

interface DotProps {
  x: number;
  y: number;
  isChosen: boolean;
}

/** While a dot is hovered or focused, the student's dots are larger and coloured in every row. */
function StripDot({ x, y, isChosen }: DotProps) {
  const { palette } = useTheme().vars;
  return (
    <>
      <circle cx={x} cy={y} r={9} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={isChosen ? 6 : dot / 2}
        fill={isChosen ? palette.chart.two : palette.chart.one}
        fillOpacity={isChosen ? 1 : 0.7}
        stroke={isChosen ? palette.text.primary : 'none'}
        strokeWidth={1.5}
      />
    </>
  );
}
