import { useTheme } from '@mui/material/styles';
import type { Calibration, Mark } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '../../../ui/chart/chart-frame.tsx';
import { Legend } from '../../../ui/chart/legend.tsx';
import { Plot, type Mark as PlotMark } from '../../../ui/chart/plot.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { MarkText } from '../mark-text.tsx';
import { SpreadBackground } from './spread-background.tsx';
import {
  computeSpreads,
  findWidestSpread,
  type MarkSpread,
  sortLetters,
  toNumericMark,
} from './spread-of-marks.ts';

const rowHeight = 64;
const margin = { left: 16, right: 16, top: 8, bottom: 32 };

/** Marks per text with range and median; the table shows the names. */
export function SpreadGraph({ calibration }: { calibration: Calibration }) {
  const { t } = useTranslation('calibration');
  const { palette } = useTheme().vars;
  const { words, numberOf } = useWords();
  const gradeOptions = sortLetters(calibration.gradeOptions);
  const isLetter = calibration.gradeMethod === 'Letter';
  const spreads = computeSpreads(calibration.texts, gradeOptions);
  const top = isLetter ? Math.max(1, gradeOptions.length - 1) : 100;
  const height = margin.top + rowHeight * spreads.length + margin.bottom;
  const findRow = (index: number) => margin.top + rowHeight * index + 40;
  const widest = findWidestSpread(spreads);
  const draw = (width: number) => {
    const xOf = (value: number) => margin.left + (width - margin.left - margin.right) * (value / top);
    const marks = spreads.flatMap((spread, index) =>
      spread.values.map(({ marker, mark, value }, place): PlotMark => {
        const [x, y] = [xOf(value), findRow(index)];
        return {
          id: `${spread.text.submissionId} ${place}`,
          x,
          y,
          label: `${spread.text.name}\n${marker}: ${numberOf(mark)}`,
          shape: <circle cx={x} cy={y} r={5.5} fill={palette.chart.one} fillOpacity={0.85} />,
        };
      }),
    );
    const rows = spreads.map((spread, index) => ({
      key: spread.text.submissionId,
      name: spread.text.name,
      y: findRow(index),
      from: xOf(spread.values[0]?.value ?? 0),
      to: xOf(spread.values.at(-1)?.value ?? 0),
      median: xOf(toNumericMark(spread.median, gradeOptions) ?? 0),
    }));
    const ticks = isLetter
      ? gradeOptions.map((letter, index) => ({ at: xOf(index), label: letter }))
      : [0, 25, 50, 75, 100].map((value) => ({ at: xOf(value), label: numberOf(value) }));
    return {
      marks,
      background: <SpreadBackground rows={rows} ticks={ticks} margin={margin} height={height} />,
    };
  };
  return (
    <ChartFrame
      name={t('graph')}
      question={t('question')}
      state={spreads.length === 0 ? 'empty' : 'ready'}
      headline={widest === null ? t('same') : t('headline', words(widest))}
      series={[
        {
          format: (points) => numberOf(isLetter ? (gradeOptions[points] ?? points) : points),
          values: spreads.flatMap(({ text, values }) =>
            values.map(({ value }) => ({ label: text.name, value })),
          ),
        },
      ]}
      table={{ columns: buildColumns(t), rows: spreads, rowKey: ({ text }) => text.submissionId }}
    >
      <Plot label={t('graph')} height={height} draw={draw} />
      <Legend
        entries={[
          { label: t('oneMark'), swatch: <circle cx={10} cy={8} r={5} fill={palette.chart.one} /> },
          {
            label: t('median'),
            swatch: <path d="M10,2L16,8L10,14L4,8Z" fill={palette.chart.two} />,
          },
        ]}
      />
    </ChartFrame>
  );
}

function useWords() {
  const { i18n } = useTranslation();
  const numberOf = (mark: Mark) => (typeof mark === 'number' ? mark.toLocaleString(i18n.language) : mark);
  const words = ({ text, low, high, median }: MarkSpread) => ({
    name: text.name,
    low: numberOf(low),
    high: numberOf(high),
    median: numberOf(median),
  });
  return { words, numberOf };
}

function buildColumns(t: ReturnType<typeof useTranslation<'calibration'>>['t']): Column<MarkSpread>[] {
  return [
    {
      id: 'text',
      header: t('text'),
      value: ({ text }) => text.name,
      cell: ({ text }) => <bdi>{text.name}</bdi>,
    },
    ...(['low', 'median', 'high'] as const).map(
      (id): Column<MarkSpread> => ({
        id,
        header: t(id),
        align: 'end',
        value: (row) => row[id],
        cell: (row) => <MarkText mark={row[id]} />,
      }),
    ),
    { id: 'range', header: t('range'), align: 'end', value: (row) => row.range },
    {
      id: 'marks',
      header: t('marks'),
      value: ({ values }) => values.map(({ marker, mark }) => `${marker}: ${mark}`).join(', '),
    },
  ];
}
