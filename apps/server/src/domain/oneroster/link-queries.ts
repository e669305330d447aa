import type { ClassId, RosterSourceId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import type { CourseRole } from './record-rules.ts';

/** The accounts and classes of sourcedIds, and the places that imports have given. */

export async function insertPeople(
  sourceId: RosterSourceId,
  people: readonly { sourcedId: string; userId: UserId; isMade: boolean }[],
  at: Date,
): Promise<void> {
  if (people.length === 0) return;
  await db()
    .insertInto('roster_people')
    .values(
      people.map(({ sourcedId, userId, isMade }) => ({
        source_id: sourceId,
        sourced_id: sourcedId,
        user_id: userId,
        is_made: isMade,
        connected_at: at,
      })),
    )
    .execute();
}

export async function insertClasses(
  sourceId: RosterSourceId,
  classes: readonly { sourcedId: string; classId: ClassId; isMade: boolean }[],
  at: Date,
): Promise<void> {
  if (classes.length === 0) return;
  await db()
    .insertInto('roster_classes')
    .values(
      classes.map(({ sourcedId, classId, isMade }) => ({
        source_id: sourceId,
        sourced_id: sourcedId,
        class_id: classId,
        is_made: isMade,
        connected_at: at,
      })),
    )
    .execute();
}

export async function selectOptionalPerson(
  sourceId: RosterSourceId,
  sourcedId: string,
): Promise<UserId | undefined> {
  const row = await db()
    .selectFrom('roster_people')
    .select('user_id')
    .where('source_id', '=', sourceId)
    .where('sourced_id', '=', sourcedId)
    .executeTakeFirst();
  return row?.user_id;
}

export interface PlaceRow {
  classId: ClassId;
  userId: UserId;
  role: CourseRole;
}

/** Accounts and classes of a batch of places, by class; those that are not here are left out. */
export async function listPlaces(
  sourceId: RosterSourceId,
  places: readonly { class: string; user: string; role: CourseRole }[],
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT roster_classes.class_id AS "classId", roster_people.user_id AS "userId", wanted.role
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS wanted (class text, "user" text, role text)
    JOIN roster_classes ON roster_classes.source_id = ${sourceId} AND roster_classes.sourced_id = wanted.class
    JOIN roster_people ON roster_people.source_id = ${sourceId} AND roster_people.sourced_id = wanted.user
    ORDER BY roster_classes.class_id, roster_people.user_id`.execute(db());
  return rows;
}

export async function insertPlaces(
  sourceId: RosterSourceId,
  places: readonly PlaceRow[],
  at: Date,
): Promise<void> {
  if (places.length === 0) return;
  await db()
    .insertInto('roster_places')
    .values(
      places.map(({ classId, userId, role }) => ({
        source_id: sourceId,
        class_id: classId,
        user_id: userId,
        role,
        given_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePlaces(sourceId: RosterSourceId, places: readonly PlaceRow[]): Promise<void> {
  await sql`
    DELETE FROM roster_places USING unnest(
      ${places.map(({ classId }) => classId)}::bigint[],
      ${places.map(({ userId }) => userId)}::bigint[]) AS gone (class_id, user_id)
    WHERE source_id = ${sourceId} AND roster_places.class_id = gone.class_id
      AND roster_places.user_id = gone.user_id`.execute(db());
}

/** Batches of records as JSON. */
export async function upsertRecords(sourceId: RosterSourceId, batch: string): Promise<void> {
  await sql`
    INSERT INTO roster_records (source_id, kind, sourced_id, record)
    SELECT ${sourceId}, kind, sourced_id, record
    FROM jsonb_to_recordset(${batch}::jsonb) AS given (kind text, sourced_id text, record jsonb)
    ON CONFLICT (source_id, kind, sourced_id) DO UPDATE SET record = excluded.record`.execute(db());
}

export async function deleteRecords(sourceId: RosterSourceId, batch: string): Promise<void> {
  await sql`
    DELETE FROM roster_records USING jsonb_to_recordset(${batch}::jsonb) AS gone (kind text, sourced_id text)
    WHERE source_id = ${sourceId} AND roster_records.kind = gone.kind
      AND roster_records.sourced_id = gone.sourced_id`.execute(db());
}
