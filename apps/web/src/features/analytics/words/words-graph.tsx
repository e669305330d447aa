import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTimeWithSeconds } from '../../../lib/format-time-with-seconds.ts';
import { useDescriptionId } from '../../../ui/chart/chart-description.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { LeftToRight } from '../../../ui/left-to-right.tsx';
import { PointLabel } from './point-label.tsx';
import { useReading } from './use-reading.ts';
import { WordsAxes } from './words-axes.tsx';
import type { TimeMode, WordsData } from './words-scale.ts';
import { drawWords } from './words-scale.ts';

interface Props {
  data: WordsData;
  mode: TimeMode;
}

const height = 280;

/** A line chart readable by pointer or, point by point, by arrow keys. */
export function WordsGraph({ data, mode }: Props) {
  const { points, timezone } = data;
  const { t } = useTranslation('rewind');
  const { palette } = useTheme().vars;
  const { ref, width } = useWidth();
  const descriptionId = useDescriptionId();
  const drawing = useMemo(() => drawWords(data, { width, height, mode }), [data, width, mode]);
  const { index, handlers } = useReading(points.length, drawing.indexAt);
  const currentPoint = index === null ? undefined : points[index];
  const describePoint = (point: WordsData['points'][number]) =>
    t('words.point', { time: formatTimeWithSeconds(point.t, timezone), count: point.words });
  const last = points.at(-1);
  return (
    <Box
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-describedby={descriptionId}
      aria-label={t('words.name')}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(index ?? points.length - 1) + 1}
      aria-valuetext={currentPoint !== undefined ? describePoint(currentPoint) : last && describePoint(last)}
      {...handlers}
      sx={{ position: 'relative', height }}
    >
      <LeftToRight>
        {width > 0 && (
          <svg width={width} height={height} data-drawing aria-hidden="true">
            <WordsAxes drawing={drawing} size={{ width, height }} />
            <path d={drawing.areaPath} fill={palette.chart.one} fillOpacity={0.12} />
            <path d={drawing.linePath} fill="none" stroke={palette.chart.one} strokeWidth={2} />
            {currentPoint !== undefined && (
              <circle
                cx={drawing.toPosition(currentPoint).x}
                cy={drawing.toPosition(currentPoint).y}
                r={5}
                fill={palette.chart.two}
                stroke={palette.background.paper}
                strokeWidth={2}
              />
            )}
          </svg>
        )}
        {currentPoint !== undefined && (
          <PointLabel
            x={drawing.toPosition(currentPoint).x}
            width={width}
            text={describePoint(currentPoint)}
          />
        )}
      </LeftToRight>
    </Box>
  );
}
