import type { RosterSourceId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { rolesWith } from '../../access/index.ts';
import { db } from '../../platform/db.ts';

/**
 * The current state as JSON text that PostgreSQL writes and a worker thread parses, so that the main thread only passes it on. By the digest it can
 * be checked later, without reading the text again, whether the state is still the same.
 */
export interface KnownText {
  text: string;
  digest: string;
}

type Rows = RawBuilder<unknown>;

async function selectText(rows: Rows): Promise<KnownText> {
  const { rows: found } = await sql<KnownText>`
    SELECT text, md5(text) AS digest
    FROM (SELECT coalesce(json_agg(known), '[]')::text AS text FROM (${rows}) AS known) AS texts`.execute(
    db(),
  );
  return found[0] ?? { text: '[]', digest: '' };
}

async function selectDigest(rows: Rows): Promise<string> {
  const { rows: found } = await sql<{ digest: string }>`
    SELECT md5(coalesce(json_agg(known), '[]')::text) AS digest FROM (${rows}) AS known`.execute(db());
  return found[0]?.digest ?? '';
}

/** Selects what a delivery of the source is applied to. */
export interface ReadQuestion {
  id: RosterSourceId;
}

/** Selects the basis of a plan for the source on a day. */
export interface PlanQuestion extends ReadQuestion {
  today: string;
  emails: readonly string[];
  usernames: readonly string[];
  keys: readonly string[];
}

/** In a fixed order, so that the same rows have the same digest. */
const readParts = { records: recordRows, connected: connectedRows } as const;
const planParts = {
  people: peopleRows,
  classes: classRows,
  places: placeRows,
  accounts: accountRows,
  usernames: usernameRows,
  classKeys: classKeyRows,
  areas: areaRows,
} as const;

type Texts<Parts> = Record<keyof Parts, KnownText>;

export const selectReadTexts = (question: ReadQuestion) => selectTexts(readParts, question);
export const selectPlanTexts = (question: PlanQuestion) => selectTexts(planParts, question);

async function selectTexts<Question, Parts extends Record<string, (question: Question) => Rows>>(
  parts: Parts,
  question: Question,
): Promise<Texts<Parts>> {
  const texts: Record<string, KnownText> = {};
  for (const [name, rowsOf] of Object.entries(parts)) texts[name] = await selectText(rowsOf(question));
  // Cast: a text of each part.
  return texts as Texts<Parts>;
}

/** Whether the rows are those of the texts. */
export async function areTextsCurrent(
  question: PlanQuestion,
  known: Texts<typeof readParts & typeof planParts>,
): Promise<boolean> {
  const digests = new Map(Object.entries(known).map(([name, { digest }]) => [name, digest]));
  for (const [name, rowsOf] of Object.entries({ ...readParts, ...planParts }))
    if ((await selectDigest(rowsOf(question))) !== digests.get(name)) return false;
  return true;
}

/** Kind, sourcedId and record of each. */
function recordRows({ id }: ReadQuestion): Rows {
  return sql`
    SELECT kind, sourced_id AS "sourcedId", record FROM roster_records
    WHERE source_id = ${id} ORDER BY kind, sourced_id`;
}

function connectedRows({ id }: ReadQuestion): Rows {
  return sql`
    SELECT sourced_id AS "sourcedId", deleted_at IS NOT NULL AS "isDeleted"
    FROM roster_people JOIN users ON users.id = user_id WHERE source_id = ${id} ORDER BY sourced_id`;
}

function peopleRows({ id }: ReadQuestion): Rows {
  return sql`
    SELECT sourced_id AS "sourcedId", user_id AS "userId", is_made AS "isMade", deleted_at IS NOT NULL AS "isDeleted",
      first_name AS "firstName", last_name AS "lastName", email
    FROM roster_people JOIN users ON users.id = user_id WHERE source_id = ${id} ORDER BY sourced_id`;
}

function classRows({ id, today }: PlanQuestion): Rows {
  return sql`
    SELECT sourced_id AS "sourcedId", class_id AS "classId", is_made AS "isMade", name, start_day AS "startDay",
      end_day AS "endDay", archived_at IS NOT NULL AS "isArchived", end_day < ${today}::date AS "isOver"
    FROM roster_classes JOIN classes ON classes.id = class_id WHERE source_id = ${id} ORDER BY sourced_id`;
}

function placeRows({ id }: ReadQuestion): Rows {
  return sql`
    SELECT roster_classes.sourced_id AS class, roster_people.sourced_id AS "user", role,
      first_name || ' ' || last_name AS name
    FROM roster_places AS places
    JOIN roster_classes ON roster_classes.source_id = places.source_id AND roster_classes.class_id = places.class_id
    JOIN roster_people ON roster_people.source_id = places.source_id AND roster_people.user_id = places.user_id
    JOIN users ON users.id = places.user_id
    WHERE places.source_id = ${id}
    ORDER BY roster_classes.sourced_id, roster_people.sourced_id`;
}

/** Accounts with one of the addresses. Those that may manage accounts or operate the installation are not connected with a person of a system. */
function accountRows({ emails }: PlanQuestion): Rows {
  const privileged = [...new Set([...rolesWith('account.manage'), ...rolesWith('system.operate')])];
  return sql`
    SELECT id AS "userId", lower(email) AS email, EXISTS (SELECT FROM user_roles
      WHERE user_id = users.id AND role = ANY(${privileged}::text[])) AS "isPrivileged"
    FROM users WHERE lower(email) = ANY(${[...emails]}::text[]) ORDER BY id`;
}

/** Existing usernames that equal one of these lower-case names, or differ only by a trailing number. */
function usernameRows({ usernames: names }: PlanQuestion): Rows {
  const stems = [...new Set(names.map((name) => name.replace(/(?<!\d)\d+$/, '')))];
  return sql`
    SELECT lower(username) AS username FROM users
    WHERE regexp_replace(lower(username), '[0-9]+$', '') = ANY(${stems}::text[])
      OR lower(username) = ANY(${[...names]}::text[])
    ORDER BY id`;
}

/** Classes that are not archived, by their enrolment key. */
function classKeyRows({ keys }: PlanQuestion): Rows {
  return sql`
    SELECT upper(enroll_key) AS key, id AS "classId" FROM classes
    WHERE enroll_key = ANY(${[...keys]}::text[]) AND archived_at IS NULL
      AND NOT EXISTS (SELECT FROM roster_classes WHERE class_id = classes.id)
    ORDER BY id`;
}

function areaRows(): Rows {
  return sql`SELECT id, name FROM lookups WHERE kind = 'area' ORDER BY id`;
}
