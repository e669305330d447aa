import type { RosterProblemLine } from '@redraft/contracts';
import type { Delivery } from './csv-rules.ts';
import {
  courseRoleOf,
  type DeliveredRecord,
  emptyRoster,
  type RecordKind,
  type RecordOf,
  type Roster,
  recordKinds,
} from './record-rules.ts';

export interface Merged {
  roster: Roster;
  problems: RosterProblemLine[];
  /** People whose records differ from those of the previous delivery. */
  changedUsers: ReadonlySet<string>;
}

/**
 * Applies a delivery to what was known: a bulk replaces all records of its kind, a delta single ones.
 *
 * @param deleted People whose accounts were deleted: nothing about them is kept, whatever the system says.
 */
export function mergeDelivery(
  known: Roster,
  { records, modes, files }: Delivery,
  deleted: ReadonlySet<string>,
): Merged {
  const roster = emptyRoster();
  for (const kind of recordKinds) if (modes[kind] !== 'bulk') copyRecords(known, roster, kind);
  const gone = new Set([...deleted].map((id) => `users ${id}`));
  for (const one of records) {
    if (one.record === null) gone.add(`${one.kind} ${one.sourcedId}`);
    setRecord(roster, one);
  }
  const fileOf = (kind: RecordKind) =>
    files.find(({ name }) => name.toLowerCase().startsWith(kind.toLowerCase()))?.name ?? kind;
  forgetPeople(roster, deleted);
  const problems = records.flatMap((one) => findReferenceProblems(one, { roster, gone, fileOf }));
  const changedUsers = new Set(
    [...roster.users].flatMap(([id, user]) => {
      const before = known.users.get(id);
      return before !== undefined && JSON.stringify(before) !== JSON.stringify(user) ? [id] : [];
    }),
  );
  return { roster, problems: [...problems, ...findRepeatedEmails(records, roster, fileOf)], changedUsers };
}

function copyRecords<Kind extends RecordKind>(from: Roster, to: Roster, kind: Kind): void {
  for (const [id, record] of from[kind]) to[kind].set(id, record);
}

function setRecord(roster: Roster, { kind, sourcedId, record }: DeliveredRecord): void {
  // Cast: kind and record belong together, which the union says.
  const records = roster[kind] as Map<string, RecordOf<RecordKind>>;
  if (record === null) records.delete(sourcedId);
  else records.set(sourcedId, record);
}

function forgetPeople({ users, roles, enrollments }: Roster, deleted: ReadonlySet<string>): void {
  if (deleted.size === 0) return;
  for (const id of deleted) users.delete(id);
  for (const records of [roles, enrollments])
    for (const [id, { user }] of records) if (deleted.has(user)) records.delete(id);
}

interface Reference {
  field: string;
  kind: RecordKind;
  ids: readonly string[];
}

function referencesOf(one: DeliveredRecord): Reference[] {
  if (one.record === null) return [];
  switch (one.kind) {
    case 'classes':
      return [
        { field: 'courseSourcedId', kind: 'courses', ids: [one.record.course] },
        { field: 'schoolSourcedId', kind: 'orgs', ids: [one.record.school] },
        { field: 'termSourcedIds', kind: 'academicSessions', ids: one.record.terms },
      ];
    case 'roles':
      return [{ field: 'userSourcedId', kind: 'users', ids: [one.record.user] }];
    case 'enrollments':
      return [
        { field: 'classSourcedId', kind: 'classes', ids: [one.record.class] },
        { field: 'userSourcedId', kind: 'users', ids: [one.record.user] },
      ];
    default:
      return [];
  }
}

interface Context {
  roster: Roster;
  /** Records that the delivery itself marks as deleted: references to them are no error. */
  gone: ReadonlySet<string>;
  fileOf: (kind: RecordKind) => string;
}

/** References to courses and schools are only checked if the system delivers any: the import works without them. */
const optionalKinds: readonly RecordKind[] = ['courses', 'orgs'];

function findReferenceProblems(one: DeliveredRecord, { roster, gone, fileOf }: Context): RosterProblemLine[] {
  return referencesOf(one).flatMap(({ field, kind, ids }) => {
    if (optionalKinds.includes(kind) && roster[kind].size === 0) return [];
    const isKnown = ids.every((id) => id === '' || roster[kind].has(id) || gone.has(`${kind} ${id}`));
    if (isKnown) return [];
    const { line, sourcedId } = one;
    return [{ file: fileOf(one.kind), line, field, sourcedId, problem: 'reference_unknown' as const }];
  });
}

/** Two people with one address would be one account. */
function findRepeatedEmails(
  records: readonly DeliveredRecord[],
  { users }: Roster,
  fileOf: Context['fileOf'],
): RosterProblemLine[] {
  const owners = Map.groupBy(
    [...users].filter(([, { email, isEnabled }]) => email !== '' && isEnabled),
    ([, { email }]) => email,
  );
  return records.flatMap(({ kind, sourcedId, record, line }) => {
    if (kind !== 'users' || record === null || !record.isEnabled || record.email === '') return [];
    if ((owners.get(record.email)?.length ?? 0) < 2) return [];
    return [{ file: fileOf(kind), line, field: 'email', sourcedId, problem: 'email_repeated' as const }];
  });
}

/** Forgets names and addresses of people who are not imported. */
export function withoutOthers(roster: Roster): Roster {
  const roles = Map.groupBy(roster.roles.values(), ({ user }) => user);
  const users = [...roster.users].map(([id, user]): [string, RecordOf<'users'>] => {
    const all = [...user.roles, ...(roles.get(id) ?? []).map(({ role }) => role)];
    const isImported = all.some((role) => courseRoleOf(role) !== undefined);
    return [id, isImported ? user : { ...user, firstName: '', lastName: '', email: '', username: '' }];
  });
  return { ...roster, users: new Map(users) };
}
