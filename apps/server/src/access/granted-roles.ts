import type { Role } from '@redraft/contracts';

/** Roles that the program itself assigns. Administrators assign all others. */
export const grantedRoles = {
  student: 'ROLE_STUDENT',
  instructor: 'ROLE_INSTRUCTOR',
} as const satisfies Record<string, Role>;

/** Whether all roles of the account were assigned by the program: such accounts reach only their own classes and those they were added to. */
export function hasOnlyGrantedRoles(held: readonly Role[]): boolean {
  const granted: readonly Role[] = Object.values(grantedRoles);
  return held.every((role) => granted.includes(role));
}

/** The role of whoever sets up an installation. */
export const administratorRole = 'ROLE_ADMIN' satisfies Role;
