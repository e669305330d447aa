import type { Role } from '@redraft/contracts';

/** What the program itself gives: to whoever comes as what. All else administrators give. */
export const grantedRoles = {
  student: 'ROLE_STUDENT',
  instructor: 'ROLE_INSTRUCTOR',
} as const satisfies Record<string, Role>;

/** Whether somebody has none but these: they reach no further than own classes and those that they were added to. */
export function hasOnlyGrantedRoles(held: readonly Role[]): boolean {
  const granted: readonly Role[] = Object.values(grantedRoles);
  return held.every((role) => granted.includes(role));
}
