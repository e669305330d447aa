import type { ClassId, RequestedRoleScope, Role, RoleScope } from '@redraft/contracts';

/**
 * The scope of a limited role, stored or requested: the ids of its subject areas and classes, sorted and without duplicates. Null stands in its place
 * for a role that applies to all classes.
 */
export interface ScopeIds {
  areaIds: number[];
  classIds: ClassId[];
}

export function toScopeIds(scope: RoleScope | RequestedRoleScope): ScopeIds {
  return { areaIds: sortById(scope.areas), classIds: sortById(scope.classes) };
}

function sortById<Id extends number>(items: readonly { id: Id }[]): Id[] {
  return [...new Set(items.map(({ id }) => id))].sort((one, other) => one - other);
}

export function isEmpty({ areaIds, classIds }: ScopeIds): boolean {
  return areaIds.length + classIds.length === 0;
}

export interface ScopeChange {
  role: Role;
  before: ScopeIds | null;
  after: ScopeIds | null;
}

/**
 * How a save changes the scopes of the roles that the account has afterwards. A role without a given scope keeps its own; a newly assigned role
 * without a scope applies to all classes.
 */
export function scopeChanges(
  requested: readonly { name: Role; selected: boolean; scope?: RequestedRoleScope | null | undefined }[],
  before: ReadonlyMap<Role, ScopeIds>,
): ScopeChange[] {
  return requested.flatMap(({ name: role, selected, scope }) => {
    if (!selected || scope === undefined) return [];
    const change = { role, before: before.get(role) ?? null, after: scope && toScopeIds(scope) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}
