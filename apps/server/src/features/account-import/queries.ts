import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';
import type { KnownAccount, KnownClass } from './plan-rules.ts';

/** Accounts with one of these addresses, which are in lower case. */
export async function listAccountsByEmail(emails: readonly string[]): Promise<Map<string, KnownAccount>> {
  const { rows } = await sql<KnownAccount & { email: string }>`
    SELECT lower(email) AS email, id, username, EXISTS (SELECT FROM user_roles WHERE user_id = users.id
      AND role = ANY(${rolesWith('enrollment.join')}::text[])) AS "isStudent"
    FROM users WHERE lower(email) = ANY(${[...emails]}::text[])`.execute(db());
  return new Map(rows.map(({ email, ...account }) => [email, account]));
}

/** Existing usernames that equal one of these lower-case names, or differ only by a trailing number. */
export async function listUsernamesLike(names: readonly string[]): Promise<Set<string>> {
  const stems = [...new Set(names.map((name) => name.replace(/(?<!\d)\d+$/, '')))];
  // Scans each account once, however many names are given.
  const { rows } = await sql<{ username: string }>`
    SELECT lower(username) AS username FROM users
    WHERE regexp_replace(lower(username), '[0-9]+$', '') = ANY(${stems}::text[])`.execute(db());
  return new Set(rows.map(({ username }) => username));
}

interface ClassOfKey extends Omit<KnownClass, 'isOpen' | 'staff' | 'students'> {
  key: string;
  archived_at: Date | null;
  end_day: string;
  time_zone: string;
  staff: UserId[];
  students: UserId[];
}

/** Locked until the end of the transaction, in order of ID: they cannot be archived meanwhile, but can still be used. */
export async function lockClassesByKey(keys: readonly string[]): Promise<ClassOfKey[]> {
  const { rows: found } = await sql<{ id: ClassId }>`
    SELECT id FROM classes WHERE enroll_key = ANY(${[...keys]}::text[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    db(),
  );
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<ClassOfKey>`
    SELECT id, enroll_key AS key, archived_at, end_day, time_zone,
      array(SELECT owner_id UNION SELECT user_id FROM class_assistants WHERE class_id = classes.id)::text[] AS staff,
      array(SELECT student_id FROM enrollments WHERE class_id = classes.id AND dropped_at IS NULL)::text[] AS students
    FROM classes WHERE id = ANY(${ids}::bigint[])`.execute(db());
  // A key may be reused once its class is archived: the open class takes precedence.
  return rows.toSorted((one, other) => Number(one.archived_at === null) - Number(other.archived_at === null));
}
