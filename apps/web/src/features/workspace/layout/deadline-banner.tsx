import Alert from '@mui/material/Alert';
import type { StudentAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../deadlines.ts';
import { useServerTime } from '../use-server-time.ts';
import { findNotice } from './notices.ts';

interface Props {
  assignment: StudentAssignment;
  offset: number;
}

/** Countdown to the next deadline within an hour, and what happens then. */
export function DeadlineBanner({ assignment, offset }: Props) {
  const { t } = useTranslation('workspace');
  const currentTime = useServerTime(offset);
  const notice = findNotice(assignment, currentTime);
  if (notice?.kind !== 'due' || notice.enforcement === null) return null;
  return (
    <Alert
      severity="warning"
      // Announced once; the countdown is outside the live region.
      role="presentation"
      sx={{
        flexShrink: 0,
        borderRadius: 0,
        py: 0,
        px: { xs: 1.5, sm: 2.5 },
        '& .MuiAlert-message': { py: 0.75 },
      }}
    >
      <span role="status">
        {notice.enforcement === 'submits' ? t('deadline.caution') : t('deadline.cautionClosing')}
      </span>{' '}
      <strong style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {formatCountdown(notice.deadline - currentTime)}
      </strong>
    </Alert>
  );
}
