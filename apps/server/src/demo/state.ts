import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { isForeignKeyViolation } from '../platform/database-errors.ts';
import { db } from '../platform/db.ts';
import { deleteSettings, readSetting, storeSetting } from '../platform/setting-queries.ts';

/** The ID under which the demo's learning platform has registered us. */
export const demoClientId = 'redraft-demo';
/** To which people, sign-in and learning platform of the demo belong. */
export const demoInstitution = 'Demo University';

export type DemoState = 'writing' | 'complete';

export async function readDemoState(): Promise<DemoState | undefined> {
  const value = await readSetting('demo');
  if (value === undefined) return undefined;
  return value === 'complete' ? 'complete' : 'writing';
}

export function writeDemoState(value: DemoState): Promise<void> {
  return storeSetting('demo', value);
}

/** The demo world is only written into a database without accounts. */
export async function isUntouched(): Promise<boolean> {
  return (await db().selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Removes a half-written world; nobody can have signed in to it yet. */
export async function wipe(): Promise<void> {
  await sql`TRUNCATE users, classes, files, revisions, sealed_chunks, file_blobs, stored_objects, file_measures, file_purges,
    audit_log RESTART IDENTITY CASCADE`.execute(db());
}

/** Settings of the demo world and its university. */
export function deleteDemoSettings(): Promise<void> {
  return deleteSettings(['demo', 'demo university', 'demo learning platform']);
}

/** Marks accounts that launches from the demo's learning platform created. */
export async function markLaunchedDemoAccounts(): Promise<void> {
  await sql`UPDATE users SET is_demo = true FROM lti_identities JOIN lti_platforms ON lti_platforms.issuer = lti_identities.issuer
    WHERE lti_identities.user_id = users.id AND lti_platforms.client_id = ${demoClientId} AND users.auth_provider = 'lti'`.execute(
    db(),
  );
}

/** Classes owned by demo accounts, with their number of students who are not demo accounts. */
export async function listDemoClasses(): Promise<
  { id: ClassId; ownerId: UserId; name: string; others: number }[]
> {
  const { rows } = await sql<{ id: ClassId; ownerId: UserId; name: string; others: number }>`
    SELECT classes.id, classes.owner_id AS "ownerId", classes.name,
      (SELECT count(DISTINCT users.id)::integer FROM users
        WHERE NOT users.is_demo AND (
          users.id IN (SELECT student_id FROM enrollments WHERE enrollments.class_id = classes.id)
          OR users.id IN (SELECT student_id FROM submissions JOIN assignments ON assignments.id = submissions.assignment_id
            WHERE assignments.class_id = classes.id))) AS others
    FROM classes JOIN users AS owner ON owner.id = classes.owner_id
    WHERE owner.is_demo ORDER BY classes.id`.execute(db());
  return rows;
}

/** Deletes the anonymous rows that erased demo accounts leave, unless data of other users still refers to them. */
export async function deleteErasedDemoAccounts(): Promise<void> {
  const rows = await db()
    .selectFrom('users')
    .select('id')
    .where('is_demo', '=', true)
    .where('deleted_at', 'is not', null)
    .execute();
  for (const { id } of rows)
    await db()
      .deleteFrom('users')
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (!isForeignKeyViolation(error)) throw error;
      });
}
