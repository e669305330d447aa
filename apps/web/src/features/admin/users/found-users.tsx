import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type ManagedAccount, maxManagedAccounts, shownAddress } from '@redraft/contracts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { PendingDetails, RowDecision } from './pending-request.tsx';
import { useAllUsers, useFoundUsers } from './use-users.ts';
import type { UserSearch } from './user-values.ts';

interface Props {
  search: UserSearch;
  onOpen: (account: ManagedAccount) => void;
}

/** Accounts found; clicking a row opens one. */
export function FoundUsers({ search, onOpen }: Props) {
  const { t } = useTranslation('admin');
  const query = useFoundUsers(search);
  if (query.data === undefined && query.isError)
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {(query.data?.length ?? 0) >= maxManagedAccounts && (
        <Alert severity="info">{t('user.more', { count: maxManagedAccounts })}</Alert>
      )}
      <UsersTable
        rows={query.data}
        onOpen={onOpen}
        emptyState={
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

/** All accounts while there is no search; those waiting for approval first. */
export function AllUsers({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useTranslation('admin');
  const query = useAllUsers();
  const { data, hasNextPage, fetchNextPage } = query;
  if (data === undefined && query.isError)
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  const rows = data?.pages.flatMap(({ accounts }) => accounts);
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <LoadMore
      hasMore={hasNextPage}
      label={t('user.showMore', { shown: rows?.length ?? 0, count: total })}
      onMore={async () => void (await fetchNextPage())}
    >
      <UsersTable rows={rows} onOpen={onOpen} emptyState={<EmptyState title={t('user.nobody')} />} />
    </LoadMore>
  );
}

interface TableProps extends Pick<Props, 'onOpen'> {
  rows: readonly ManagedAccount[] | undefined;
  emptyState: ReactNode;
}

function UsersTable({ rows, onOpen, emptyState }: TableProps) {
  const { t } = useTranslation('admin');
  const columns = useColumns(onOpen);
  const hasPendingUsers = rows?.some(({ pendingSince }) => pendingSince !== null) ?? false;
  return (
    <DataTable
      label={t('user.label')}
      noun="users"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onRow={onOpen}
      searchable={false}
      emptyState={emptyState}
      {...(hasPendingUsers && {
        actions: (row: ManagedAccount) => row.pendingSince !== null && <RowDecision account={row} />,
      })}
    />
  );
}

function useColumns(onOpen: (account: ManagedAccount) => void): readonly Column<ManagedAccount>[] {
  const { t } = useTranslation(['admin', 'accounts']);
  return useMemo(() => {
    const formatRoles = ({ roles }: ManagedAccount) =>
      roles
        .filter(({ selected }) => selected)
        .map(({ name, scope }) => {
          const role = t(`accounts:role.${name}`);
          return scope === null ? role : t('scope.limited', { role });
        })
        .join(', ');
    return [
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
        value: (row) => shownAddress(row.email),
        cell: (row) => (
          // A long address wraps before the row's decision buttons are pushed out of sight.
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', minWidth: { sm: 136 } }}>
            <Address email={shownAddress(row.email)} />
            {!row.confirmed && <Chip size="small" variant="outlined" label={t('user.unconfirmed')} />}
          </Stack>
        ),
      },
      { id: 'phone', header: t('field.phone'), value: (row) => row.phone },
      {
        id: 'roles',
        header: t('field.roles'),
        value: (row) => formatRoles(row),
        cell: (row) => (
          <>
            {formatRoles(row)}
            {row.pendingSince !== null && <PendingDetails account={row} since={row.pendingSince} />}
          </>
        ),
      },
    ];
  }, [t, onOpen]);
}

/** If the address wraps, the second line starts with the host. */
function Address({ email }: { email: string }) {
  const host = email.lastIndexOf('@');
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </Box>
  );
}
