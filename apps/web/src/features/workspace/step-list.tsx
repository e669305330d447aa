import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StudentAssignment, TimelineEntry } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';

type Props = Pick<StudentAssignment, 'timeline' | 'deadlines' | 'currentStep' | 'timezone'>;

/** Drafts in order, the final submission last, with the current step marked. */
export function StepList({ timeline, deadlines, currentStep, timezone }: Props) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {timeline.map((entry, index) => (
        <Step
          key={entry.draftId}
          entry={entry}
          weight={deadlines.find(({ draftId }) => draftId === entry.draftId)?.draftPointValue}
          zone={timezone}
          isCurrent={entry.draftId === currentStep?.draftId}
          isLast={index === timeline.length - 1}
        />
      ))}
    </Box>
  );
}

interface StepProps {
  entry: TimelineEntry;
  weight: number | undefined;
  zone: string;
  isCurrent: boolean;
  isLast: boolean;
}

function Step({ entry, weight, zone, isCurrent, isLast }: StepProps) {
  const { t } = useTranslation('workspace');
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{ display: 'flex', gap: 1.5, position: 'relative', pb: isLast ? 0 : 2.5 }}
    >
      <StepMark
        isDone={entry.status !== 'NONE' && entry.status !== 'MISSED'}
        isCurrent={isCurrent}
        hasNext={!isLast}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: isCurrent ? 650 : 560, overflowWrap: 'anywhere' }}>
            {isLast ? t('finalStep') : entry.title}
          </Typography>
          <StatusChip status={entry.status} noneTone="neutral" />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t('steps.due')} <DateTimeText inWords iso={entry.exceptionDeadline ?? entry.date} zone={zone} />
          {weight !== undefined && ` · ${t('steps.weight', { percent: weight })}`}
        </Typography>
        {entry.exception && (
          <Typography variant="body2" color="textSecondary">
            {entry.exceptionDeadline === null ? t('steps.exceptionOpen') : t('steps.exception')}
          </Typography>
        )}
        {entry.submitDate !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('steps.submitted')} <DateTimeText inWords iso={entry.submitDate} zone={zone} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function StepMark({ isDone, isCurrent, hasNext }: { isDone: boolean; isCurrent: boolean; hasNext: boolean }) {
  return (
    <Box aria-hidden sx={{ width: 12, flexShrink: 0, display: 'flex', justifyContent: 'center' }}>
      <Box
        sx={{
          mt: 0.75,
          width: 12,
          height: 12,
          borderRadius: '50%',
          border: 2,
          borderColor: isDone || isCurrent ? 'primary.main' : 'surface.border',
          bgcolor: isDone ? 'primary.main' : 'background.paper',
          zIndex: 1,
        }}
      />
      {hasNext && <Box sx={{ position: 'absolute', top: 18, bottom: -6, width: 2, bgcolor: 'divider' }} />}
    </Box>
  );
}
