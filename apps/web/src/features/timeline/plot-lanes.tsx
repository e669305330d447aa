import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isolateBidi } from '../../lib/bidi-isolation.ts';
import { computeTicks, dropOverlappingTicks } from './axis-rules.ts';
import { axisHeight, computeGutter, isWide, plotHeight, type TimeScale } from './plot-scale.ts';
import type { Lane, TimelineModel } from './timeline-rules.ts';

interface Props {
  model: TimelineModel;
  scale: TimeScale;
  width: number;
}

/** Width of a time label on the axis with and without margins. */
const tickWidth = 110;
const labelWidth = 76;

export function laneHeightOf({ lanes }: Pick<TimelineModel, 'lanes'>): number {
  return (plotHeight - axisHeight) / lanes.length;
}

/** Vertical centre of a lane. */
export function middleOf(model: Pick<TimelineModel, 'lanes'>, lane: Lane): number {
  return (model.lanes.indexOf(lane) + 0.5) * laneHeightOf(model);
}

/** Background: lanes, time axis in the class's zone, and the current time. */
export function PlotLanes({ model, scale, width }: Props) {
  const { palette } = useTheme().vars;
  const height = laneHeightOf(model);
  const left = computeGutter(width);
  const [start = 0, end = 0] = scale.domain();
  const ticks = computeTicks({ start, end }, model.zone, Math.max(2, Math.floor((width - left) / tickWidth)));
  const labels = dropOverlappingTicks(ticks, { xOf: scale, minGap: labelWidth, end: width });
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
          {isolateBidi(label, 'ltr')}
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

/** Lane names beside the drawing. */
export function LaneNames({ model, width }: Omit<Props, 'scale'>) {
  const { t } = useTranslation('timeline');
  const { palette } = useTheme().vars;
  const height = laneHeightOf(model);
  const fontSize = isWide(width) ? 12 : 10.5;
  const splitIntoWords = (name: string) => (isWide(width) ? [name] : name.split(' '));
  return (
    <>
      {model.lanes.map((lane, index) => {
        const lines = splitIntoWords(t(`lanes.${lane}`));
        return lines.map((line, lineIndex) => (
          <text
            key={`${lane} ${line}`}
            y={(index + 0.5) * height + (lineIndex - (lines.length - 1) / 2) * (fontSize + 1)}
            dy="0.35em"
            fontSize={fontSize}
            fill={palette.text.secondary}
          >
            {line}
          </text>
        ));
      })}
    </>
  );
}
