import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export async function markDemoAccounts(ids: readonly UserId[]): Promise<void> {
  await db()
    .updateTable('users')
    .set({ is_demo: true })
    .where('id', '=', sql<UserId>`ANY(${[...ids]}::bigint[])`)
    .execute();
}

/** In the order in which they were created; without those that are deleted. */
export async function listDemoAccounts(): Promise<{ id: UserId; username: string }[]> {
  return db()
    .selectFrom('users')
    .select(['id', 'username'])
    .where('is_demo', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Demo accounts that can still do something: with an open session or an access token. */
export async function listActiveDemoAccounts(now: Date): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    SELECT id FROM users WHERE is_demo AND deleted_at IS NULL
      AND (EXISTS (SELECT FROM sessions WHERE user_id = users.id AND ended_at IS NULL AND expires_at > ${now})
        OR EXISTS (SELECT FROM access_tokens WHERE user_id = users.id AND revoked_at IS NULL AND expires_at > ${now}))
    ORDER BY id`.execute(db());
  return rows.map(({ id }) => id);
}
