import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { labelled, ticksOf } from './axis-rules.ts';
import { axisHeight, gutterOf, plotHeight, type TimeScale } from './plot-scale.ts';
import type { Lane, TimelineModel } from './timeline-rules.ts';

interface Props {
  model: TimelineModel;
  scale: TimeScale;
  width: number;
}

/** As much room as a time on the axis takes, and as its letters alone do. */
const tickRoom = 110;
const labelRoom = 76;

export function laneHeightOf({ lanes }: Pick<TimelineModel, 'lanes'>): number {
  return (plotHeight - axisHeight) / lanes.length;
}

/** Where the middle of a lane is. */
export function middleOf(model: Pick<TimelineModel, 'lanes'>, lane: Lane): number {
  return (model.lanes.indexOf(lane) + 0.5) * laneHeightOf(model);
}

/** The ground of the drawing: lanes, times on the clocks of the class, and now. */
export function PlotLanes({ model, scale, width }: Props) {
  const { palette } = useTheme().vars;
  const height = laneHeightOf(model);
  const left = gutterOf(width);
  const [start = 0, end = 0] = scale.domain();
  const ticks = ticksOf({ start, end }, model.zone, Math.max(2, Math.floor((width - left) / tickRoom)));
  const labels = labelled(ticks, { xOf: scale, room: labelRoom, end: width });
  const now = scale(model.now);
  return (
    <>
      {model.lanes.map((lane, index) => (
        <rect
          key={lane}
          x={left}
          y={index * height}
          width={width - left}
          height={height}
          fill={index % 2 === 0 ? palette.surface.sunken : 'transparent'}
        />
      ))}
      {ticks.map(({ at }) => (
        <line
          key={at}
          x1={scale(at)}
          x2={scale(at)}
          y2={plotHeight - axisHeight + 4}
          stroke={palette.divider}
        />
      ))}
      {labels.map(({ at, label }) => (
        <text
          key={at}
          x={scale(at) + 3}
          y={plotHeight - 6}
          fontSize={11}
          fill={palette.text.secondary}
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {label}
        </text>
      ))}
      {now >= left && now <= width && (
        <line
          x1={now}
          x2={now}
          y2={plotHeight - axisHeight}
          stroke={palette.secondary.main}
          strokeDasharray="4 3"
        />
      )}
    </>
  );
}

/** Over the marks, so that one that moves out of sight goes under the names. */
export function LaneNames({ model, width }: Omit<Props, 'scale'>) {
  const { t } = useTranslation('timeline');
  const { palette } = useTheme().vars;
  const height = laneHeightOf(model);
  const left = gutterOf(width);
  return (
    <>
      {left > 0 && <rect width={left} height={plotHeight} fill={palette.background.default} />}
      {model.lanes.map((lane, index) => (
        <text
          key={lane}
          x={left > 0 ? 0 : 4}
          y={left > 0 ? (index + 0.5) * height : index * height + 10}
          dy={left > 0 ? '0.35em' : 0}
          fontSize={left > 0 ? 12 : 10}
          fill={palette.text.secondary}
          stroke={palette.background.default}
          strokeWidth={left > 0 ? 0 : 3}
          paintOrder="stroke"
        >
          {t(`lanes.${lane}`)}
        </text>
      ))}
    </>
  );
}
