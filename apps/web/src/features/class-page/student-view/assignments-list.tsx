import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StudentClassDetail } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { now } from '../../../lib/clock.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { DescriptionDialog } from './description-dialog.tsx';
import { isInviting, nextAct } from './next-act.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';
import { useAssignmentColumns } from './use-assignment-columns.tsx';

/** The assignments of the class, each with what comes next. */
export function AssignmentsList({ course }: { course: StudentClassDetail }) {
  const { t } = useTranslation('student-class');
  const [described, setDescribed] = useState<AssignmentRow | null>(null);
  const columns = useAssignmentColumns(course);
  return (
    <>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={course.assignments}
        rowKey={(row) => row.id}
        urlKey="assignments"
        initialSort={{ id: 'due', direction: 'asc' }}
        actions={(row) => (
          <RowActions row={row} zone={course.classTimeZone} onDescribe={() => setDescribed(row)} />
        )}
        empty={<EmptyState title={t('list.none')} text={t('list.noneText')} />}
      />
      {course.assignments.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('zoneNote', { zone: course.classTimeZone.replaceAll('_', ' ') })}
        </Typography>
      )}
      <DescriptionDialog
        assignment={described}
        zone={course.classTimeZone}
        onClose={() => setDescribed(null)}
      />
    </>
  );
}

interface ActionProps {
  row: AssignmentRow;
  zone: string;
  onDescribe: () => void;
}

function RowActions({ row, zone, onDescribe }: ActionProps) {
  const { t } = useTranslation('student-class');
  const act = nextAct(row, now());
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: { sm: 'flex-end' } }}>
      <Button
        size="small"
        color="inherit"
        onClick={onDescribe}
        // On a card its words stand under those above it.
        sx={{ ml: { xs: -1.75, sm: 0 } }}
        aria-label={t('act.of', { act: t('description'), title: row.title })}
      >
        {t('description')}
      </Button>
      {act === 'wait' ? (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
          {t('begins')} <DateTimeText iso={row.startDate} zone={zone} />
        </Typography>
      ) : (
        <Button
          component={Link}
          to={`/assignment/${row.id}`}
          size="small"
          variant={isInviting(row, now()) ? 'contained' : 'outlined'}
          aria-label={t('act.of', { act: t(`act.${act}`), title: row.title })}
          sx={{ minWidth: 72 }}
        >
          {t(`act.${act}`)}
        </Button>
      )}
    </Stack>
  );
}
