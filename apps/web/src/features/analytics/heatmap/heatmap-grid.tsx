import { useTheme } from '@mui/material/styles';
import type { Heatmap } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../../lib/class-time.ts';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { type Mark, Plot } from '../../../ui/chart/plot.tsx';
import { type GraphFormats, useGraphFormats } from '../graph-formats.ts';
import { buildHeatmapRows, type HeatmapRow, hoursOfDay } from './heatmap-days.ts';
import { buildRowKey, computeHeatmapLayout, computeHourPosition, levelStyles } from './heatmap-layout.ts';

type Hour = Heatmap['hours'][number];

interface Props {
  label: string;
  hours: readonly Hour[];
  zone: string;
  /** Description of an hour; by default its changes in words. */
  wordsFor?: (hour: Hour, formats: GraphFormats) => string;
  /** Opens an hour, if it has a target. */
  onOpen?: ((hour: Hour) => void) | undefined;
}

/** Days by hours; all 24 hours fit at any width. */
export function HeatmapGrid({ label, hours, zone, wordsFor, onOpen }: Props) {
  const { t } = useTranslation('rewind');
  const formats = useGraphFormats();
  const rows = useMemo(() => buildHeatmapRows(hours, zone), [hours, zone]);
  const longestWeekday = findLongest([1, 2, 3, 4, 5, 6, 7].map((day) => formats.weekday(day, 'short')));
  const describe = (hour: Hour) =>
    wordsFor?.(hour, formats) ??
    t('heatmap.cell', {
      time: formatInZone(hour.start, zone),
      amount: formats.number(hour.amount),
      level: t(`heatmap.${hour.level}`),
    });
  return (
    <Plot
      label={label}
      height={(width) => computeHeatmapLayout(rows.length, width, longestWeekday).height}
      draw={(width) => {
        const layout = computeHeatmapLayout(rows.length, width, longestWeekday);
        return {
          background: <HeatBackground rows={rows} layout={layout} />,
          marks: rows.flatMap((row, index) =>
            row.kind === 'gap' ? [] : buildDayMarks({ row, index, layout, describe, onOpen }),
          ),
        };
      }}
    />
  );
}

const findLongest = (texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

interface DayProps {
  row: Extract<HeatmapRow, { kind: 'day' }>;
  index: number;
  layout: ReturnType<typeof computeHeatmapLayout>;
  describe: (hour: Hour) => string;
  onOpen: ((hour: Hour) => void) | undefined;
}

function buildDayMarks({ row, index, layout, describe, onOpen }: DayProps): Mark[] {
  return hoursOfDay.flatMap((hourOfDay) => {
    const cell = row.cells[hourOfDay] ?? [];
    const { x, y } = computeHourPosition(layout, { row: index, hour: hourOfDay });
    return cell.map((hour, part) => {
      const width = layout.cellWidth / cell.length;
      const left = x + part * width;
      return {
        id: hour.start,
        x: left + width / 2,
        y: y + layout.rowHeight / 2,
        label: describe(hour),
        shape: (
          <HeatField
            level={hour.level}
            position={{ x: left, y }}
            size={{ width, height: layout.rowHeight }}
          />
        ),
        onOpen: onOpen && (() => onOpen(hour)),
      };
    });
  });
}

interface FieldProps {
  level: Hour['level'];
  position: { x: number; y: number };
  size: { width: number; height: number };
}

/** Minimum cell size in pixels. */
const min = 6;

/** The whole cell reacts to the pointer; the drawn square grows with the level. Its outline is seen where the lightest colours are not (WCAG 1.4.11). */
function HeatField({ level, position, size }: FieldProps) {
  const { palette } = useTheme().vars;
  const { colour, share } = levelStyles[level];
  // Minimum size that is visible in a narrow cell.
  const innerRect = {
    width: Math.min(size.width - 1, Math.max(min, (size.width - 2) * share)),
    height: (size.height - 2) * share,
  };
  return (
    <>
      <rect {...position} {...size} fill="transparent" />
      <rect
        x={position.x + (size.width - innerRect.width) / 2}
        y={position.y + (size.height - innerRect.height) / 2}
        width={innerRect.width}
        height={innerRect.height}
        rx={2}
        fill={palette.chart[colour]}
        stroke={palette.chart.heat4}
      />
    </>
  );
}

function HeatBackground({
  rows,
  layout,
}: {
  rows: readonly HeatmapRow[];
  layout: ReturnType<typeof computeHeatmapLayout>;
}) {
  const { t } = useTranslation('rewind');
  const { palette } = useTheme().vars;
  const { day } = useGraphFormats();
  const style = layout.isNarrow ? 'short' : 'whole';
  const labels = hoursOfDay
    .filter((hour) => hour % layout.stride === 0)
    .map((hour) => ({
      at: computeHourPosition(layout, { row: 0, hour }).x,
      label: String(hour),
      anchor: 'start' as const,
    }));
  return (
    <>
      <AxisLabels labels={labels} y={14} />
      {rows.map((row, index) => {
        const { x, y } = computeHourPosition(layout, { row: index, hour: 0 });
        const middle = y + layout.rowHeight / 2 + 4;
        if (row.kind === 'gap')
          return (
            <AxisTitle
              key={buildRowKey(row)}
              x={x + 4}
              y={middle}
              text={t('heatmap.gap', { count: row.days })}
            />
          );
        return (
          <g key={buildRowKey(row)}>
            <AxisTitle x={0} y={middle} text={day(row.day, style)} />
            {hoursOfDay.map((hour) => (
              <rect
                key={hour}
                x={x + hour * layout.cellWidth + 1}
                y={y + 1}
                width={layout.cellWidth - 2}
                height={layout.rowHeight - 2}
                rx={2}
                fill={palette.chart.heat0}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}
