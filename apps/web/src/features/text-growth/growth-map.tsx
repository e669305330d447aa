import { useTheme } from '@mui/material/styles';
import type { TextGrowth } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../lib/format-span.ts';
import { AxisLabels, AxisTitle } from '../../ui/chart/axis-labels.tsx';
import { type Mark, Plot } from '../../ui/chart/plot.tsx';
import { placeLabels } from '../../ui/chart/time-axis.ts';
import { formatCellTimes, formatTextPart } from './format-cells.ts';
import {
  type Axis,
  computeLevel,
  computeMapLayout,
  computeSittingStarts,
  countChanges,
  type MapLayout,
  type WorkCell,
} from './map-rules.ts';

interface Props {
  growth: TextGrowth;
  axis: Axis;
  onOpen: (time: number) => void;
}

/** A map with the text from top to bottom and time from left to right. */
export function GrowthMap({ growth, axis, onOpen }: Props) {
  const { t, i18n } = useTranslation('growth');
  const { bands, timezone } = growth;
  const { cells, timeBins } = growth.maps[axis];
  const max = Math.max(...cells.map(countChanges));
  const size = { bands, times: timeBins };
  const describeCell = (cell: WorkCell) =>
    t('map.cell', {
      ...formatCellTimes(cell, timezone),
      part: formatTextPart(cell, bands, i18n.language),
      inserted: t('map.insertedCount', { count: cell.inserted }),
      deleted: t('map.deletedCount', { count: cell.deleted }),
    });
  return (
    <Plot
      label={t('map.name')}
      height={(width) => computeMapLayout(width, size).height}
      draw={(width) => {
        const layout = computeMapLayout(width, size);
        return {
          background: <MapBackground growth={growth} axis={axis} layout={layout} />,
          marks: cells.map(
            (cell): Mark => ({
              id: `${cell.time}-${cell.place}`,
              x: layout.left + (cell.time + 0.5) * layout.cellWidth,
              y: layout.top + (cell.place + 0.5) * layout.cellHeight,
              label: describeCell(cell),
              shape: <CellField cell={cell} layout={layout} level={computeLevel(countChanges(cell), max)} />,
              onOpen: () => onOpen(cell.firstAt),
            }),
          ),
        };
      }}
    />
  );
}

const colours = { 1: 'heat1', 2: 'heat2', 3: 'heat3', 4: 'heat4' } as const;
const shares = { 1: 0.55, 2: 0.7, 3: 0.85, 4: 1 } as const;

/** The whole cell reacts to the pointer; the drawn square grows with the level, so that colour is not needed. Its outline is seen where the lightest colours are not (WCAG 1.4.11). */
function CellField({ cell, layout, level }: { cell: WorkCell; layout: MapLayout; level: 1 | 2 | 3 | 4 }) {
  const { palette } = useTheme().vars;
  const { cellWidth: width, cellHeight: height } = layout;
  const x = layout.left + cell.time * width;
  const y = layout.top + cell.place * height;
  const share = shares[level];
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      <rect
        x={x + 0.5}
        y={y + (height - height * share) / 2}
        width={Math.max(2, width - 1)}
        height={height * share}
        rx={1.5}
        fill={palette.chart[colours[level]]}
        stroke={palette.chart.heat4}
        strokeWidth={0.75}
      />
    </>
  );
}

function MapBackground({ growth, axis, layout }: { growth: TextGrowth; axis: Axis; layout: MapLayout }) {
  const { t } = useTranslation('growth');
  const { palette } = useTheme().vars;
  const { bands, paragraphs, sittings, timezone } = growth;
  const bottom = layout.top + bands * layout.cellHeight;
  const starts = computeSittingStarts(growth, axis).map(
    (share) => layout.left + share * (layout.right - layout.left),
  );
  const labels = placeLabels(
    sittings.map(({ firstAt }, index) => ({
      at: starts[index] ?? 0,
      label: formatMinute(firstAt, timezone).slice(5),
    })),
    { from: layout.left, to: layout.right },
  );
  return (
    <>
      <rect
        x={layout.left}
        y={layout.top}
        width={layout.right - layout.left}
        height={bottom - layout.top}
        fill={palette.chart.heat0}
      />
      <AxisTitle x={0} y={layout.top + 10} text={t('map.start')} />
      <AxisTitle x={0} y={bottom - 2} text={t('map.end')} />
      {paragraphs.map((share) => (
        <line
          key={share}
          x1={layout.left - 7}
          x2={layout.left - 2}
          y1={layout.top + share * (bottom - layout.top)}
          y2={layout.top + share * (bottom - layout.top)}
          stroke={palette.text.secondary}
        />
      ))}
      {starts.slice(1).map((x) => (
        <line
          key={x}
          x1={x}
          x2={x}
          y1={layout.top}
          y2={bottom + 4}
          stroke={palette.text.secondary}
          strokeDasharray="3 3"
        />
      ))}
      <AxisLabels labels={labels} y={bottom + 18} />
    </>
  );
}
