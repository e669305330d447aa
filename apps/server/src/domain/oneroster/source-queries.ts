import type { NewRosterSource, RosterRun, RosterSourceId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

function sources() {
  return db()
    .selectFrom('roster_sources')
    .select(['id', 'name', 'time_zone', 'subject_area_id', 'student_level_id'])
    .select(['base_url', 'token_url', 'client_id', 'is_nightly', 'read_until', 'read_fully_at']);
}

export type SourceRow = NonNullable<Awaited<ReturnType<typeof lockOptionalSource>>>;

export function selectOptionalSource(id: RosterSourceId) {
  return sources().where('id', '=', id).executeTakeFirst();
}

/** Locked until the end of the transaction, so that imports from one system run one after the other. */
export function lockOptionalSource(id: RosterSourceId) {
  return sources().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listSources() {
  return sources()
    .select((eb) => [
      eb
        .selectFrom('roster_people')
        .whereRef('roster_people.source_id', '=', 'roster_sources.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('people'),
      eb
        .selectFrom('roster_classes')
        .whereRef('roster_classes.source_id', '=', 'roster_sources.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('classes'),
    ])
    .orderBy('id')
    .execute();
}

/** Serialises simultaneous creations, so that they count each other. */
export async function lockSources(): Promise<number> {
  await sql`LOCK TABLE roster_sources IN SHARE ROW EXCLUSIVE MODE`.execute(db());
  const { count } = await db()
    .selectFrom('roster_sources')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface ServiceRow {
  id: RosterSourceId;
  base_url: string;
  token_url: string;
  client_id: string;
  sealed_secret: Buffer;
  read_until: Date | null;
  read_fully_at: Date | null;
}

const services = sql`SELECT id, base_url, token_url, client_id, sealed_secret, read_until, read_fully_at
  FROM roster_sources WHERE base_url IS NOT NULL`;

export async function selectOptionalService(id: RosterSourceId): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`${services} AND id = ${id}`.execute(db());
  return rows[0];
}

export async function listNightlySources(): Promise<ServiceRow[]> {
  const { rows } = await sql<ServiceRow>`${services} AND is_nightly ORDER BY id`.execute(db());
  return rows;
}

export async function updateRead(
  id: RosterSourceId,
  { at, isFull }: { at: Date; isFull: boolean },
): Promise<void> {
  await db()
    .updateTable('roster_sources')
    .set({ read_until: at, ...(isFull && { read_fully_at: at }) })
    .where('id', '=', id)
    .execute();
}

/** Counts the places that imports have given, and the classes. */
export async function countKnown(id: RosterSourceId): Promise<{ places: number; classes: number }> {
  const { rows } = await sql<{ places: number; classes: number }>`
    SELECT (SELECT count(*) FROM roster_places WHERE source_id = ${id}) AS places,
      (SELECT count(*) FROM roster_classes WHERE source_id = ${id}) AS classes`.execute(db());
  return rows[0] ?? { places: 0, classes: 0 };
}

/** Without a sealed secret, the stored one is kept. */
export interface SourceFields extends NewRosterSource {
  encryptedSecret: Buffer | null;
}

function columnsOf(fields: SourceFields) {
  const { service, encryptedSecret } = fields;
  return {
    base_url: service?.baseUrl ?? null,
    token_url: service?.tokenUrl ?? null,
    client_id: service?.clientId ?? null,
    is_nightly: service?.isNightly ?? false,
    ...((service === null || encryptedSecret !== null) && { sealed_secret: encryptedSecret }),
    name: fields.name,
    time_zone: fields.timeZone,
    subject_area_id: fields.subjectAreaId,
    student_level_id: fields.studentLevelId,
  };
}

export async function insertSource(
  fields: SourceFields,
  { actorId, at }: { actorId: UserId; at: Date },
): Promise<RosterSourceId> {
  const { id } = await db()
    .insertInto('roster_sources')
    .values({ ...columnsOf(fields), created_by: actorId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSource(id: RosterSourceId, fields: SourceFields): Promise<void> {
  await db().updateTable('roster_sources').set(columnsOf(fields)).where('id', '=', id).execute();
}

export async function deleteSource(id: RosterSourceId): Promise<void> {
  await db().deleteFrom('roster_sources').where('id', '=', id).execute();
}

export async function insertRun(
  sourceId: RosterSourceId,
  run: Omit<RosterRun, 'at'>,
  at: Date,
): Promise<void> {
  await db()
    .insertInto('roster_runs')
    .values({
      source_id: sourceId,
      at,
      is_nightly: run.isNightly,
      outcome: run.outcome,
      counts: JSON.stringify(run.counts),
      problems: JSON.stringify(run.problems),
      problem_count: run.problemCount,
      reason: run.reason,
    })
    .execute();
}

/** The last few of each source, newest first. */
export async function listLastRuns(most: number) {
  const { rows } = await sql<RunRow>`
    SELECT runs.source_id, runs.at, runs.is_nightly, runs.outcome, runs.counts, runs.problems, runs.problem_count, runs.reason
    FROM roster_sources, LATERAL (
      SELECT * FROM roster_runs WHERE roster_runs.source_id = roster_sources.id ORDER BY roster_runs.id DESC LIMIT ${most}) AS runs
    ORDER BY runs.source_id, runs.id DESC`.execute(db());
  return rows;
}

interface RunRow {
  source_id: RosterSourceId;
  at: Date;
  is_nightly: boolean;
  outcome: string;
  counts: unknown;
  problems: unknown;
  problem_count: number;
  reason: string | null;
}
