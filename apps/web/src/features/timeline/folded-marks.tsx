import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { chooseIcon } from './event-icons.tsx';
import { useToneColour } from './event-mark.tsx';
import type { TimelineEvent } from './timeline-rules.ts';
import { spanOf, type View } from './zoom-rules.ts';

interface Props {
  events: readonly TimelineEvent[];
  /** Time range of the whole timeline. */
  fullView: View;
  now: number;
}

const height = 16;
const radius = 4;

/** The folded timeline: one mark per event, filled if it has occurred. The description beside it is for screen readers. */
export function FoldedMarks({ events, fullView, now }: Props) {
  const { palette } = useTheme().vars;
  const chooseColour = useToneColour();
  const toPercent = (time: number) => `${(100 * (time - fullView.start)) / Math.max(1, spanOf(fullView))}%`;
  return (
    <Box
      component="svg"
      aria-hidden
      height={height}
      sx={{ flex: '1 1 60px', minWidth: 60, maxWidth: 280, overflow: 'visible', mx: 1 }}
    >
      <line x1="0" x2="100%" y1={height / 2} y2={height / 2} stroke={palette.divider} strokeWidth={2} />
      {events.map((event) => {
        const colour = chooseColour(chooseIcon(event).tone);
        return (
          <circle
            key={event.id}
            cx={toPercent(event.at)}
            cy={height / 2}
            r={radius}
            fill={event.at <= now ? colour : palette.background.default}
            stroke={colour}
            strokeWidth={1.5}
          />
        );
      })}
    </Box>
  );
}
