import {
  type ClassId,
  type RosterChange,
  type RosterProblemLine,
  type RosterSkipReason,
  rosterChangeKinds,
  rosterSkipReasons,
  type UserId,
} from '@redraft/contracts';
import { chooseUsername } from '../../platform/username-rules.ts';
import type { Desired, DesiredClass, DesiredPerson } from './desired-rules.ts';
import type { KnownClass, KnownPerson, KnownState, Plan } from './plan-shapes.ts';

export interface Planned {
  plan: Plan;
  changes: RosterChange[];
  skipped: Record<RosterSkipReason, number>;
  problems: RosterProblemLine[];
}

interface Draft extends Plan {
  changes: RosterChange[];
  skipped: Map<RosterSkipReason, number>;
  problems: RosterProblemLine[];
  /** SourcedIds of people with an account, now or after the import. */
  present: Set<string>;
  /** Classes in which places are given and taken, by sourcedId. */
  open: Map<string, { name: string; isNew: boolean }>;
}

export function planImport(desired: Desired, known: KnownState, changedUsers: ReadonlySet<string>): Planned {
  const draft: Draft = {
    accountsToCreate: [],
    accountsToConnect: [],
    accountsToChange: [],
    classesToCreate: [],
    classesToConnect: [],
    classesToChange: [],
    classesToArchive: [],
    placesToRemove: [],
    placesToAdd: [],
    changes: [],
    skipped: new Map(desired.skipped),
    problems: [],
    present: new Set(),
    open: new Map(),
  };
  planPeople(draft, { desired, known, changedUsers });
  planClasses(draft, desired, known);
  planPlaces(draft, desired, known);
  const { changes, skipped: counted, problems, present: _present, open: _open, ...plan } = draft;
  const skipped = countsOf(rosterSkipReasons, (reason) => counted.get(reason) ?? 0);
  return { plan, changes, skipped, problems };
}

/** Every key with its number. */
export function countsOf<Key extends string>(
  keys: readonly Key[],
  countOf: (key: Key) => number,
): Record<Key, number> {
  // Cast: an object of all keys.
  return Object.fromEntries(keys.map((key) => [key, countOf(key)])) as Record<Key, number>;
}

export function countChanges(changes: readonly RosterChange[]) {
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  return countsOf(rosterChangeKinds, (kind) => byKind.get(kind)?.length ?? 0);
}

function skip({ skipped }: Draft, reason: RosterSkipReason): void {
  skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

function planPeople(
  draft: Draft,
  {
    desired,
    known,
    changedUsers,
  }: { desired: Desired; known: KnownState; changedUsers: ReadonlySet<string> },
): void {
  for (const { isDeleted } of known.people.values()) if (isDeleted) skip(draft, 'deleted_account');
  const usedNames = new Set(known.usernames);
  const connected = new Set([...known.people.values()].map(({ userId }) => userId));
  for (const person of desired.people.values()) {
    const link = known.people.get(person.sourcedId);
    if (link) {
      draft.present.add(person.sourcedId);
      if (link.isMade && changedUsers.has(person.sourcedId))
        planAccountChange(draft, { person, link, known });
    } else planNewPerson(draft, person, { known, usedNames, connected });
  }
}

function planNewPerson(
  draft: Draft,
  person: DesiredPerson,
  { known, usedNames, connected }: { known: KnownState; usedNames: Set<string>; connected: Set<UserId> },
): void {
  const account = known.accounts.get(person.email);
  if (account?.isPrivileged) {
    skip(draft, 'privileged');
    return;
  }
  if (account && connected.has(account.userId)) {
    reportTaken(draft, person);
    return;
  }
  draft.present.add(person.sourcedId);
  const change = { name: nameOf(person), className: '', detail: person.email, renamed: null };
  if (account) {
    connected.add(account.userId);
    const { sourcedId, role } = person;
    draft.accountsToConnect.push({ sourcedId, userId: account.userId, role });
    draft.changes.push({ kind: 'account_connected', ...change });
    return;
  }
  const { username, reason } = chooseUsername(person, usedNames);
  usedNames.add(username.toLowerCase());
  draft.accountsToCreate.push({ ...person, username });
  const renamed = reason === null ? null : { given: person.username, username, reason };
  draft.changes.push({ kind: 'account_created', ...change, renamed });
}

function planAccountChange(
  draft: Draft,
  { person, link, known }: { person: DesiredPerson; link: KnownPerson; known: KnownState },
): void {
  const { firstName, lastName, email } = person;
  const isSame =
    link.firstName === firstName && link.lastName === lastName && link.email.toLowerCase() === email;
  if (isSame) return;
  const owner = known.accounts.get(email);
  if (owner && owner.userId !== link.userId) {
    reportTaken(draft, person);
    return;
  }
  draft.accountsToChange.push({ userId: link.userId, firstName, lastName, email });
  draft.changes.push({
    kind: 'account_changed',
    name: nameOf(person),
    className: '',
    detail: email,
    renamed: null,
  });
}

/** Reports that another person of the system has the account with this address. */
function reportTaken({ problems }: Draft, { sourcedId }: DesiredPerson): void {
  problems.push({ file: 'users', line: null, field: 'email', sourcedId, problem: 'email_taken' });
}

function planClasses(draft: Draft, desired: Desired, known: KnownState): void {
  const teachers = findTeachers(draft, desired);
  const connected = new Set([...known.classes.values()].map(({ classId }) => classId));
  for (const one of desired.classes.values()) {
    const link = known.classes.get(one.sourcedId);
    if (link?.isArchived) skip(draft, 'class_archived');
    else if (one.isOver) skip(draft, 'class_over');
    else if (link) planKnownClass(draft, one, link);
    else planNewClass(draft, one, { known, connected, teacher: teachers.get(one.sourcedId) });
  }
  for (const [sourcedId, { classId, name, isArchived, isOver }] of known.classes)
    if (!desired.classes.has(sourcedId) && !isArchived && !isOver) {
      draft.classesToArchive.push({ classId });
      draft.changes.push({ kind: 'class_archived', name, className: '', detail: '', renamed: null });
    }
}

/** The first primary teacher of each class, or else the first. */
function findTeachers({ present }: Draft, { places }: Desired): Map<string, string> {
  const teachers = new Map<string, { user: string; isPrimary: boolean }>();
  for (const { class: classId, user, role, isPrimary } of places.values()) {
    if (role !== 'teacher' || !present.has(user)) continue;
    const other = teachers.get(classId);
    if (!other || (isPrimary && !other.isPrimary)) teachers.set(classId, { user, isPrimary });
  }
  return new Map([...teachers].map(([classId, { user }]) => [classId, user]));
}

function planKnownClass(draft: Draft, one: DesiredClass, link: KnownClass): void {
  draft.open.set(one.sourcedId, { name: one.name, isNew: false });
  const isSame = link.name === one.name && link.startDay === one.startDay && link.endDay === one.endDay;
  // A class that the import did not create keeps the name and the dates that its instructor chose.
  if (isSame || !link.isMade) return;
  const { name, startDay, endDay } = one;
  draft.classesToChange.push({ classId: link.classId, name, startDay, endDay });
  draft.changes.push({
    kind: 'class_changed',
    name,
    className: '',
    detail: `${startDay} – ${endDay}`,
    renamed: null,
  });
}

function planNewClass(
  draft: Draft,
  one: DesiredClass,
  context: { known: KnownState; connected: Set<ClassId>; teacher: string | undefined },
): void {
  const { known, connected, teacher } = context;
  const { sourcedId, name, startDay, endDay } = one;
  const found = known.classKeys.get(one.code.toUpperCase());
  const change = { name, className: '', detail: `${startDay} – ${endDay}`, renamed: null };
  if (found !== undefined && !connected.has(found)) {
    connected.add(found);
    draft.open.set(sourcedId, { name, isNew: false });
    draft.classesToConnect.push({ sourcedId, classId: found });
    draft.changes.push({ kind: 'class_connected', ...change });
    return;
  }
  if (teacher === undefined) {
    skip(draft, 'no_teacher');
    return;
  }
  draft.open.set(sourcedId, { name, isNew: true });
  const area = one.subjects.flatMap((subject) => known.areas.get(subject.toLowerCase()) ?? [])[0];
  draft.classesToCreate.push({ sourcedId, name, startDay, endDay, teacher, subjectAreaId: area ?? null });
  draft.changes.push({ kind: 'class_created', ...change });
}

function planPlaces(draft: Draft, { places, people }: Desired, known: KnownState): void {
  const { present, open } = draft;
  for (const [key, place] of known.places) {
    const wanted = places.get(key);
    const openClass = open.get(place.class);
    // Places in classes that are over, archived or deleted stay, so that their texts can still be read.
    if (!openClass || (wanted?.role === place.role && present.has(place.user))) continue;
    const { class: classId, user, role } = place;
    draft.placesToRemove.push({ class: classId, user, role });
    const kind = role === 'student' ? 'student_removed' : 'staff_removed';
    draft.changes.push({ kind, name: place.name, className: openClass.name, detail: '', renamed: null });
  }
  for (const [key, { class: classId, user, role }] of places) {
    const openClass = open.get(classId);
    if (!openClass || !present.has(user) || known.places.get(key)?.role === role) continue;
    draft.placesToAdd.push({ class: classId, user, role });
    const person = people.get(user);
    const kind = role === 'student' ? 'student_added' : 'staff_added';
    draft.changes.push({
      kind,
      name: person ? nameOf(person) : '',
      className: openClass.name,
      detail: '',
      renamed: null,
    });
  }
}
