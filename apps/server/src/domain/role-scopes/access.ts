import type { Permission, Role, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';

/**
 * The only place that decides in which classes a role applies: in all of them or, if an administrator has limited it, in selected classes and those
 * of selected subject areas, whenever they were created. Lists use it in their statement, everything else through memberships (domain/members).
 */

/** Over `given` of user_roles, and `classes`. */
const holds: RawBuilder<boolean> = sql`(
  NOT EXISTS (SELECT FROM role_scopes AS scope WHERE scope.user_id = given.user_id AND scope.role = given.role)
  OR EXISTS (SELECT FROM role_scope_classes AS chosen
    WHERE chosen.user_id = given.user_id AND chosen.role = given.role AND chosen.class_id = classes.id)
  OR EXISTS (SELECT FROM role_scope_areas AS chosen
    WHERE chosen.user_id = given.user_id AND chosen.role = given.role
      AND chosen.subject_area_id = classes.subject_area_id))`;

/** Over `classes`: the user's roles that apply in the class. */
export function rolesInClass(userId: UserId | RawBuilder<UserId>): RawBuilder<Role[]> {
  return sql`ARRAY(SELECT given.role FROM user_roles AS given WHERE given.user_id = ${userId} AND ${holds})`;
}

/** Over `classes`: whether any of the user's roles that apply in the class has the permission. */
export function hasPermissionInClass(userId: UserId, permission: Permission): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM user_roles AS given
    WHERE given.user_id = ${userId} AND given.role = ANY(${rolesWith(permission)}::text[]) AND ${holds})`;
}

/** Over `classes`: whether the user assists in the class, by role or because an instructor has added them. */
export function assistsInClass(userId: UserId): RawBuilder<boolean> {
  return sql`(${hasPermissionInClass(userId, 'class.list_any')} OR EXISTS (SELECT FROM class_assistants AS added
    WHERE added.class_id = classes.id AND added.user_id = ${userId}))`;
}
