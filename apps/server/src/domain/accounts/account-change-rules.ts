import { createHash } from 'node:crypto';
import type { Role, SaveAccountBody } from '@redraft/contracts';
import { type ScopeChange, type ScopeIds, type ScopeRow, toScopeIds } from '../role-scopes/index.ts';

/** Without duplicates, in any order. */
export function rolesOf(items: SaveAccountBody['roles']): Role[] {
  return [...new Set(items.filter(({ selected }) => selected).map(({ name }) => name))];
}

interface Before {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone: string;
  confirmed: boolean;
  profile_urls: readonly string[];
  roles: readonly Role[];
  scopes: readonly ScopeRow[];
}

interface After {
  values: {
    firstName: string;
    lastName: string;
    username: string;
    email: string;
    phone: string;
    confirmed: boolean;
    profile: readonly string[];
  };
  roles: readonly Role[];
  scopes: readonly ScopeChange[];
}

/** The limited roles, each with its scope. */
export function scopesByRole(rows: readonly ScopeRow[]): Map<Role, ScopeIds> {
  return new Map(rows.map((row) => [row.role, toScopeIds(row)]));
}

/** A version hash of what the form shows and saves: if two users change an account at once, the second gets a conflict. */
export function versionOf(row: Before): string {
  const { first_name: firstName, last_name: lastName, username, email, phone, confirmed } = row;
  const formValues = { firstName, lastName, username, email, phone, confirmed };
  const values = [formValues, row.profile_urls, row.roles.toSorted(), [...scopesByRole(row.scopes)]];
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

/** What a save changes: the roles by name; for other fields, only whether they changed. */
export function findChanges(before: Before, { values, roles, scopes }: After) {
  const fields = {
    firstName: before.first_name !== values.firstName,
    lastName: before.last_name !== values.lastName,
    username: before.username !== values.username,
    email: before.email !== values.email,
    phone: before.phone !== values.phone,
    confirmed: before.confirmed !== values.confirmed,
    profile: before.profile_urls.join('\n') !== values.profile.join('\n'),
  };
  const fieldsChanged = Object.entries(fields).flatMap(([name, isChanged]) => (isChanged ? [name] : []));
  const addedRoles = roles.filter((role) => !before.roles.includes(role));
  const removed = before.roles.filter((role) => !roles.includes(role));
  const isUpdate = fieldsChanged.length + addedRoles.length + removed.length > 0;
  /** Whether the user's permissions change. */
  const isOfAccess = addedRoles.length + removed.length + scopes.length > 0;
  const isAny = isUpdate || isOfAccess;
  return {
    removed,
    isAny,
    isUpdate,
    isOfAccess,
    details: { fields: fieldsChanged, added: addedRoles, removed },
  };
}
