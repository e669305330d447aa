import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The records of student information systems about the person of a deleted account. That their sourcedId had an account is kept, so that no import creates it again. */
export async function eraseRosterRecords(userId: UserId): Promise<void> {
  await sql`
    DELETE FROM roster_records USING roster_people AS person
    WHERE person.user_id = ${userId} AND roster_records.source_id = person.source_id AND (
      (kind = 'users' AND roster_records.sourced_id = person.sourced_id)
      OR (kind IN ('roles', 'enrollments') AND record ->> 'user' = person.sourced_id))`.execute(db());
  await db().deleteFrom('roster_places').where('user_id', '=', userId).execute();
}
