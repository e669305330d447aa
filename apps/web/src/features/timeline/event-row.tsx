import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { EventMark } from './event-mark.tsx';
import { formatDetails, formatEventName, timelineNamespaces } from './event-text.ts';
import { markSize } from './plot-scale.ts';
import type { TimelineEvent } from './timeline-rules.ts';

interface Props {
  event: TimelineEvent;
  zone: string;
}

/** An event with its mark and description. */
export function EventRow({ event, zone }: Props) {
  const { t } = useTranslation(timelineNamespaces);
  const details = formatDetails(event, zone, t);
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', minWidth: 0 }}>
      <svg
        width={markSize}
        height={markSize}
        aria-hidden="true"
        style={{ flexShrink: 0, overflow: 'visible' }}
      >
        <title>{formatEventName(event, t)}</title>
        <g transform={`translate(${markSize / 2} ${markSize / 2})`}>
          <EventMark event={event} count={1} isPinned={false} isCursor={false} />
        </g>
      </svg>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography
          component="span"
          variant="body2"
          dir="auto"
          sx={{ display: 'block', fontWeight: 560, overflowWrap: 'anywhere', whiteSpace: 'normal' }}
        >
          {formatEventName(event, t)}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', whiteSpace: 'normal' }}
        >
          {details.map((detail) => `${detail} · `)}
          <DateTimeText iso={new Date(event.at).toISOString()} zone={zone} />
        </Typography>
      </Box>
    </Box>
  );
}
