import {
  type AuditedAction,
  type ChangeRosterSource,
  limits,
  type NewRosterSource,
  type RosterRun,
  type RosterSource,
  type RosterSourceId,
  rosterRunSchema,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { allowedUrl } from '../../platform/guarded-fetch.ts';
import { encryptText } from '../../platform/seal.ts';
import { listLookups } from '../classes/index.ts';
import { secretName } from './sealed-secret.ts';
import { oneRosterSettings } from './settings.ts';
import {
  deleteSource,
  insertSource,
  listLastRuns,
  listSources,
  lockOptionalSource,
  lockSources,
  type SourceFields,
  updateSource,
} from './source-queries.ts';

/** Callers of these functions have checked that the actor may manage accounts. */

const runsShown = 10;

export async function readRosterSources() {
  const [rows, runs, subjectAreas, studentLevels] = await Promise.all([
    listSources(),
    listLastRuns(runsShown),
    listLookups('area'),
    listLookups('level'),
  ]);
  const runsOf = Map.groupBy(runs, ({ source_id: id }) => id);
  const sources = rows.map(
    (row): RosterSource => ({
      id: row.id,
      name: row.name,
      timeZone: row.time_zone,
      subjectAreaId: row.subject_area_id,
      studentLevelId: row.student_level_id,
      service: presentService(row),
      people: row.people ?? 0,
      classes: row.classes ?? 0,
      runs: (runsOf.get(row.id) ?? []).map(presentRun),
    }),
  );
  return { sources, subjectAreas, studentLevels };
}

/** The client secret never leaves the server again. */
function presentService(row: Awaited<ReturnType<typeof listSources>>[number]): RosterSource['service'] {
  const { base_url: baseUrl, token_url: tokenUrl, client_id: clientId, is_nightly: isNightly } = row;
  if (baseUrl === null || tokenUrl === null || clientId === null) return null;
  return { baseUrl, tokenUrl, clientId, isNightly };
}

function presentRun(row: Awaited<ReturnType<typeof listLastRuns>>[number]): RosterRun {
  return rosterRunSchema.parse({
    at: row.at.toISOString(),
    isNightly: row.is_nightly,
    outcome: row.outcome,
    counts: row.counts,
    problems: row.problems,
    problemCount: row.problem_count,
    reason: row.reason,
  });
}

export async function addRosterSource(
  actor: Actor,
  fields: NewRosterSource,
  now: Date,
): Promise<RosterSourceId> {
  return inTransaction(async () => {
    const max = limits.rosterSources;
    if ((await lockSources()) >= max) throw new AppError(sentence('oneroster.too_many_sources', { max }));
    await requireLookups(fields);
    const id = await insertSource(toFields(fields, false), { actorId: actor.userId, at: now });
    await audit(recorded(actor, { id, action: 'roster_source.add', title: fields.name }, now));
    return id;
  });
}

export async function changeRosterSource(
  actor: Actor,
  { id, ...fields }: ChangeRosterSource,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { base_url: before } = await lockSource(id);
    await requireLookups(fields);
    await updateSource(id, toFields(fields, before !== null));
    await audit(recorded(actor, { id, action: 'roster_source.change', title: fields.name }, now));
  });
}

/** Deletes a source with its records. Accounts, classes and enrolments stay, without their connection to the source. */
export async function removeRosterSource(actor: Actor, id: RosterSourceId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { name } = await lockSource(id);
    await deleteSource(id);
    await audit(recorded(actor, { id, action: 'roster_source.remove', title: name }, now));
  });
}

/** A service needs a secret, unless it has one already. */
function toFields(fields: NewRosterSource, hasSecret: boolean): SourceFields {
  const { service } = fields;
  if (service === null) return { ...fields, encryptedSecret: null };
  const { allowsLocal, key } = oneRosterSettings();
  for (const url of [service.baseUrl, service.tokenUrl])
    if (allowedUrl(url, allowsLocal) === null) throw new AppError('oneroster.address_refused');
  if (service.clientSecret === '' && !hasSecret) throw new AppError('oneroster.secret_required');
  const sealedSecret =
    service.clientSecret === '' ? null : encryptText(service.clientSecret, { key, name: secretName });
  return { ...fields, encryptedSecret: sealedSecret };
}

async function lockSource(id: RosterSourceId) {
  const source = await lockOptionalSource(id);
  if (!source) throw new AppError('not_found');
  return source;
}

async function requireLookups({ subjectAreaId, studentLevelId }: NewRosterSource): Promise<void> {
  const [areas, levels] = await Promise.all([listLookups('area'), listLookups('level')]);
  if (!areas.some(({ id }) => id === subjectAreaId)) throw new AppError('class.area_required');
  if (!levels.some(({ id }) => id === studentLevelId)) throw new AppError('class.level_required');
}

function recorded(
  { userId: actorId }: Actor,
  { id, action, title }: { id: RosterSourceId; action: AuditedAction; title: string },
  at: Date,
): AuditEntry {
  return { at, actorId, action, subject: 'roster_source', subjectId: id, details: { title } };
}
