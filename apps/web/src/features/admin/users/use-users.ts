import type { ManagedAccount, UserId } from '@redraft/contracts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/snackbars.ts';
import { useAction } from '../../../lib/use-action.ts';
import { decideInstructor, loadRoles, loadUsers, saveUser, searchUsers } from './user-calls.ts';
import type { UserSearch, UserValues } from './user-values.ts';

const usersKey = 'managed-users';

/** Disabled until there is a search. */
export function useFoundUsers(search: UserSearch | null) {
  return useQuery({
    queryKey: [usersKey, search],
    queryFn: ({ signal }) => (search === null ? [] : searchUsers(search, signal)),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
}

/** All accounts, paginated. */
export function useAllUsers() {
  return useInfiniteQuery({
    queryKey: [usersKey, 'all'],
    queryFn: ({ pageParam: index, signal }) => loadUsers(index, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { accounts }) => sum + accounts.length, 0);
      return loaded < total ? pages.length : undefined;
    },
  });
}

export function useRoles() {
  return useQuery({ queryKey: ['roles'], queryFn: ({ signal }) => loadRoles(signal) });
}

export function useSaveUser(account: ManagedAccount | null, onSaved: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: (values: UserValues) => saveUser(account, values),
    meta: { showsOwnError: true },
    onSuccess: async () => {
      notify(t('user.saved'));
      onSaved();
      await client.invalidateQueries({ queryKey: [usersKey] });
    },
  });
}

export function useDecideInstructor(id: UserId, onDecided: () => void) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  return useAction({
    mutationFn: (outcome: 'approved' | 'declined') => decideInstructor(id, outcome),
    meta: { showsOwnError: true },
    onSuccess: async (_account, outcome) => {
      notify(t(`user.${outcome}`));
      onDecided();
      await client.invalidateQueries({ queryKey: [usersKey] });
    },
  });
}
