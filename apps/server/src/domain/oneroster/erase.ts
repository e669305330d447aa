import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** What systems have said about somebody whose account is deleted. That the sourcedId had an account stays: no import creates it again. */
export async function eraseRosterRecords(userId: UserId): Promise<void> {
  await sql`
    DELETE FROM roster_records USING roster_people AS person
    WHERE person.user_id = ${userId} AND roster_records.source_id = person.source_id AND (
      (kind = 'users' AND roster_records.sourced_id = person.sourced_id)
      OR (kind IN ('roles', 'enrollments') AND record ->> 'user' = person.sourced_id))`.execute(db());
  await db().deleteFrom('roster_places').where('user_id', '=', userId).execute();
}
