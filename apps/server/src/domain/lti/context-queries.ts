import type { ClassId, ContextId, PlatformId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { CourseRole } from './role-rules.ts';

/** Courses of platforms (contexts in LTI), and the people who have launched in them. */

/** Title and label as in the launch. Platforms omit the claim of a service in some messages: what is known of it stays. */
export async function upsertContext(context: {
  deploymentId: number;
  contextId: string;
  title: string;
  label: string;
  membershipsUrl: string | null;
  groupsUrl: string | null;
  lineItemsUrl: string | null;
  gradeScopes: readonly string[];
  at: Date;
}): Promise<{ id: ContextId; classId: ClassId | null }> {
  const named = { title: context.title, label: context.label, launched_at: context.at };
  const services = {
    memberships_url: context.membershipsUrl,
    groups_url: context.groupsUrl,
    line_items_url: context.lineItemsUrl,
    grade_scopes: [...context.gradeScopes],
  };
  const row = await db()
    .insertInto('lti_contexts')
    .values({ deployment_id: context.deploymentId, context_id: context.contextId, ...named, ...services })
    .onConflict((conflict) =>
      conflict.columns(['deployment_id', 'context_id']).doUpdateSet((eb) => ({
        ...named,
        memberships_url: eb.fn.coalesce('excluded.memberships_url', 'lti_contexts.memberships_url'),
        groups_url: eb.fn.coalesce('excluded.groups_url', 'lti_contexts.groups_url'),
        line_items_url: eb.fn.coalesce('excluded.line_items_url', 'lti_contexts.line_items_url'),
        grade_scopes: sql<
          string[]
        >`CASE WHEN excluded.line_items_url IS NULL THEN lti_contexts.grade_scopes ELSE excluded.grade_scopes END`,
      })),
    )
    .returning(['id', 'class_id'])
    .executeTakeFirstOrThrow();
  return { id: row.id, classId: row.class_id };
}

export async function upsertMembership(membership: {
  contextId: ContextId;
  userId: UserId;
  role: CourseRole;
  at: Date;
}): Promise<void> {
  const { contextId, userId, role, at } = membership;
  await db()
    .insertInto('lti_memberships')
    .values({ context_id: contextId, user_id: userId, role, launched_at: at })
    .onConflict((conflict) =>
      conflict.columns(['context_id', 'user_id']).doUpdateSet({ role, launched_at: at }),
    )
    .execute();
}

/** A course of an approved platform in which the user has launched, with the role of the last launch. */
export async function selectOptionalContextOf(userId: UserId, contextId: ContextId) {
  return db()
    .selectFrom('lti_contexts')
    .innerJoin('lti_memberships', 'lti_memberships.context_id', 'lti_contexts.id')
    .innerJoin('lti_deployments', 'lti_deployments.id', 'lti_contexts.deployment_id')
    .innerJoin('lti_platforms', 'lti_platforms.id', 'lti_deployments.platform_id')
    .leftJoin('classes', 'classes.id', 'lti_contexts.class_id')
    .select(['lti_contexts.id', 'lti_contexts.title', 'lti_contexts.class_id', 'lti_memberships.role'])
    .select(['lti_platforms.id as platform_id', 'lti_platforms.name as platform_name'])
    .select(['classes.name as class_name', 'classes.owner_id'])
    .where('lti_contexts.id', '=', contextId)
    .where('lti_memberships.user_id', '=', userId)
    .where('lti_platforms.status', '=', 'approved')
    .executeTakeFirst();
}

/** Serialises instructors who connect the same course at once; returns the connected class. */
export async function lockContext(contextId: ContextId): Promise<ClassId | null> {
  const row = await db()
    .selectFrom('lti_contexts')
    .select('class_id')
    .where('id', '=', contextId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.class_id;
}

/** False where the class is connected with another course. */
export async function updateContextClass(
  contextId: ContextId,
  { classId, actorId, at }: { classId: ClassId; actorId: UserId; at: Date },
): Promise<boolean> {
  const taken = await db()
    .selectFrom('lti_contexts')
    .select('id')
    .where('class_id', '=', classId)
    .executeTakeFirst();
  if (taken) return false;
  await db()
    .updateTable('lti_contexts')
    .set({ class_id: classId, connected_by: actorId, connected_at: at })
    .where('id', '=', contextId)
    .execute();
  // The recorded places were places in an earlier class.
  await db()
    .updateTable('lti_memberships')
    .set({ place: null, left_at: null, group_name: null })
    .where('context_id', '=', contextId)
    .execute();
  return true;
}

/** Records that the place in the class comes from the course: synchronising may take only such places away. */
export async function updateGivenPlace(
  { classId, userId }: { classId: ClassId; userId: UserId },
  place: 'student' | 'assistant',
): Promise<void> {
  await db()
    .updateTable('lti_memberships')
    .set({ place, left_at: null })
    .where('user_id', '=', userId)
    .where('context_id', 'in', (query) =>
      query.selectFrom('lti_contexts').select('id').where('class_id', '=', classId),
    )
    .execute();
}

export async function disconnectContextsOfPlatform(platformId: PlatformId): Promise<void> {
  await db()
    .updateTable('lti_contexts')
    .set({ class_id: null, connected_by: null, connected_at: null })
    .where('deployment_id', 'in', (query) =>
      query.selectFrom('lti_deployments').select('id').where('platform_id', '=', platformId),
    )
    .execute();
}

/** The owner's current classes that are not connected with a course. */
export function listConnectableClasses(ownerId: UserId) {
  return db()
    .selectFrom('classes')
    .select(['classes.id', 'classes.name'])
    .select(
      sql<number>`(SELECT count(*) FROM enrollments WHERE class_id = classes.id AND dropped_at IS NULL)`.as(
        'students',
      ),
    )
    .where('owner_id', '=', ownerId)
    .where('archived_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('lti_contexts').select('id').whereRef('lti_contexts.class_id', '=', 'classes.id'),
        ),
      ),
    )
    .orderBy('classes.id', 'desc')
    .limit(200)
    .execute();
}

/** The people who have launched in a course, with their roles: they get their places when it is connected with a class. */
export async function listMembershipsOf(contextId: ContextId): Promise<{ userId: UserId; role: string }[]> {
  const rows = await db()
    .selectFrom('lti_memberships')
    .select(['user_id', 'role'])
    .where('context_id', '=', contextId)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, role: row.role }));
}

/** Moves the roles in courses from one account to another. Places in classes are not moved. */
export async function moveMemberships(from: UserId, to: UserId): Promise<void> {
  await sql`
    INSERT INTO lti_memberships (context_id, user_id, role, launched_at, group_name, place, left_at)
    SELECT context_id, ${to}, role, launched_at, group_name, CASE WHEN left_at IS NOT NULL THEN place END, left_at
    FROM lti_memberships WHERE user_id = ${from}
    ON CONFLICT DO NOTHING`.execute(db());
  await db().deleteFrom('lti_memberships').where('user_id', '=', from).execute();
}

/** The connected classes of the courses in which the user has launched, with the role in the course. */
export async function listConnectedClassesOf(userId: UserId): Promise<{ classId: ClassId; role: string }[]> {
  const rows = await db()
    .selectFrom('lti_memberships')
    .innerJoin('lti_contexts', 'lti_contexts.id', 'lti_memberships.context_id')
    .select(['lti_contexts.class_id', 'lti_memberships.role'])
    .where('lti_memberships.user_id', '=', userId)
    .where('lti_memberships.left_at', 'is', null)
    .where('lti_contexts.class_id', 'is not', null)
    .$narrowType<{ class_id: ClassId }>()
    .execute();
  return rows.map((row) => ({ classId: row.class_id, role: row.role }));
}
