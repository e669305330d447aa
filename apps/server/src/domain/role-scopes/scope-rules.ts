import type { ClassId, Role, RoleScope, RoleScopeWish } from '@redraft/contracts';

/** What is chosen for a limited role, each once and in order; null for a role that is given for all classes. */
export interface WantedScope {
  areaIds: number[];
  classIds: ClassId[];
}

export function wantedOf(scope: RoleScope | RoleScopeWish): WantedScope {
  return { areaIds: inOrder(scope.areas), classIds: inOrder(scope.classes) };
}

function inOrder<Id extends number>(items: readonly { id: Id }[]): Id[] {
  return [...new Set(items.map(({ id }) => id))].sort((one, other) => one - other);
}

export function isEmpty({ areaIds, classIds }: WantedScope): boolean {
  return areaIds.length + classIds.length === 0;
}

export interface ScopeChange {
  role: Role;
  before: WantedScope | null;
  after: WantedScope | null;
}

/**
 * What a save changes for the roles that the account has afterwards. A role whose scope is left out keeps what it has; one that is given
 * anew without a scope is given for all classes.
 */
export function scopeChanges(
  wanted: readonly { name: Role; selected: boolean; scope?: RoleScopeWish | null | undefined }[],
  before: ReadonlyMap<Role, WantedScope>,
): ScopeChange[] {
  return wanted.flatMap(({ name: role, selected, scope }) => {
    if (!selected || scope === undefined) return [];
    const change = { role, before: before.get(role) ?? null, after: scope && wantedOf(scope) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}
