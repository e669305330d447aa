import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

/** Title of the text, and deadline of the current step. */
export function WorkspaceTitle({
  assignment,
  isNarrow,
}: {
  assignment: StudentAssignment;
  isNarrow: boolean;
}) {
  const { t } = useTranslation('workspace');
  const { title, currentStep, timezone } = assignment;
  const due = assignment.timeline.find(({ draftId }) => draftId === currentStep?.draftId);
  return (
    <Box sx={{ flex: '1 1 0', minWidth: 64 }}>
      <Typography
        variant="h4"
        component="h1"
        noWrap
        dir="auto"
        title={title}
        // A right-to-left title is left-aligned too, beside the back button.
        sx={{ textAlign: 'left', lineHeight: 1.3, fontSize: isNarrow ? '1rem' : '1.125rem' }}
      >
        {title}
      </Typography>
      {due !== undefined && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          noWrap
          sx={{ lineHeight: 1.3, m: 0 }}
        >
          {!isNarrow && `${currentStep?.isFinal ? t('finalStep') : due.title} · `}
          {t('due')} <DateTimeText inWords iso={due.exceptionDeadline ?? due.date} zone={timezone} />
        </Typography>
      )}
    </Box>
  );
}
