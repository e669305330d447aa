import { useTheme } from '@mui/material/styles';
import type { StatusTone } from '../../ui/status-chip.tsx';
import { chooseIcon } from './event-icons.tsx';
import { markSize } from './plot-scale.ts';
import type { TimelineEvent } from './timeline-rules.ts';

interface Props {
  event: TimelineEvent;
  /** Number of events in this mark. */
  count: number;
  isPinned: boolean;
  /** The keyboard cursor is on it. */
  isCursor: boolean;
}

const radius = markSize / 2;
const iconSize = 13;

/** Mark of an event, centred on the origin: filled if it can be opened, with a ring if it is open. */
export function EventMark({ event, count, isPinned, isCursor }: Props) {
  const { palette } = useTheme().vars;
  const { icon: Icon, tone } = chooseIcon(event);
  const colour = useToneColour()(tone);
  const canOpen = event.target !== null;
  const isCluster = count > 1;
  const innerSize = canOpen && !isCluster ? palette.background.paper : colour;
  return (
    <>
      {isCursor && (
        <circle
          r={radius + 4}
          fill="none"
          stroke={palette.text.primary}
          strokeWidth={1.5}
          strokeDasharray="3 2"
          className="cursor"
        />
      )}
      {isPinned && <circle r={radius + 2} fill="none" stroke={palette.primary.main} strokeWidth={2.5} />}
      <circle
        r={radius - 1}
        fill={canOpen && !isCluster ? colour : palette.background.paper}
        stroke={isCluster ? palette.text.primary : colour}
        strokeWidth={1.5}
      />
      {isCluster ? (
        <text textAnchor="middle" dy="0.35em" fontSize={12} fontWeight={700} fill={palette.text.primary}>
          {count}
        </text>
      ) : (
        <Icon
          x={-iconSize / 2}
          y={-iconSize / 2}
          width={iconSize}
          height={iconSize}
          sx={{ fontSize: iconSize, fill: innerSize }}
        />
      )}
    </>
  );
}

/** The colour of a status, the same as in its chip. */
export function useToneColour(): (tone: StatusTone) => string {
  const { palette } = useTheme().vars;
  return (tone) => (tone === 'neutral' ? palette.text.secondary : palette[tone].main);
}
