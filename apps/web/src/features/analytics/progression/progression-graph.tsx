import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Progression } from '@redraft/contracts';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../lib/clock-text.ts';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-lines.tsx';
import { ChartTip } from '../../../ui/chart/chart-tip.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { ValueLines } from '../../../ui/chart/value-lines.tsx';
import { useGraphFormats } from '../graph-formats.ts';
import { useReading } from '../words/use-reading.ts';
import type { TimeMode } from '../words/words-scale.ts';
import { drawProgress, margin, pointAt } from './progression-drawing.ts';

const height = 320;

interface Props {
  data: Progression;
  mode: TimeMode;
  onOpen?: ((save: number) => void) | undefined;
}

/** Readable by pointer or, point by point, by arrow keys; click or Enter opens the rewind at that point. */
export function ProgressionGraph({ data, mode, onOpen }: Props) {
  const { t } = useTranslation('graphs');
  const { number } = useGraphFormats();
  const { palette } = useTheme().vars;
  const { ref, width } = useWidth();
  const drawing = useMemo(() => drawProgress(data, { width, height, mode }), [data, width, mode]);
  const { points, values } = drawing;
  const { index, handlers } = useReading(points.length, (x) => pointAt(points, x));
  const read = index === null ? undefined : points[index];
  const wordsFor = ({ point }: (typeof points)[number]) =>
    t(onOpen === undefined ? 'progression.point' : 'progression.pointOpens', {
      time: clockText(point.t, data.timezone),
      chars: number(point.chars),
      position: number(point.position),
    });
  const handleOpen = () => {
    if (read !== undefined) onOpen?.(read.point.save);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') handleOpen();
    handlers.onKeyDown(event);
  };
  const range = { from: margin.left, to: width - margin.right };
  const last = points.at(-1);
  return (
    <Box
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t('progression.name')}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(index ?? points.length - 1) + 1}
      aria-valuetext={read === undefined ? last && wordsFor(last) : wordsFor(read)}
      {...handlers}
      onPointerDown={handlers.onPointerMove}
      onClick={handleOpen}
      onKeyDown={handleKey}
      sx={{ position: 'relative', height, cursor: onOpen === undefined ? 'default' : 'pointer' }}
    >
      {width > 0 && (
        <svg width={width} height={height} data-drawing aria-hidden="true" style={{ display: 'block' }}>
          {drawing.bands.map(({ from, to }) => (
            <rect
              key={from}
              x={from - 1}
              width={Math.max(2, to - from + 2)}
              y={margin.top}
              height={height - margin.top - margin.bottom}
              fill={palette.chart.heat0}
            />
          ))}
          <AxisTitle x={0} y={12} text={t('progression.axis')} />
          <ValueLines ticks={values.ticks} range={range} format={number} />
          <AxisLabels labels={drawing.ticks} y={height - 8} />
          {points.map(({ point, x, position }) => (
            <circle
              key={point.save}
              cx={x}
              cy={position}
              r={1.8}
              fill={palette.chart.two}
              fillOpacity={0.65}
            />
          ))}
          {drawing.lengths.map((path) => (
            <path key={path} d={path} fill="none" stroke={palette.chart.one} strokeWidth={2} />
          ))}
          {read !== undefined && (
            <>
              <line
                x1={read.x}
                x2={read.x}
                y1={margin.top}
                y2={height - margin.bottom}
                stroke={palette.text.secondary}
              />
              <circle cx={read.x} cy={read.length} r={5} fill={palette.chart.one} />
              <circle cx={read.x} cy={read.position} r={5} fill={palette.chart.two} />
            </>
          )}
        </svg>
      )}
      {read !== undefined && (
        <ChartTip x={read.x} y={20} width={width} height={height} text={wordsFor(read)} />
      )}
    </Box>
  );
}
