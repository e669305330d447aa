import type { Role, RoleScope, UserId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { ScopeIds } from './scope-rules.ts';

export interface ScopeRow extends RoleScope {
  role: Role;
}

/** Over `users`: the user's limited roles with their scopes. */
export const scopesOfUserColumn: RawBuilder<ScopeRow[]> = sql`(
  SELECT coalesce(json_agg(json_build_object('role', scope.role,
    'areas', (
      SELECT coalesce(json_agg(json_build_object('id', area.id, 'name', area.name) ORDER BY area.position), '[]')
      FROM role_scope_areas AS chosen JOIN lookups AS area ON area.id = chosen.subject_area_id
      WHERE chosen.user_id = scope.user_id AND chosen.role = scope.role),
    'classes', (
      SELECT coalesce(json_agg(json_build_object('id', classes.id, 'name', classes.name,
        'instructorName', concat_ws(' ', owner.first_name, owner.last_name), 'enrollkey', classes.enroll_key,
        'subjectArea', area.name, 'archived', classes.archived_at IS NOT NULL) ORDER BY lower(classes.name), classes.id), '[]')
      FROM role_scope_classes AS chosen
      JOIN classes ON classes.id = chosen.class_id
      JOIN users AS owner ON owner.id = classes.owner_id
      JOIN lookups AS area ON area.id = classes.subject_area_id
      WHERE chosen.user_id = scope.user_id AND chosen.role = scope.role)) ORDER BY scope.role), '[]')
  FROM role_scopes AS scope WHERE scope.user_id = users.id)`;

export async function listScopes(userId: UserId): Promise<ScopeRow[]> {
  const row = await db()
    .selectFrom('users')
    .select(scopesOfUserColumn.as('scopes'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.scopes ?? [];
}

/** Whether all selected areas and classes exist; locked until the end of the transaction. */
export async function lockChosen({ areaIds, classIds }: ScopeIds): Promise<boolean> {
  const [areas, classes] = await Promise.all([
    db()
      .selectFrom('lookups')
      .select('id')
      .where('kind', '=', 'area')
      .where(sql<boolean>`id = ANY(${[...areaIds]}::bigint[])`)
      .execute(),
    db()
      .selectFrom('classes')
      .select('id')
      .where(sql<boolean>`id = ANY(${[...classIds]}::bigint[])`)
      .forKeyShare()
      .execute(),
  ]);
  return areas.length === areaIds.length && classes.length === classIds.length;
}

export async function deleteScope(userId: UserId, role: Role): Promise<void> {
  await db().deleteFrom('role_scopes').where('user_id', '=', userId).where('role', '=', role).execute();
}

/** For a role that the account has, and that is not limited at this moment. */
export async function insertScope(
  userId: UserId,
  role: Role,
  { areaIds, classIds }: ScopeIds,
): Promise<void> {
  await db().insertInto('role_scopes').values({ user_id: userId, role }).execute();
  await sql`INSERT INTO role_scope_areas (user_id, role, subject_area_id)
    SELECT ${userId}, ${role}, id FROM unnest(${[...areaIds]}::bigint[]) AS id`.execute(db());
  await sql`INSERT INTO role_scope_classes (user_id, role, class_id)
    SELECT ${userId}, ${role}, id FROM unnest(${[...classIds]}::bigint[]) AS id`.execute(db());
}
