import type { NewRosterSource, RosterRun, RosterSourceId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

function sources() {
  return db()
    .selectFrom('roster_sources')
    .select(['id', 'name', 'time_zone', 'subject_area_id', 'student_level_id']);
}

export type SourceRow = NonNullable<Awaited<ReturnType<typeof lockOptionalSource>>>;

/** Imports from one system run one after the other: held until the end of the transaction. */
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

function columnsOf(fields: NewRosterSource) {
  return {
    name: fields.name,
    time_zone: fields.timeZone,
    subject_area_id: fields.subjectAreaId,
    student_level_id: fields.studentLevelId,
  };
}

export async function insertSource(
  fields: NewRosterSource,
  { by, at }: { by: UserId; at: Date },
): Promise<RosterSourceId> {
  const { id } = await db()
    .insertInto('roster_sources')
    .values({ ...columnsOf(fields), created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSource(id: RosterSourceId, fields: NewRosterSource): Promise<void> {
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

/** The last of each source. */
export async function listLastRuns() {
  return db()
    .selectFrom('roster_runs')
    .distinctOn('source_id')
    .select(['source_id', 'at', 'is_nightly', 'outcome', 'counts', 'problems', 'problem_count', 'reason'])
    .orderBy('source_id')
    .orderBy('id', 'desc')
    .execute();
}
