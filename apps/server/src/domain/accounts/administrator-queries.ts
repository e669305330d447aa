import { sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';

/** Whether an active account may manage accounts. */
export async function hasManager({ countsDemo }: { countsDemo: boolean }): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM user_roles JOIN users ON users.id = user_id
      WHERE role = ANY(${rolesWith('account.manage')}::text[]) AND confirmed AND (${countsDemo}::boolean OR NOT is_demo)) AS has`.execute(
    db(),
  );
  return rows[0]?.has === true;
}
