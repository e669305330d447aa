import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export function selectOptionalUserByEmail(email: string) {
  return db()
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'confirmed'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}
