import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RetainedClass, Retention } from '@redraft/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { HoldAction } from './hold-action.tsx';
import { loadRetention, retentionKey, saveRetention } from './retention-calls.ts';

const choices = [6, 12, 24, 36, 60, 120];

/** /admin/retention: how long classes are kept, which would be deleted, and holds. */
export function RetentionPage() {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const preview = chosen ?? undefined;
  const query = useQuery({
    queryKey: [retentionKey, preview ?? null],
    queryFn: ({ signal }) => loadRetention(preview, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminFrame title={t('link.retention')} subtitle={t('about.retention')}>
      <QueryView query={query}>
        {(retention) => (
          <Stack sx={{ gap: 3 }}>
            <SettingCard
              retention={retention}
              months={chosen === undefined ? retention.months : chosen}
              onChoose={setChosen}
            />
            <EndedClasses classes={retention.classes} />
          </Stack>
        )}
      </QueryView>
    </AdminFrame>
  );
}

interface SettingProps {
  retention: Retention;
  months: number | null;
  onChoose: (months: number | null | undefined) => void;
}

function SettingCard({ retention, months, onChoose }: SettingProps) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const save = useAction({
    mutationFn: saveRetention,
    successMessage: () => t('retention.saved'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [retentionKey] });
      onChoose(undefined);
    },
  });
  const today = new Date(now()).toISOString().slice(0, 10);
  const due = retention.classes.filter(
    ({ deletedFrom, hold }) => hold === null && deletedFrom !== null && deletedFrom <= today,
  );
  const isChanged = months !== retention.months;
  const options = [...new Set([...choices, ...(retention.months === null ? [] : [retention.months])])];
  return (
    <Card variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2, maxWidth: 640 }}>
      <TextField
        select
        label={t('retention.keep')}
        value={months ?? 0}
        onChange={({ target }) => onChoose(Number(target.value) || null)}
      >
        <MenuItem value={0}>{t('retention.forever')}</MenuItem>
        {options
          .sort((one, other) => one - other)
          .map((count) => (
            <MenuItem key={count} value={count}>
              {t('retention.months', { count })}
            </MenuItem>
          ))}
      </TextField>
      <Typography variant="body2" color="textSecondary">
        {t('retention.help')}
      </Typography>
      {isChanged && months !== null && due.length > 0 && (
        <Alert severity="warning">{t('retention.would', { count: due.length })}</Alert>
      )}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={!isChanged}
        loading={save.isPending}
        onClick={() => save.mutate(months)}
      >
        {t('retention.save')}
      </Button>
    </Card>
  );
}

function EndedClasses({ classes }: { classes: readonly RetainedClass[] }) {
  const { t } = useTranslation('admin');
  const columns = useClassColumns();
  return (
    <DataTable
      label={t('retention.classes')}
      noun="classes"
      columns={columns}
      rows={classes}
      rowKey={(row) => row.id}
      actions={(row) => <HoldAction row={row} />}
      emptyState={<EmptyState dense title={t('retention.none')} />}
    />
  );
}

function describeHold(
  t: TFunction<'admin'>,
  { reason, deletedAccounts }: NonNullable<RetainedClass['hold']>,
) {
  const held = t('retention.held', { reason });
  return deletedAccounts === 0 ? held : `${held}. ${t('retention.heldAccounts', { count: deletedAccounts })}`;
}

function useClassColumns(): readonly Column<RetainedClass>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      { id: 'name', header: t('retention.name'), value: (row) => row.name },
      { id: 'owner', header: t('retention.owner'), value: (row) => row.owner },
      { id: 'ended', header: t('retention.ended'), value: (row) => row.endDay },
      { id: 'students', header: t('retention.students'), align: 'end', value: (row) => row.students },
      { id: 'texts', header: t('retention.texts'), align: 'end', value: (row) => row.texts },
      {
        id: 'deleted',
        header: t('retention.deleted'),
        value: (row) => (row.hold ? describeHold(t, row.hold) : (row.deletedFrom ?? t('retention.never'))),
      },
    ],
    [t],
  );
}
