import type { PlatformId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface IdentityName {
  issuer: string;
  subject: string;
}

/** Serialises launches of one person: the second of two simultaneous ones finds the account that the first has created. */
export async function lockIdentity({ issuer, subject }: IdentityName): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended('lti people', hashtext(${issuer})))`.execute(
    db(),
  );
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lti ${issuer}`}, hashtext(${subject})))`.execute(
    db(),
  );
}

/** Locks all identities of an issuer, for creating many at once: a lock for each would be too many. */
export async function lockIdentities(issuer: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lti people', hashtext(${issuer})))`.execute(db());
}

export async function countIdentities(issuer: string, subjects: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM lti_identities WHERE issuer = ${issuer} AND subject = ANY(${[...subjects]}::text[])`.execute(
    db(),
  );
  return rows[0]?.count ?? 0;
}

export async function selectOptionalIdentity({ issuer, subject }: IdentityName) {
  return db()
    .selectFrom('lti_identities')
    .select(['user_id', 'is_made'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function selectOptionalIdentityOf(userId: UserId, issuer: string) {
  return db()
    .selectFrom('lti_identities')
    .select(['subject', 'is_made'])
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertIdentity(
  identity: IdentityName & { userId: UserId; isMade: boolean; at: Date },
): Promise<void> {
  const { issuer, subject, userId, isMade, at } = identity;
  await db()
    .insertInto('lti_identities')
    .values({ issuer, subject, user_id: userId, is_made: isMade, connected_at: at, used_at: at })
    .execute();
}

export async function insertIdentities(
  issuer: string,
  made: readonly { subject: string; userId: UserId }[],
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO lti_identities (issuer, subject, user_id, is_made, connected_at, used_at)
    SELECT ${issuer}, subject, user_id, true, ${at}, ${at}
    FROM unnest(
      ${made.map(({ subject }) => subject)}::text[],
      ${made.map(({ userId }) => userId)}::bigint[]) AS rows (subject, user_id)`.execute(db());
}

export async function updateIdentityUsed({ issuer, subject }: IdentityName, at: Date): Promise<void> {
  await db()
    .updateTable('lti_identities')
    .set({ used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Later launches of the person open the given account. */
export async function updateIdentityUser(
  { issuer, subject }: IdentityName,
  userId: UserId,
  at: Date,
): Promise<void> {
  await db()
    .updateTable('lti_identities')
    .set({ user_id: userId, is_made: false, connected_at: at, used_at: at })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Whether the account has texts or classes, which its person would lose with it. */
export async function selectIsAccountUsed(userId: UserId): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    SELECT EXISTS (SELECT FROM submissions WHERE student_id = ${userId})
      OR EXISTS (SELECT FROM classes WHERE owner_id = ${userId}) AS is_used`.execute(db());
  return rows[0]?.is_used ?? true;
}

/** Serialises joining an account from several platforms: the second finds the connection that the first has made. */
export async function lockJoinedAccount(userId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lti join', ${userId}))`.execute(db());
}

/**
 * The platforms to whose institutions an account belongs: those that know it, and those with a course connected to a class in which it has a place or
 * was a student. If no course of an identity is left, all platforms of its issuer count.
 */
export async function listPlatformsOfAccount(
  userId: UserId,
): Promise<{ id: PlatformId; institution: string }[]> {
  const { rows } = await sql<{ id: PlatformId; institution: string }>`
    WITH courses AS (
      SELECT context_id AS course_id FROM lti_memberships WHERE user_id = ${userId}
      UNION SELECT id FROM lti_contexts WHERE class_id IN (
        SELECT id FROM classes WHERE owner_id = ${userId}
        UNION ALL SELECT class_id FROM enrollments WHERE student_id = ${userId}
        UNION ALL SELECT class_id FROM class_assistants WHERE user_id = ${userId})),
    places AS (
      SELECT lti_platforms.id, issuer FROM courses
      JOIN lti_contexts ON lti_contexts.id = course_id
      JOIN lti_deployments ON lti_deployments.id = lti_contexts.deployment_id
      JOIN lti_platforms ON lti_platforms.id = platform_id)
    SELECT id, institution FROM lti_platforms
    WHERE status <> 'removed' AND (id IN (SELECT id FROM places)
      OR issuer IN (SELECT issuer FROM lti_identities WHERE user_id = ${userId} AND issuer NOT IN (SELECT issuer FROM places)))`.execute(
    db(),
  );
  return rows;
}
