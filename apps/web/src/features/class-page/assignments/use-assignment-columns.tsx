import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClassAssignment } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';

export function useAssignmentColumns(zone: string): readonly Column<ClassAssignment>[] {
  const { t } = useTranslation(['classes', 'common']);
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('assignment.title'),
        value: (row) => row.title,
        cell: (row) => <TitleCell assignment={row} />,
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
    [t, zone],
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontWeight: 400,
  maxWidth: 520,
  overflowWrap: 'anywhere',
} as const;

/** The title, what holds students back from it, and the beginning of its description. */
function TitleCell({ assignment }: { assignment: ClassAssignment }) {
  const { t } = useTranslation('classes');
  const { title, description, stoped: isPaused, visible } = assignment;
  return (
    <Box sx={{ minWidth: { sm: 104, md: 200 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <span>{title}</span>
        {isPaused && <Chip size="small" color="error" variant="outlined" label={t('assignment.paused')} />}
        {!visible && <Chip size="small" variant="outlined" label={t('assignment.hidden')} />}
      </Stack>
      {description !== '' && (
        <Typography variant="body2" color="textSecondary" sx={twoLines}>
          {description}
        </Typography>
      )}
    </Box>
  );
}
