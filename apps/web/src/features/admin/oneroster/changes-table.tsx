import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits, type RosterChange } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** The changes of an import one by one, removals first. */
export function ChangesTable({ changes }: { changes: readonly RosterChange[] }) {
  const { t } = useTranslation('oneroster');
  const columns = useColumns();
  return (
    <Box>
      <DataTable
        label={t('changes')}
        noun="rows"
        columns={columns}
        rows={changes}
        rowKey={(row) => `${row.kind} ${row.className} ${row.name} ${row.detail}`}
        emptyState={<EmptyState dense title={t('nothing')} />}
      />
      {changes.length >= limits.rosterChangesListed && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('onlyFirst', { count: limits.rosterChangesListed })}
        </Typography>
      )}
    </Box>
  );
}

function ChangeDetail({ change: { detail, renamed } }: { change: RosterChange }) {
  const { t } = useTranslation('oneroster');
  return (
    <>
      <bdi>{detail}</bdi>
      {renamed !== null && (
        <Typography variant="body2" color="textSecondary" component="div">
          {t(`renamed.${renamed.reason}`, { given: renamed.given, username: renamed.username })}
        </Typography>
      )}
    </>
  );
}

function useColumns(): readonly Column<RosterChange>[] {
  const { t } = useTranslation('oneroster');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.name'),
        value: (row) => row.name,
        cell: (row) => <bdi>{row.name || '-'}</bdi>,
      },
      { id: 'kind', header: t('field.kind'), value: (row) => t(`kind.${row.kind}`) },
      {
        id: 'class',
        header: t('field.class'),
        value: (row) => row.className,
        cell: (row) => <bdi>{row.className}</bdi>,
      },
      {
        id: 'detail',
        header: t('field.detail'),
        value: (row) => row.detail,
        cell: (row) => <ChangeDetail change={row} />,
      },
    ],
    [t],
  );
}
