import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StudentClassDetail } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LazyDialogs } from '../../../ui/dialogs/lazy-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectReviewsButton, SelectReviewsDialog, useCandidates } from '../../peer-review/index.ts';
import { ActionButton } from './action-button.tsx';
import { DescriptionDialog } from './description-dialog.tsx';
import { sortByDeadline } from './sort-by-deadline.ts';
import type { AssignmentRow } from './use-assignment-columns.tsx';
import { useAssignmentColumns } from './use-assignment-columns.tsx';

/** The class's assignments, each with its next action. */
export function AssignmentsList({ classInfo }: { classInfo: StudentClassDetail }) {
  const { t } = useTranslation('student-class');
  const [described, setDescribed] = useState<AssignmentRow | null>(null);
  const [reviewSelectionRow, setReviewSelectionRow] = useState<AssignmentRow | null>(null);
  const candidates = useCandidates(classInfo.id);
  const columns = useAssignmentColumns(classInfo);
  return (
    <>
      <DataTable
        label={t('list.title')}
        noun="assignments"
        columns={columns}
        rows={sortByDeadline(classInfo.assignments, now())}
        rowKey={(row) => row.id}
        urlKey="assignments"
        actions={(row) => (
          <RowActions
            row={row}
            zone={classInfo.classTimeZone}
            canSelect={!candidates.isLoading && candidates.byAssignment.has(row.id)}
            onSelect={() => setReviewSelectionRow(row)}
            onDescribe={() => setDescribed(row)}
          />
        )}
        emptyState={<EmptyState title={t('list.none')} text={t('list.noneText')} />}
      />
      {classInfo.assignments.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('zoneNote', { zone: classInfo.classTimeZone.replaceAll('_', ' ') })}
        </Typography>
      )}
      <LazyDialogs preload={dialogs}>
        {reviewSelectionRow !== null && (
          <SelectReviewsDialog
            classId={classInfo.id}
            assignmentId={reviewSelectionRow.id}
            title={reviewSelectionRow.title}
            zone={classInfo.classTimeZone}
            onClose={() => setReviewSelectionRow(null)}
          />
        )}
      </LazyDialogs>
      <DescriptionDialog
        assignment={described}
        zone={classInfo.classTimeZone}
        onClose={() => setDescribed(null)}
      />
    </>
  );
}

const dialogs = [SelectReviewsDialog];

interface ActionProps {
  row: AssignmentRow;
  zone: string;
  /** Whether there are texts to choose from. */
  canSelect: boolean;
  onSelect: () => void;
  onDescribe: () => void;
}

function RowActions({ row, zone, canSelect, onSelect, onDescribe }: ActionProps) {
  const { t } = useTranslation(['student-class', 'peer-review']);
  return (
    <Stack
      direction="row"
      // Wraps to two lines if the action would otherwise be out of sight.
      sx={{
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1,
        justifyContent: { sm: 'flex-end' },
        maxWidth: { sm: 200, md: 'none' },
        '& .MuiButton-text': { mr: { sm: -1.75, md: 0 } },
        // The date beside them wraps instead: a button that shrinks is narrower than its text.
        '& .MuiButton-root': { flexShrink: { md: 0 } },
      }}
    >
      <SelectReviewsButton
        label={t('act.of', { act: t('peer-review:select.open'), title: row.title })}
        canSelect={canSelect}
        onSelect={onSelect}
      />
      <Button
        size="small"
        color="inherit"
        onClick={onDescribe}
        aria-label={t('act.of', { act: t('description'), title: row.title })}
      >
        {t('description')}
      </Button>
      <ActionButton row={row} zone={zone} />
    </Stack>
  );
}
