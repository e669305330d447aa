import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../lib/format-span.ts';
import { formatTimeWithZone } from './event-text.ts';
import { laneHeightOf } from './plot-lanes.tsx';
import { computeGutter, type TimeScale } from './plot-scale.ts';
import type { TimelineModel } from './timeline-rules.ts';

/** Writing sessions, and a callback to view a moment of them. */
export interface WritingData {
  sittings: readonly { from: number; to: number }[];
  onSelectTime: (time: number) => void;
}

interface Props {
  writing: WritingData;
  model: TimelineModel;
  scale: TimeScale;
  width: number;
}

const height = 4;
/** Minimum width, so that short sessions stay visible and clickable. */
const min = 2;
const minTouchHeight = 8;
const touchWidth = 9;

/** A thin band below the drafts that shows the writing sessions. Clicking opens that moment. */
export function PlotSittings({ writing, model, scale, width }: Props) {
  const { t } = useTranslation('timeline');
  const { palette } = useTheme().vars;
  const bottom = laneHeightOf(model);
  const left = computeGutter(width);
  const visibleSittings = writing.sittings.filter(
    ({ from, to }) => scale(to) >= left && scale(from) <= width,
  );
  return visibleSittings.map(({ from, to }) => {
    const x = Math.max(left, scale(from));
    const barWidth = Math.min(width, scale(to)) - x;
    const handleClick = (event: MouseEvent<SVGGElement>) => {
      const start = event.currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0;
      const time = scale.invert(event.clientX - start);
      writing.onSelectTime(Math.min(to, Math.max(from, time)));
    };
    return (
      <Box component="g" key={from} data-sitting={from} onClick={handleClick} sx={{ cursor: 'pointer' }}>
        <title>
          {t('sitting', { from: formatMinute(from, model.zone), to: formatTimeWithZone(to, model.zone) })}
        </title>
        <rect
          x={x}
          y={bottom - height - 1}
          width={Math.max(min, barWidth)}
          height={height}
          rx={1}
          fill={palette.chart.one}
        />
        <rect
          x={x - Math.max(0, minTouchHeight - barWidth) / 2}
          y={bottom - touchWidth}
          width={Math.max(minTouchHeight, barWidth)}
          height={touchWidth}
          fill="transparent"
        />
      </Box>
    );
  });
}
