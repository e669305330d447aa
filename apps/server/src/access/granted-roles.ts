import type { Role } from '@redraft/contracts';

/** What the program itself gives: to whoever comes as what. All else administrators give. */
export const grantedRoles = {
  student: 'ROLE_STUDENT',
  instructor: 'ROLE_INSTRUCTOR',
} as const satisfies Record<string, Role>;
