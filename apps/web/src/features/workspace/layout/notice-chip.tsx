import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { StudentAssignment } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeClosed } from '../../../domain/submissions/index.ts';
import { LockOutlinedIcon, TimerOutlinedIcon } from '../../../ui/icons/index.ts';
import { formatCountdown } from '../deadlines.ts';
import { useServerTime } from '../use-server-time.ts';
import { findNotice, type Notice } from './notices.ts';

interface Props {
  assignment: StudentAssignment;
  offset: number;
  /** Shows one word or only the time, if there is no room for a sentence. */
  isShort: boolean;
}

/** A near deadline, or why the text is read-only: one line in the bar, expandable. */
export function NoticeChip({ assignment, offset, isShort }: Props) {
  const { t } = useTranslation('workspace');
  const currentTime = useServerTime(offset);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const notice = findNotice(assignment, currentTime);
  const text = useNoticeText(notice);
  const remaining = notice?.kind === 'due' ? formatCountdown(notice.deadline - currentTime) : null;
  const shortText = notice?.kind === 'closed' ? describeClosed(notice, t).label : remaining;
  const chip = notice !== null && (
    <Chip
      icon={
        notice.kind === 'due' ? <TimerOutlinedIcon fontSize="small" /> : <LockOutlinedIcon fontSize="small" />
      }
      color={isPressing(notice) ? 'warning' : 'default'}
      variant={isPressing(notice) ? 'filled' : 'outlined'}
      label={isShort ? shortText : text}
      onClick={(event) => setAnchor(event.currentTarget)}
      aria-label={t('notice.open', { text })}
      aria-haspopup="dialog"
      aria-expanded={anchor !== null}
      aria-controls={anchor === null ? undefined : id}
      sx={{ maxWidth: '100%', fontVariantNumeric: 'tabular-nums' }}
    />
  );
  return (
    <>
      {/* Announced once; the countdown is outside the live region. */}
      <div role="status" style={isShort ? visuallyHidden : { flex: '0 1 auto', minWidth: 0, maxWidth: 600 }}>
        {isShort ? text : chip}
      </div>
      {isShort && chip}
      {!isShort && remaining !== null && (
        <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {remaining}
        </Typography>
      )}
      {notice !== null && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          transformOrigin={{ vertical: 'top', horizontal: 'center' }}
          slotProps={{
            paper: { id, role: 'dialog', 'aria-label': t('notice.title'), sx: { maxWidth: 420, p: 1 } },
          }}
        >
          <Alert severity={isPressing(notice) ? 'warning' : 'info'} role="presentation">
            {text}{' '}
            {remaining !== null && (
              <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{remaining}</strong>
            )}
          </Alert>
        </Popover>
      )}
    </>
  );
}

function isPressing(notice: Notice): boolean {
  return notice.kind === 'due' && notice.isLast;
}

function useNoticeText(notice: Notice | null): string {
  const { t } = useTranslation('workspace');
  if (notice === null) return '';
  if (notice.kind === 'closed') return describeClosed(notice, t).text;
  const title = notice.isFinal ? t('finalStep') : notice.title;
  return t(notice.isLast ? 'deadline.last' : 'deadline.soon', { title });
}
