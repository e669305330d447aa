import type { Permission, Role } from '@redraft/contracts';
import type { Actor } from './actor.ts';

/**
 * First gate, before anything is loaded: which roles may ask for a kind of act at all. Deny by default:
 * a permission that is not listed is refused to everybody. The second gate, subject-rules.ts, decides on
 * the very class or submission.
 */
const everyRole: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_MODERATOR',
  'ROLE_INSTRUCTOR',
  'ROLE_STUDENT',
  'ROLE_TEACHING_ASSISTANT',
  'ROLE_EDUCATION_COORDINATOR',
];

export const rolesWithPermission: Partial<Record<Permission, readonly Role[]>> = {
  'account.use': everyRole,
  'assignment.manage': ['ROLE_INSTRUCTOR'],
  'assignment.write': ['ROLE_STUDENT'],
  'class.create': ['ROLE_INSTRUCTOR'],
  'class.list_own': ['ROLE_INSTRUCTOR'],
  'class.manage': ['ROLE_INSTRUCTOR'],
  'class.read_as_member': everyRole,
  'enrollment.join': ['ROLE_STUDENT'],
  'rubric.manage': ['ROLE_INSTRUCTOR'],
  'submission.grade': ['ROLE_INSTRUCTOR'],
  'submission.read': everyRole,
  'template.manage': ['ROLE_INSTRUCTOR'],
};

export function mayAsk(actor: Pick<Actor, 'roles'>, permission: Permission): boolean {
  const allowed = rolesWithPermission[permission] ?? [];
  return actor.roles.some((role) => allowed.includes(role));
}
