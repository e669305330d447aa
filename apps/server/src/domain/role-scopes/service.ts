import type { OwnScopes, Permission, ScopeNames, UserId } from '@redraft/contracts';
import { hasPermission, rolesWith } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { deleteScope, insertScope, listScopes, lockChosen, type ScopeRow } from './queries.ts';
import { isEmpty, type ScopeChange } from './scope-rules.ts';

/** Throws if a scope names something that does not exist or a role that cannot be limited. */
export async function requireScopes(changes: readonly ScopeChange[]): Promise<void> {
  const limitable = rolesWith('class.read_any');
  for (const { role, after } of changes) {
    if (after === null) continue;
    if (!limitable.includes(role)) throw new AppError('account.scope_not_for_role');
    if (isEmpty(after)) throw new AppError('account.scope_empty');
    if (!(await lockChosen(after))) throw new AppError('account.scope_unknown');
  }
}

/** In the transaction of the caller, which has assigned the roles. */
export async function replaceScopes(userId: UserId, changes: readonly ScopeChange[]): Promise<void> {
  for (const { role, after } of changes) {
    await deleteScope(userId, role);
    if (after !== null) await insertScope(userId, role, after);
  }
}

/** The scopes of the user's own roles, by name. */
export async function readOwnScopes(userId: UserId): Promise<OwnScopes> {
  const rows = await listScopes(userId);
  return { assisting: namesOf(rows, 'class.list_any'), overseeing: namesOf(rows, 'class.oversee') };
}

function namesOf(rows: readonly ScopeRow[], permission: Permission): ScopeNames | null {
  const row = rows.find(({ role }) => hasPermission({ roles: [role] }, permission));
  return (
    (row && { areas: row.areas.map(({ name }) => name), classes: row.classes.map(({ name }) => name) }) ??
    null
  );
}
