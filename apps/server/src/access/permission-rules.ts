import { type Permission, permissions, type Role, roles } from '@redraft/contracts';
import type { Actor } from './actor.ts';

/**
 * First gate, before anything is loaded: what a role may ask for at all. Each role answers for each permission, so that a new role
 * or a new permission does not compile before somebody has decided. The second gate, subject-rules.ts, decides on the very class
 * or submission.
 */
const permissionsByRole: Record<Role, Record<Permission, boolean>> = {
  ROLE_ADMIN: {
    'account.use': true,
    'assignment.manage': false,
    'assignment.write': false,
    'class.create': false,
    'class.list_any': false,
    'class.list_own': false,
    'class.manage': false,
    'class.oversee': false,
    'class.read_any': false,
    'class.read_as_member': true,
    'editor.test': true,
    'enrollment.join': false,
    'rubric.manage': false,
    'submission.grade': false,
    'submission.manage': false,
    'submission.read': true,
    'system.read': true,
    'template.manage': false,
    'wopi.token': false,
  },
  ROLE_MODERATOR: {
    'account.use': true,
    'assignment.manage': false,
    'assignment.write': false,
    'class.create': false,
    'class.list_any': false,
    'class.list_own': false,
    'class.manage': false,
    'class.oversee': false,
    'class.read_any': false,
    'class.read_as_member': true,
    'editor.test': false,
    'enrollment.join': false,
    'rubric.manage': false,
    'submission.grade': false,
    'submission.manage': false,
    'submission.read': true,
    'system.read': false,
    'template.manage': false,
    'wopi.token': false,
  },
  ROLE_INSTRUCTOR: {
    'account.use': true,
    'assignment.manage': true,
    'assignment.write': false,
    'class.create': true,
    'class.list_any': false,
    'class.list_own': true,
    'class.manage': true,
    'class.oversee': false,
    'class.read_any': false,
    'class.read_as_member': true,
    'editor.test': false,
    'enrollment.join': false,
    'rubric.manage': true,
    'submission.grade': true,
    'submission.manage': true,
    'submission.read': true,
    'system.read': false,
    'template.manage': true,
    'wopi.token': false,
  },
  ROLE_STUDENT: {
    'account.use': true,
    'assignment.manage': false,
    'assignment.write': true,
    'class.create': false,
    'class.list_any': false,
    'class.list_own': false,
    'class.manage': false,
    'class.oversee': false,
    'class.read_any': false,
    'class.read_as_member': true,
    'editor.test': false,
    'enrollment.join': true,
    'rubric.manage': false,
    'submission.grade': false,
    'submission.manage': false,
    'submission.read': true,
    'system.read': false,
    'template.manage': false,
    'wopi.token': false,
  },
  ROLE_TEACHING_ASSISTANT: {
    'account.use': true,
    'assignment.manage': false,
    'assignment.write': false,
    'class.create': false,
    'class.list_any': true,
    'class.list_own': false,
    'class.manage': false,
    'class.oversee': false,
    'class.read_any': true,
    'class.read_as_member': true,
    'editor.test': false,
    'enrollment.join': false,
    'rubric.manage': false,
    'submission.grade': false,
    'submission.manage': false,
    'submission.read': true,
    'system.read': false,
    'template.manage': false,
    'wopi.token': false,
  },
  ROLE_EDUCATION_COORDINATOR: {
    'account.use': true,
    'assignment.manage': false,
    'assignment.write': false,
    'class.create': false,
    'class.list_any': false,
    'class.list_own': false,
    'class.manage': false,
    'class.oversee': true,
    'class.read_any': true,
    'class.read_as_member': true,
    'editor.test': false,
    'enrollment.join': false,
    'rubric.manage': false,
    'submission.grade': false,
    'submission.manage': false,
    'submission.read': true,
    'system.read': false,
    'template.manage': false,
    'wopi.token': false,
  },
};

export function mayAsk({ roles }: Pick<Actor, 'roles'>, permission: Permission): boolean {
  return roles.some((role) => permissionsByRole[role][permission]);
}

/** For queries, which ask it of many accounts at once. */
export function rolesWith(permission: Permission): Role[] {
  return roles.filter((role) => permissionsByRole[role][permission]);
}

/** For the pages, which take from it what to offer. */
export function permissionsOf(actor: Pick<Actor, 'roles'>): Permission[] {
  return permissions.filter((permission) => mayAsk(actor, permission));
}
