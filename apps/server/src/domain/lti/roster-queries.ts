import type { ClassId, ContextId, CourseRosterProblem, PlatformId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { grantedRoles } from '../../access/index.ts';
import { db } from '../../platform/db.ts';
import type { CourseRole } from './role-rules.ts';
import type { KnownMember, Place } from './roster-rules.ts';

/** Rosters of courses: their members as known here, and the results of reading them. */

/** The course of a class, on an approved platform, with the state of its roster. */
export async function selectOptionalCourseOfClass(classId: ClassId) {
  return db()
    .selectFrom('lti_contexts')
    .innerJoin('lti_deployments', 'lti_deployments.id', 'lti_contexts.deployment_id')
    .innerJoin('lti_platforms', 'lti_platforms.id', 'lti_deployments.platform_id')
    .leftJoin('lti_rosters', 'lti_rosters.context_id', 'lti_contexts.id')
    .select(['lti_contexts.id', 'lti_contexts.title', 'memberships_url', 'groups_url', 'differences_url'])
    .select(['lti_platforms.id as platform_id', 'lti_platforms.name as platform_name'])
    .select(['outcome', 'problem', 'detail', 'leaving', 'tried_at', 'synchronised_at'])
    .where('lti_contexts.class_id', '=', classId)
    .where('lti_platforms.status', '=', 'approved')
    .executeTakeFirst();
}

/** Requests reading a roster, at most once per `pauseMs`. No effect if the platform offers none, or the course has no class. */
export async function requestRoster(
  { contextId, isWhole, pauseMs }: { contextId: ContextId; isWhole: boolean; pauseMs: number },
  now: Date,
): Promise<void> {
  const pause = sql`${pauseMs} * interval '1 millisecond'`;
  await sql`
    INSERT INTO lti_rosters AS roster (context_id, due_at, is_whole_due)
    SELECT id, ${now}, true FROM lti_contexts
    WHERE id = ${contextId} AND memberships_url IS NOT NULL AND class_id IS NOT NULL
    ON CONFLICT (context_id) DO UPDATE SET
      due_at = CASE
        WHEN roster.claimed_at IS NULL THEN least(roster.due_at, greatest(${now}::timestamptz, roster.tried_at + ${pause}))
        ELSE greatest(${now}::timestamptz, roster.claimed_at + ${pause}) END,
      is_whole_due = (roster.due_at IS NOT NULL AND roster.is_whole_due) OR ${isWhole}`.execute(db());
}

/** Requests reading the rosters of all courses with current classes; classes that ended on `lastDay` or later count as current. */
export async function requestAllRosters(lastDay: string, now: Date): Promise<void> {
  await sql`
    INSERT INTO lti_rosters (context_id, due_at, is_whole_due)
    SELECT lti_contexts.id, ${now}, true FROM lti_contexts
    JOIN lti_deployments ON lti_deployments.id = lti_contexts.deployment_id
    JOIN lti_platforms ON lti_platforms.id = lti_deployments.platform_id AND lti_platforms.status = 'approved'
    JOIN classes ON classes.id = lti_contexts.class_id AND classes.archived_at IS NULL AND classes.end_day >= ${lastDay}
    WHERE lti_contexts.memberships_url IS NOT NULL
    ON CONFLICT (context_id) DO UPDATE SET due_at = ${now}, is_whole_due = true, failures = 0`.execute(db());
}

export interface ClaimedRoster {
  contextId: ContextId;
  classId: ClassId;
  platformId: PlatformId;
  membershipsUrl: string;
  groupsUrl: string | null;
  differencesUrl: string | null;
  isWhole: boolean;
  failures: number;
  claimedAt: Date;
}

/** Claims a due roster for one worker, until it is settled or the claim is too old. */
export async function claimRoster(oldest: Date, now: Date): Promise<ClaimedRoster | undefined> {
  const { rows } = await sql<ClaimedRoster>`
    WITH due AS (
      SELECT roster.context_id, context.class_id, context.memberships_url, context.groups_url, platform.id AS platform_id
      FROM lti_rosters AS roster
      JOIN lti_contexts AS context ON context.id = roster.context_id
      JOIN lti_deployments ON lti_deployments.id = context.deployment_id
      JOIN lti_platforms AS platform ON platform.id = lti_deployments.platform_id AND platform.status = 'approved'
      WHERE roster.due_at <= ${now} AND (roster.claimed_at IS NULL OR roster.claimed_at < ${oldest})
        AND context.class_id IS NOT NULL AND context.memberships_url IS NOT NULL
      ORDER BY roster.due_at, roster.context_id LIMIT 1 FOR UPDATE OF roster SKIP LOCKED)
    UPDATE lti_rosters AS roster SET claimed_at = ${now} FROM due WHERE roster.context_id = due.context_id
    RETURNING roster.context_id AS "contextId", due.class_id AS "classId", due.platform_id AS "platformId",
      due.memberships_url AS "membershipsUrl", due.groups_url AS "groupsUrl", roster.differences_url AS "differencesUrl",
      roster.is_whole_due AS "isWhole", roster.failures, roster.claimed_at AS "claimedAt"`.execute(db());
  return rows[0];
}

/** Ends the claim; a request made since the claim began is still due. */
export async function releaseRoster(
  { contextId, claimedAt }: Pick<ClaimedRoster, 'contextId' | 'claimedAt'>,
  { nextAt, failures }: { nextAt: Date | null; failures: number },
): Promise<void> {
  await sql`
    UPDATE lti_rosters SET claimed_at = NULL, failures = ${failures},
      due_at = CASE WHEN due_at > claimed_at THEN due_at ELSE ${nextAt}::timestamptz END
    WHERE context_id = ${contextId} AND claimed_at = ${claimedAt}`.execute(db());
}

export type RosterResult =
  | { outcome: 'synchronised'; differencesUrl: string | null }
  | { outcome: 'failed'; problem: CourseRosterProblem; detail: string | null }
  | { outcome: 'stopped'; leaving: number };

export async function upsertRosterResult(
  contextId: ContextId,
  result: RosterResult,
  now: Date,
): Promise<void> {
  const isDone = result.outcome === 'synchronised';
  const values = {
    outcome: result.outcome,
    problem: result.outcome === 'failed' ? result.problem : null,
    detail: result.outcome === 'failed' ? result.detail : null,
    leaving: result.outcome === 'stopped' ? result.leaving : null,
    tried_at: now,
    ...(isDone ? { synchronised_at: now, differences_url: result.differencesUrl } : {}),
  };
  await db()
    .insertInto('lti_rosters')
    .values({ context_id: contextId, is_whole_due: false, ...values })
    .onConflict((conflict) => conflict.column('context_id').doUpdateSet(values))
    .execute();
}

const known = {
  place: sql<Place | null>`CASE WHEN enrollments.student_id IS NOT NULL AND enrollments.dropped_at IS NULL THEN 'student'
    WHEN class_assistants.user_id IS NOT NULL THEN 'assistant' END`,
  privileged: sql<boolean>`EXISTS (SELECT FROM user_roles
    WHERE user_roles.user_id = users.id AND user_roles.role <> ALL(${Object.values(grantedRoles)}::text[]))`,
};

/** People with one of these subjects, and known members of the course, with their places in its class. */
export async function listKnownMembers(
  course: { contextId: ContextId; classId: ClassId; issuer: string },
  { subjects, launchedSince }: { subjects: readonly string[]; launchedSince: Date },
): Promise<KnownMember[]> {
  const { contextId, classId, issuer } = course;
  const { rows } = await sql<KnownMember>`
    WITH people AS (
      SELECT user_id FROM lti_identities WHERE issuer = ${issuer} AND subject = ANY(${[...subjects]}::text[])
      UNION SELECT user_id FROM lti_memberships WHERE context_id = ${contextId})
    SELECT users.id AS "userId", identity.subject, concat_ws(' ', nullif(users.first_name, ''), nullif(users.last_name, '')) AS name,
      NOT users.confirmed AS "isClosed", ${known.privileged} AS "isPrivileged", classes.owner_id = users.id AS "isOwner",
      ${known.place} AS current, enrollments.dropped_at IS NOT NULL AS "wasStudent", membership.place AS given,
      membership.left_at IS NOT NULL AS "hasLeft", membership.role, membership.group_name AS "groupName",
      enrollments.section_id IS NOT NULL AS "hasSection", coalesce(membership.launched_at >= ${launchedSince}, false) AS "hasJustLaunched"
    FROM people
    JOIN users ON users.id = people.user_id
    JOIN classes ON classes.id = ${classId}
    LEFT JOIN lti_identities AS identity ON identity.user_id = users.id AND identity.issuer = ${issuer}
    LEFT JOIN lti_memberships AS membership ON membership.user_id = users.id AND membership.context_id = ${contextId}
    LEFT JOIN enrollments ON enrollments.class_id = classes.id AND enrollments.student_id = users.id
    LEFT JOIN class_assistants ON class_assistants.class_id = classes.id AND class_assistants.user_id = users.id
    ORDER BY users.id`.execute(db());
  return rows;
}

export interface SeenMember {
  userId: UserId;
  role: CourseRole;
  /** The place that the course gives now; null if it does not change. */
  place: Place | null;
  groupName: string | null;
}

export async function upsertSeenMembers(contextId: ContextId, members: readonly SeenMember[]): Promise<void> {
  await sql`
    INSERT INTO lti_memberships AS known (context_id, user_id, role, place, group_name)
    SELECT ${contextId}, user_id, role, place, group_name
    FROM unnest(
      ${members.map(({ userId }) => userId)}::bigint[],
      ${members.map(({ role }) => role)}::text[],
      ${members.map(({ place }) => place)}::text[],
      ${members.map(({ groupName }) => groupName)}::text[]) AS rows (user_id, role, place, group_name)
    ON CONFLICT (context_id, user_id) DO UPDATE SET role = excluded.role,
      place = coalesce(excluded.place, known.place),
      left_at = CASE WHEN excluded.place IS NULL THEN known.left_at END,
      group_name = coalesce(excluded.group_name, known.group_name)
    WHERE (known.role, known.group_name) IS DISTINCT FROM (excluded.role, coalesce(excluded.group_name, known.group_name))
      OR excluded.place IS NOT NULL`.execute(db());
}

export async function updateMembersLeft(
  contextId: ContextId,
  userIds: readonly UserId[],
  at: Date,
): Promise<void> {
  await sql`
    UPDATE lti_memberships SET left_at = ${at}
    WHERE context_id = ${contextId} AND user_id = ANY(${[...userIds]}::bigint[])`.execute(db());
}
