import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasPermission, useSession } from '../../lib/session.ts';
import { DraftReachedChip } from '../../ui/draft-reached.tsx';
import { ArrowBackIcon, KeyboardOutlinedIcon } from '../../ui/icons/index.ts';
import { mirroredIcon } from '../../ui/icons/mirrored-icon.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DateTimeText } from '../../ui/time/date-time-text.tsx';
import { findDraftReached } from './draft-states.ts';
import { FilterSelect } from './filter-select.tsx';
import { NextToGrade } from './next-to-grade.tsx';
import { OtherReaders } from './other-readers.tsx';
import { announcedKey } from './page-keys-choice.ts';
import type { ReaderDialogName } from './reader-dialogs.tsx';
import { keyName } from './reader-keys.ts';
import { StudentPager } from './student-pager.tsx';
import type { ReadingQueue } from './use-reading-queue.ts';

interface Props {
  submission: ReadSubmission;
  queue: ReadingQueue;
  onOpen: (dialog: ReaderDialogName) => void;
}

/** Back link, student, assignment, status, and navigation between texts. */
export function ReaderBar({ submission, queue, onOpen }: Props) {
  const { t } = useTranslation('grading');
  const { assignmentTitle, assignmentDuedate, classTimezone, status, studentName } = submission;
  const draft = findDraftReached(submission);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap' }}>
      <BackButton submission={submission} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography
          variant="h4"
          component="h1"
          noWrap
          dir="auto"
          title={studentName}
          sx={{ textAlign: 'left', lineHeight: 1.3, fontSize: '1.125rem' }}
        >
          {studentName}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          noWrap
          sx={{ m: 0, lineHeight: 1.3 }}
        >
          <bdi>{assignmentTitle}</bdi> · {t('bar.due')}{' '}
          <DateTimeText inWords iso={assignmentDuedate} zone={classTimezone} />
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {draft ? <DraftReachedChip draft={draft} /> : <StatusChip status={status} />}
        {status === 'NONE' && <Chip size="small" variant="outlined" label={t('ongoing')} />}
      </Stack>
      <OtherReaders submissionId={submission.submissionId} />
      <FilterSelect {...queue} />
      <StudentPager submission={submission} queue={queue} />
      <NextToGrade submission={submission} queue={queue} />
      <KeysButton onOpen={onOpen} />
    </Stack>
  );
}

function KeysButton({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useTranslation('reader');
  const key = keyName('help');
  return (
    <Tooltip title={`${t('keys.title')} (${key})`}>
      <IconButton
        aria-label={t('keys.title')}
        aria-keyshortcuts={announcedKey(key)}
        onClick={() => onOpen('keys')}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardOutlinedIcon />
      </IconButton>
    </Tooltip>
  );
}

function BackButton({ submission }: { submission: ReadSubmission }) {
  const { t } = useTranslation('grading');
  const user = useSession();
  const { classId, classTitle, can } = submission;
  const isOfStaff = can.manage || hasPermission(user, 'class.read_any');
  const label = t('bar.back', { title: classTitle });
  return (
    <Tooltip title={label}>
      <IconButton
        component={Link}
        to={isOfStaff ? `/classdetail/${classId}` : `/ta/classDetails/${classId}`}
        aria-label={label}
        edge="start"
      >
        <ArrowBackIcon sx={mirroredIcon} />
      </IconButton>
    </Tooltip>
  );
}
