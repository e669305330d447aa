import type { ManagedAccount, UserId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/admin-accounts';
import { callApi } from '../../../lib/api.ts';
import type { UserSearch, UserValues } from './user-values.ts';

export function searchUsers(query: UserSearch, signal: AbortSignal) {
  return callApi(calls.searchAccounts, { query, signal });
}

export function loadUsers(index: number, signal: AbortSignal) {
  return callApi(calls.readAccountPage, { query: { index }, signal });
}

export function loadRoles(signal: AbortSignal) {
  return callApi(calls.listRoles, { signal });
}

/** Searches by parts of the class name, instructor name or key. */
export function findClasses(text: string, signal: AbortSignal) {
  return callApi(calls.findScopedClasses, { query: { text }, signal });
}

/** Null creates an account. */
export function saveUser(account: ManagedAccount | null, values: UserValues): Promise<ManagedAccount> {
  const body = { ...values, ...(account !== null && { id: account.id, version: account.version }) };
  return callApi(calls.saveAccount, { body });
}

export function decideInstructor(id: UserId, outcome: 'approved' | 'declined'): Promise<ManagedAccount> {
  return callApi(calls.verifyAccount, { body: { id, outcome } });
}
