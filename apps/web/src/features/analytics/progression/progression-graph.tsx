import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Progression } from '@redraft/contracts';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { AxisLabels, AxisTitle } from '../../../ui/chart/axis-labels.tsx';
import { useDescriptionId } from '../../../ui/chart/chart-description.tsx';
import { ChartTip } from '../../../ui/chart/chart-tip.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { ValueLines } from '../../../ui/chart/value-lines.tsx';
import { LeftToRight } from '../../../ui/left-to-right.tsx';
import { useGraphFormats } from '../graph-formats.ts';
import { useReading } from '../words/use-reading.ts';
import type { TimeMode } from '../words/words-scale.ts';
import { drawProgress, findPointIndex, margin } from './progression-drawing.ts';

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
  const descriptionId = useDescriptionId();
  const drawing = useMemo(() => drawProgress(data, { width, height, mode }), [data, width, mode]);
  const { points, values } = drawing;
  const { index, handlers } = useReading(points.length, (x) => findPointIndex(points, x));
  const currentPoint = index === null ? undefined : points[index];
  const describePoint = ({ point }: (typeof points)[number]) =>
    t(onOpen === undefined ? 'progression.point' : 'progression.pointOpens', {
      time: formatTimeWithSeconds(point.t, data.timezone),
      chars: number(point.chars),
      position: number(point.position),
    });
  const handleOpen = () => {
    if (currentPoint !== undefined) onOpen?.(currentPoint.point.save);
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
      aria-describedby={descriptionId}
      aria-label={t('progression.name')}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(index ?? points.length - 1) + 1}
      aria-valuetext={currentPoint === undefined ? last && describePoint(last) : describePoint(currentPoint)}
      {...handlers}
      onPointerDown={handlers.onPointerMove}
      onClick={handleOpen}
      onKeyDown={handleKey}
      sx={{ position: 'relative', height, cursor: onOpen === undefined ? 'default' : 'pointer' }}
    >
      <LeftToRight>
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
            {currentPoint !== undefined && (
              <>
                <line
                  x1={currentPoint.x}
                  x2={currentPoint.x}
                  y1={margin.top}
                  y2={height - margin.bottom}
                  stroke={palette.text.secondary}
                />
                <circle cx={currentPoint.x} cy={currentPoint.length} r={5} fill={palette.chart.one} />
                <circle cx={currentPoint.x} cy={currentPoint.position} r={5} fill={palette.chart.two} />
              </>
            )}
          </svg>
        )}
        {currentPoint !== undefined && (
          <ChartTip
            x={currentPoint.x}
            y={20}
            width={width}
            height={height}
            text={describePoint(currentPoint)}
          />
        )}
      </LeftToRight>
    </Box>
  );
}
