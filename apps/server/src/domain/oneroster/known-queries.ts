import type { RosterSourceId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';

/** What is known, as JSON text that PostgreSQL writes and a worker thread parses: the main thread only passes it on. */

async function selectJson(rows: RawBuilder<unknown>): Promise<string> {
  const { rows: found } = await sql<{ text: string }>`
    SELECT coalesce(json_agg(known), '[]')::text AS text FROM (${rows}) AS known`.execute(db());
  return found[0]?.text ?? '[]';
}

/** Kind, sourcedId and record of each. */
export async function selectRecordsText(id: RosterSourceId): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT coalesce(json_agg(json_build_array(kind, sourced_id, record)), '[]')::text AS text
    FROM roster_records WHERE source_id = ${id}`.execute(db());
  return rows[0]?.text ?? '[]';
}

export function selectConnectedText(id: RosterSourceId): Promise<string> {
  return selectJson(sql`
    SELECT sourced_id AS "sourcedId", deleted_at IS NOT NULL AS "isDeleted"
    FROM roster_people JOIN users ON users.id = user_id WHERE source_id = ${id}`);
}

export function selectPeopleText(id: RosterSourceId): Promise<string> {
  return selectJson(sql`
    SELECT sourced_id AS "sourcedId", user_id AS "userId", is_made AS "isMade", deleted_at IS NOT NULL AS "isDeleted",
      first_name AS "firstName", last_name AS "lastName", email
    FROM roster_people JOIN users ON users.id = user_id WHERE source_id = ${id}`);
}

export function selectClassesText(id: RosterSourceId, today: string): Promise<string> {
  return selectJson(sql`
    SELECT sourced_id AS "sourcedId", class_id AS "classId", is_made AS "isMade", name, start_day AS "startDay",
      end_day AS "endDay", archived_at IS NOT NULL AS "isArchived", end_day < ${today}::date AS "isOver"
    FROM roster_classes JOIN classes ON classes.id = class_id WHERE source_id = ${id}`);
}

export function selectPlacesText(id: RosterSourceId): Promise<string> {
  return selectJson(sql`
    SELECT roster_classes.sourced_id AS class, roster_people.sourced_id AS "user", role,
      first_name || ' ' || last_name AS name
    FROM roster_places AS places
    JOIN roster_classes ON roster_classes.source_id = places.source_id AND roster_classes.class_id = places.class_id
    JOIN roster_people ON roster_people.source_id = places.source_id AND roster_people.user_id = places.user_id
    JOIN users ON users.id = places.user_id
    WHERE places.source_id = ${id}
    ORDER BY roster_classes.sourced_id, roster_people.sourced_id`);
}

/** Who manages accounts or operates the installation is connected with nobody. */
export function selectAccountsText(emails: readonly string[]): Promise<string> {
  const privileged = [...new Set([...rolesWith('account.manage'), ...rolesWith('system.operate')])];
  return selectJson(sql`
    SELECT id AS "userId", lower(email) AS email, EXISTS (SELECT FROM user_roles
      WHERE user_id = users.id AND role = ANY(${privileged}::text[])) AS "isPrivileged"
    FROM users WHERE lower(email) = ANY(${[...emails]}::text[])`);
}

/** Existing usernames that equal one of these lower-case names, or differ only by a trailing number. */
export function selectUsernamesText(names: readonly string[]): Promise<string> {
  const stems = [...new Set(names.map((name) => name.replace(/(?<!\d)\d+$/, '')))];
  return selectJson(sql`
    SELECT lower(username) AS username FROM users
    WHERE regexp_replace(lower(username), '[0-9]+$', '') = ANY(${stems}::text[])
      OR lower(username) = ANY(${[...names]}::text[])`);
}

/** Classes that are not archived, by their enrolment key. */
export function selectClassKeysText(keys: readonly string[]): Promise<string> {
  return selectJson(sql`
    SELECT upper(enroll_key) AS key, id AS "classId" FROM classes
    WHERE enroll_key = ANY(${[...keys]}::text[]) AND archived_at IS NULL
      AND NOT EXISTS (SELECT FROM roster_classes WHERE class_id = classes.id)`);
}

export function selectAreasText(): Promise<string> {
  return selectJson(sql`SELECT id, name FROM lookups WHERE kind = 'area'`);
}
