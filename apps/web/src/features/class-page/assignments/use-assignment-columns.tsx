import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassAssignment, ClassId, ClassOverview } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { ProgressText } from './progress-text.tsx';

type ColumnsClass = Pick<ClassOverview, 'id' | 'classTimeZone' | 'students'>;

export function useAssignmentColumns(classDetails: ColumnsClass): readonly Column<ClassAssignment>[] {
  const { id: classId, classTimeZone: zone } = classDetails;
  const students = classDetails.students.length;
  const { t } = useTranslation(['classes', 'common']);
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('assignment.title'),
        value: (row) => row.title,
        cell: (row) => <TitleCell assignment={row} classId={classId} />,
      },
      {
        id: 'progress',
        header: t('assignment.progress'),
        value: (row) => row.progress.toGrade,
        cell: (row) => <ProgressText progress={row.progress} students={students} />,
        searchable: false,
      },
      {
        id: 'start',
        header: t('assignment.start'),
        value: (row) => row.startDate,
        cell: (row) => <DateTimeText iso={row.startDate} zone={zone} />,
        searchable: false,
      },
      {
        id: 'deadline',
        header: t('assignment.deadline'),
        value: (row) => row.endDate,
        cell: (row) => <DateTimeText iso={row.endDate} zone={zone} />,
        searchable: false,
      },
      {
        id: 'autosubmit',
        header: t('assignment.autosubmit'),
        value: (row) => (row.autoSubmission ? t('common:yes') : t('common:no')),
        searchable: false,
      },
    ],
    [t, zone, classId, students],
  );
}

const twoLineClamp = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontWeight: 400,
  maxWidth: 520,
  overflowWrap: 'anywhere',
} as const;

/** Title with a link to the texts, status notes, and the start of the description. */
function TitleCell({ assignment, classId }: { assignment: ClassAssignment; classId: ClassId }) {
  const { t } = useTranslation('classes');
  const { id, title, description, stoped: isPaused, visible } = assignment;
  return (
    <Box sx={{ minWidth: { sm: 104, md: 200 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={`/gradebook/${classId}?assignment=${id}`}>
          {title}
        </Link>
        {isPaused && <Chip size="small" color="error" variant="outlined" label={t('assignment.paused')} />}
        {!visible && <Chip size="small" variant="outlined" label={t('assignment.hidden')} />}
      </Stack>
      {description !== '' && (
        <Typography variant="body2" color="textSecondary" sx={twoLineClamp}>
          {description}
        </Typography>
      )}
    </Box>
  );
}
