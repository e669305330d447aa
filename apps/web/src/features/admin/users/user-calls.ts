import type { ManagedAccount } from '@redraft/contracts';
import {
  managedAccountPageSchema,
  managedAccountSchema,
  roleItemSchema,
  scopedClassSchema,
  type UserId,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../../lib/api.ts';
import type { UserSearch, UserValues } from './user-values.ts';

export function searchUsers(query: UserSearch, signal: AbortSignal) {
  return callApi('GET', '/api/admin/user', { query, answer: z.array(managedAccountSchema), signal });
}

export function loadUsers(index: number, signal: AbortSignal) {
  return callApi('GET', '/api/admin/users', { query: { index }, answer: managedAccountPageSchema, signal });
}

export function loadRoles(signal: AbortSignal) {
  return callApi('GET', '/api/admin/role', { answer: z.array(roleItemSchema), signal });
}

/** By parts of the name, the instructor's name or the key. */
export function findClasses(text: string, signal: AbortSignal) {
  return callApi('GET', '/api/admin/class', { query: { text }, answer: z.array(scopedClassSchema), signal });
}

/** Null for somebody new. */
export function saveUser(account: ManagedAccount | null, values: UserValues): Promise<ManagedAccount> {
  const body = { ...values, ...(account !== null && { id: account.id, version: account.version }) };
  return callApi('POST', '/api/admin/user', { creates: true, body, answer: managedAccountSchema });
}

export function decideInstructor(id: UserId, outcome: 'approved' | 'declined'): Promise<ManagedAccount> {
  return callApi('POST', '/api/admin/user/verify', { body: { id, outcome }, answer: managedAccountSchema });
}
