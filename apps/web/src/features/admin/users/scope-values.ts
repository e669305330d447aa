import type { ManagedAccount, Role, RoleScope } from '@redraft/contracts';
import { formatSentence } from '@redraft/sentences';
import { z } from 'zod';

/** Selection for one role; kept while "all classes" is checked, so that it can be unchecked without loss. */
export interface ScopeField extends RoleScope {
  name: Role;
  isLimited: boolean;
}

/** No validation: the fields build it from server responses. */
export const scopeFieldSchema = z.custom<ScopeField>();

export function listScopes(account: ManagedAccount | null): ScopeField[] {
  const limitable = account?.roles.filter((role) => role.limitable) ?? [];
  return limitable.map(({ name, scope }) => ({
    name,
    isLimited: scope !== null,
    areas: scope?.areas ?? [],
    classes: scope?.classes ?? [],
  }));
}

/** Scope of a role; a default if it was not edited yet. */
export function scopeOf(scopes: readonly ScopeField[], name: Role): ScopeField {
  return scopes.find((one) => one.name === name) ?? { name, isLimited: false, areas: [], classes: [] };
}

export function withScope(scopes: readonly ScopeField[], changed: ScopeField): ScopeField[] {
  return [...scopes.filter(({ name }) => name !== changed.name), changed];
}

/** Checked roles that are limited but have nothing selected. */
export function emptyScopes(scopes: readonly ScopeField[], ticked: readonly Role[]): Role[] {
  return scopes
    .filter(({ name, isLimited, areas, classes }) => {
      const isEmpty = areas.length + classes.length === 0;
      return isLimited && isEmpty && ticked.includes(name);
    })
    .map(({ name }) => name);
}

export const scopeProblem = formatSentence('account.scope_empty');

/** The value to save; undefined for a role that cannot be limited. */
export function sentScope(scopes: readonly ScopeField[], role: Role) {
  const scope = scopes.find(({ name }) => name === role);
  if (scope === undefined) return {};
  const idsOf = <Id>(items: readonly { id: Id }[]) => items.map(({ id }) => ({ id }));
  return { scope: scope.isLimited ? { areas: idsOf(scope.areas), classes: idsOf(scope.classes) } : null };
}
