import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StudentAssignment } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { type DraftEvent, draftEvents } from './draft-events.ts';

interface Props {
  assignment: StudentAssignment;
  feedbacks: NonNullable<StudentAssignment['submission']>['feedbacks'];
}

/** Everything around the text by its time: what has been, and what is still to come. */
export function DraftTimeline({ assignment, feedbacks }: Props) {
  const { t } = useTranslation('workspace');
  const { startDate, timeline, timezone } = assignment;
  const events = draftEvents({ startDate, timeline, feedbacks }, Date.parse(assignment.serverTime));
  return (
    <Box component="ol" aria-label={t('steps.asTimeline')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map((event, index) => (
        <Box
          component="li"
          key={event.id}
          sx={{
            borderLeft: 2,
            borderColor: event.isAhead ? 'divider' : 'primary.main',
            borderLeftStyle: event.isAhead ? 'dashed' : 'solid',
            pl: 1.5,
            pb: index === events.length - 1 ? 0 : 1.5,
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
            {nameOf(event, t)}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
            <DateTimeText iso={new Date(event.at).toISOString()} zone={timezone} />
            {event.isAhead && ` · ${t('events.later')}`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function nameOf({ kind, title, isFinal }: DraftEvent, t: TFunction<'workspace'>): string {
  if (kind === 'start') return t('events.start');
  if (kind === 'comment' && title === '') return t('events.general');
  return t(`events.${kind}`, { title: isFinal ? t('finalStep') : title });
}
