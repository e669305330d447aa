import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EventRow } from './event-row.tsx';
import type { TimelineEvent } from './timeline-rules.ts';
import type { Timeline } from './use-timeline.ts';

interface Props {
  timeline: Timeline;
  name: string;
}

/** The events as a list of text. */
export function TimelineList({ timeline, name }: Props) {
  const { t } = useTranslation('timeline');
  const { model } = timeline;
  return (
    <>
      <Box
        component="ol"
        aria-label={name}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
          columnGap: 1,
        }}
      >
        {model.events.map((event) => (
          <Box component="li" key={event.id}>
            <ListedEvent timeline={timeline} event={event} />
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('zone', { zone: model.zone.replaceAll('_', ' ') })}
      </Typography>
    </>
  );
}

function ListedEvent({ timeline, event }: { timeline: Timeline; event: TimelineEvent }) {
  const row = <EventRow event={event} zone={timeline.model.zone} />;
  const isPinned = event.id === timeline.pinned;
  if (event.target === null) return <Box sx={{ p: 0.75 }}>{row}</Box>;
  return (
    <ButtonBase
      aria-pressed={isPinned}
      onClick={() => timeline.choose(event)}
      sx={{
        p: 0.75,
        width: '100%',
        justifyContent: 'flex-start',
        textAlign: 'start',
        borderRadius: 1,
        bgcolor: isPinned ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isPinned ? 'action.selected' : 'action.hover' },
      }}
    >
      {row}
    </ButtonBase>
  );
}
