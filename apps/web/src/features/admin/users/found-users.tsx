import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type ManagedAccount, managedAccountsAtMost } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { useFoundUsers } from './use-users.ts';
import { roleName, type UserSearch } from './user-values.ts';

interface Props {
  search: UserSearch;
  onOpen: (account: ManagedAccount) => void;
}

/** The accounts that were found, each opened by a press on its row. */
export function FoundUsers({ search, onOpen }: Props) {
  const { t } = useTranslation('admin');
  const query = useFoundUsers(search);
  const columns = useColumns(onOpen);
  if (query.data === undefined && query.isError)
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {(query.data?.length ?? 0) >= managedAccountsAtMost && (
        <Alert severity="info">{t('user.more', { count: managedAccountsAtMost })}</Alert>
      )}
      <DataTable
        label={t('user.label')}
        columns={columns}
        rows={query.data}
        rowKey={(row) => row.id}
        onRow={onOpen}
        searchable={false}
        empty={
          search.pending ? (
            <EmptyState title={t('user.nobodyWaits')} text={t('user.nobodyWaitsText')} />
          ) : (
            <EmptyState title={t('user.nobody')} text={t('user.nobodyText')} />
          )
        }
      />
    </Stack>
  );
}

function useColumns(onOpen: (account: ManagedAccount) => void): readonly Column<ManagedAccount>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        id: 'firstName',
        header: t('field.firstName'),
        value: (row) => row.firstName,
        cell: (row) => (
          <Link
            component="button"
            type="button"
            onClick={() => onOpen(row)}
            aria-label={t('user.open', { name: `${row.firstName} ${row.lastName}` })}
            dir="auto"
            sx={{ textAlign: 'start', font: 'inherit' }}
          >
            {row.firstName}
          </Link>
        ),
      },
      {
        id: 'lastName',
        header: t('field.lastName'),
        value: (row) => row.lastName,
        cell: (row) => <bdi>{row.lastName}</bdi>,
      },
      { id: 'username', header: t('field.username'), value: (row) => row.username },
      {
        id: 'email',
        header: t('field.email'),
        value: (row) => row.email,
        cell: (row) => (
          <>
            {row.email}
            {!row.confirmed && (
              <Chip size="small" variant="outlined" label={t('user.unconfirmed')} sx={{ ml: 1 }} />
            )}
          </>
        ),
      },
      { id: 'phone', header: t('field.phone'), value: (row) => row.phone },
      {
        id: 'roles',
        header: t('field.roles'),
        value: (row) => namesOf(row),
        cell: (row) => (
          <>
            {namesOf(row)}
            {row.pendingSince !== null && <Chip size="small" color="warning" label={t('user.waits')} />}
          </>
        ),
      },
    ],
    [t, onOpen],
  );
}

function namesOf({ roles }: ManagedAccount): string {
  return roles
    .filter(({ selected }) => selected)
    .map(({ name }) => roleName(name))
    .join(', ');
}
