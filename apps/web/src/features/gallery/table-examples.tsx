import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeleteOutlinedIcon } from '../../ui/icons/index.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { SampleStudent } from './sample-world.ts';
import { sampleStudents } from './sample-world.ts';
import { useStudentColumns } from './use-student-columns.tsx';

const amounts = { few: 24, many: 1000, none: 0, loading: null } as const;
const amountNames = ['few', 'many', 'none', 'loading'] as const;

export function TableExamples() {
  const { t } = useTranslation('gallery');
  const [amount, setAmount] = useState<(typeof amountNames)[number]>('few');
  const [removing, setRemoving] = useState<SampleStudent | null>(null);
  const columns = useStudentColumns();
  const count = amounts[amount];
  const rows = useMemo(() => (count === null ? undefined : sampleStudents(count)), [count]);
  const remove = () => {
    notify(t('removeTitle', { name: removing?.name ?? '' }), {
      action: { label: t('undo'), onClick: () => {} },
    });
    setRemoving(null);
  };
  return (
    <>
      <DataTable
        label={t('students')}
        noun="students"
        columns={columns}
        rows={rows}
        rowKey={(student) => student.id}
        urlKey="students"
        initialSort={{ id: 'name', direction: 'asc' }}
        expand={() => <Drafts />}
        actions={(student) => (
          <Tooltip title={t('remove')}>
            <IconButton
              size="small"
              aria-label={`${t('remove')}: ${student.name}`}
              onClick={() => setRemoving(student)}
            >
              <DeleteOutlinedIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        toolbar={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={amount}
            aria-label={t('student.rows')}
            onChange={(_event, value: (typeof amountNames)[number] | null) =>
              value !== null && setAmount(value)
            }
          >
            {amountNames.map((name) => (
              <ToggleButton key={name} value={name}>
                {t(name)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
        emptyState={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<Button variant="contained">{t('addStudent')}</Button>}
          />
        }
      />
      <ConfirmDialog
        open={removing !== null}
        title={t('removeTitle', { name: removing?.name ?? '' })}
        confirmLabel={t('remove')}
        tone="danger"
        onConfirm={remove}
        onClose={() => setRemoving(null)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}

function Drafts() {
  const { t } = useTranslation('gallery');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <StatusChip status="SUBMITTED" label={t('draft', { number: 1 })} />
      <StatusChip status="SUBMITTED_LATE" label={t('draft', { number: 2 })} />
      <StatusChip status="NONE" label={t('final')} />
    </Stack>
  );
}
