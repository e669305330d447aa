import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { countdownText, deadlineWarning } from './deadlines.ts';
import { useServerTime } from './use-server-time.ts';

/** Warnings before a deadline, and what enforcement will do (spec 3 §4.3). */
export function DeadlineBanner({ assignment, offset }: { assignment: StudentAssignment; offset: number }) {
  const { t } = useTranslation('workspace');
  const now = useServerTime(offset);
  const warning = assignment.can.write ? deadlineWarning(assignment.timeline, now) : null;
  if (warning === null) return null;
  const { kind, title, deadline } = warning;
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity={kind === 'soon' ? 'info' : 'warning'}>{t(`deadline.${kind}`, { title })}</Alert>
      {assignment.preventAfterDueDate && (
        // The changing figures are not announced each second: the warning above was.
        <Alert severity="warning" role="presentation">
          {assignment.autoSubmission ? t('deadline.caution') : t('deadline.cautionClosing')}{' '}
          <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{countdownText(deadline - now)}</strong>
        </Alert>
      )}
    </Stack>
  );
}
