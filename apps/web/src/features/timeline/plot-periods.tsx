import { useTheme } from '@mui/material/styles';
import { useId } from 'react';
import { isolateBidi } from '../../lib/bidi-isolation.ts';
import { toneOfStatus } from './event-icons.tsx';
import { useToneColour } from './event-mark.tsx';
import { middleOf } from './plot-lanes.tsx';
import { computeGutter, markSize, type TimeScale } from './plot-scale.ts';
import type { Period, TimelineModel } from './timeline-rules.ts';

interface Props {
  model: TimelineModel;
  scale: TimeScale;
  width: number;
}

/** Share of the status colour in a draft's bar: five shades, so that neighbours can be told apart. */
const shadeShares = [16, 28, 12, 34, 22];
/** Extensions are drawn above the bars, because they overlap with the period of the next draft. */
const extensionHeight = 4;
/** Average characters per pixel. */
const charactersPerPixel = 1 / 6.5;

/** The writing period of each draft, and extensions for this student. */
export function PlotPeriods({ model, scale, width }: Props) {
  const { palette } = useTheme().vars;
  const chooseColour = useToneColour();
  const pattern = `more${useId().replaceAll(/\W/g, '')}`;
  const y = middleOf(model, 'drafts') - markSize / 2;
  const left = computeGutter(width);
  const computeBar = (start: number, end: number) => {
    const [from, to] = [Math.max(left, scale(start)), Math.min(width, scale(end))];
    return { x: from, width: Math.max(0, to - from) };
  };
  return (
    <>
      <pattern id={pattern} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2={6} stroke={palette.warning.main} strokeWidth={2} />
      </pattern>
      {model.periods.map((period) => {
        const bar = computeBar(period.start, period.end);
        const colour = chooseColour(toneOfStatus(period.status));
        const more = extensionBar(period, model, computeBar);
        return (
          <g key={period.id}>
            {bar.width > 0 && (
              <rect
                {...bar}
                y={y}
                height={markSize}
                rx={3}
                data-shade={period.shade}
                stroke={colour}
                strokeOpacity={0.5}
                style={{
                  fill: `color-mix(in srgb, ${colour} ${shadeShares[period.shade]}%, transparent)`,
                }}
              />
            )}
            {more !== null && (
              <rect {...more} y={y - extensionHeight} height={extensionHeight} fill={`url(#${pattern})`} />
            )}
            <text
              x={bar.x + markSize / 2 + 6}
              y={y + markSize / 2}
              dy="0.35em"
              fontSize={11}
              fill={palette.text.primary}
            >
              {isolateBidi(shortTitle(period.title, bar.width - 2 * markSize), 'ltr')}
            </text>
          </g>
        );
      })}
    </>
  );
}

function extensionBar(
  { end, extension }: Period,
  { now }: TimelineModel,
  computeBar: (start: number, end: number) => { x: number; width: number },
) {
  if (extension === null) return null;
  // An open-ended extension is drawn until now.
  const bar = computeBar(end, extension.until ?? Math.max(now, end));
  return bar.width > 0 ? bar : null;
}

/** As much of a title as fits; nothing rather than two letters. */
function shortTitle(title: string, available: number): string {
  const characters = Math.floor(available * charactersPerPixel);
  if (title.length <= characters) return title;
  return characters < 4 ? '' : `${title.slice(0, characters - 1)}\u2026`;
}
