import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../lib/clock-text.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { pointAfter } from './point-after.ts';
import { PointLabel } from './point-label.tsx';
import { WordsAxes } from './words-axes.tsx';
import type { TimeMode, WordsData } from './words-scale.ts';
import { drawWords } from './words-scale.ts';

interface Props {
  data: WordsData;
  mode: TimeMode;
}

const height = 280;

/** A line to be read by pointer or, point by point, with the arrow keys. */
export function WordsGraph({ data, mode }: Props) {
  const { points, timezone } = data;
  const { t } = useTranslation('rewind');
  const { palette } = useTheme().vars;
  const { ref, width } = useWidth();
  const [index, setIndex] = useState<number | null>(null);
  const drawing = useMemo(() => drawWords(data, { width, height, mode }), [data, width, mode]);
  const read = index === null ? undefined : points[index];
  const wordsFor = (point: WordsData['points'][number]) =>
    t('words.point', { time: clockText(point.t, timezone), count: point.words });
  const handlePointer = (event: PointerEvent<HTMLElement>) =>
    setIndex(drawing.indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const handleKey = (event: KeyboardEvent) => {
    const wanted = pointAfter(event.key, index ?? 0, points.length);
    if (wanted === null) return;
    event.preventDefault();
    setIndex(wanted);
  };
  const last = points.at(-1);
  return (
    <Box
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t('words.name')}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(index ?? points.length - 1) + 1}
      aria-valuetext={read !== undefined ? wordsFor(read) : last && wordsFor(last)}
      onPointerMove={handlePointer}
      onPointerLeave={() => setIndex(null)}
      onKeyDown={handleKey}
      onBlur={() => setIndex(null)}
      sx={{ position: 'relative', height }}
    >
      {width > 0 && (
        <svg width={width} height={height} data-drawing aria-hidden="true">
          <WordsAxes drawing={drawing} size={{ width, height }} />
          <path d={drawing.areaPath} fill={palette.chart.one} fillOpacity={0.12} />
          <path d={drawing.linePath} fill="none" stroke={palette.chart.one} strokeWidth={2} />
          {read !== undefined && (
            <circle
              cx={drawing.place(read).x}
              cy={drawing.place(read).y}
              r={5}
              fill={palette.chart.two}
              stroke={palette.background.paper}
              strokeWidth={2}
            />
          )}
        </svg>
      )}
      {read !== undefined && <PointLabel x={drawing.place(read).x} width={width} text={wordsFor(read)} />}
    </Box>
  );
}
