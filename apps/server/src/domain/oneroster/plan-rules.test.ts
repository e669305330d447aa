import { classIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Desired, type DesiredPlace, placeKey } from './desired-rules.ts';
import { countChanges, planImport } from './plan-rules.ts';
import type { KnownClass, KnownPerson, KnownState } from './plan-shapes.ts';

const person = (sourcedId: string, role: 'student' | 'instructor' = 'student') => ({
  sourcedId,
  firstName: 'First',
  lastName: sourcedId,
  email: `${sourcedId}@example.org`,
  username: '',
  role,
});
const course = {
  name: 'Rhetoric',
  code: 'AB-12345',
  subjects: ['Law'],
  startDay: '2026-08-01',
  endDay: '2027-07-31',
  isOver: false,
};
const place = (user: string, role: DesiredPlace['role'], isPrimary = false) => ({
  class: 'c1',
  user,
  role,
  isPrimary,
});

function desire(
  change: {
    places?: DesiredPlace[];
    classes?: Desired['classes'];
    people?: ReturnType<typeof person>[];
  } = {},
): Desired {
  const places = change.places ?? [place('t1', 'teacher', true), place('s1', 'student')];
  const people = change.people ?? [person('s1'), person('t1', 'instructor')];
  return {
    people: new Map(people.map((one) => [one.sourcedId, one])),
    classes: change.classes ?? new Map([['c1', { ...course, sourcedId: 'c1' }]]),
    places: new Map(places.map((one) => [placeKey(one), one])),
    skipped: new Map(),
  };
}

const knownPerson = (
  sourcedId: string,
  id: number,
  change: Partial<KnownPerson> = {},
): [string, KnownPerson] => [
  sourcedId,
  { ...person(sourcedId), userId: userIdSchema.parse(id), isMade: true, isDeleted: false, ...change },
];
const knownClass = (change: Partial<KnownClass> = {}): [string, KnownClass] => [
  'c1',
  { ...course, sourcedId: 'c1', classId: classIdSchema.parse(5), isMade: true, isArchived: false, ...change },
];
const nothing: KnownState = {
  people: new Map(),
  classes: new Map(),
  places: new Map(),
  accounts: new Map(),
  usernames: new Set(),
  classKeys: new Map(),
  areas: new Map([['law', 7]]),
};
const everything: KnownState = {
  ...nothing,
  people: new Map([knownPerson('s1', 1), knownPerson('t1', 2)]),
  classes: new Map([knownClass()]),
  places: new Map(
    [place('t1', 'teacher'), place('s1', 'student')].map((one) => [placeKey(one), { ...one, name: 'N' }]),
  ),
};

function counts(desired: Desired, known: KnownState, changed: string[] = []) {
  const all = countChanges(planImport(desired, known, new Set(changed)).changes);
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
}

it('missing people and classes are created, with the primary teacher as owner and the subject area by name', () => {
  expect(counts(desire(), nothing)).toEqual({
    account_created: 2,
    class_created: 1,
    student_added: 1,
    staff_added: 1,
  });
  const people = [person('s1'), person('t1', 'instructor'), person('t2', 'instructor')];
  const places = [place('t1', 'teacher'), place('t2', 'teacher', true)];
  const { plan } = planImport(desire({ people, places }), nothing, new Set());
  expect(plan.classesToCreate).toMatchObject([{ teacher: 't2', subjectAreaId: 7 }]);
});

it('an import without changes plans nothing', () => {
  expect(counts(desire(), everything)).toEqual({});
});

it('a person who has left the class loses the place', () => {
  expect(counts(desire({ places: [place('t1', 'teacher')] }), everything)).toEqual({ student_removed: 1 });
  expect(counts(desire({ people: [person('t1', 'instructor')] }), everything)).toEqual({
    student_removed: 1,
  });
});

it('a student who teaches from now on gets another place', () => {
  const places = [place('t1', 'teacher'), place('s1', 'assistant')];
  expect(counts(desire({ places }), everything)).toEqual({ student_removed: 1, staff_added: 1 });
});

it('a class that the system has deleted is archived once, and its places stay', () => {
  const gone = desire({ classes: new Map(), places: [] });
  expect(counts(gone, everything)).toEqual({ class_archived: 1 });
  for (const change of [{ isArchived: true }, { isOver: true }])
    expect(counts(gone, { ...everything, classes: new Map([knownClass(change)]) })).toEqual({});
});

it('a class that is over keeps its places, and none is created', () => {
  const over = desire({
    classes: new Map([['c1', { ...course, sourcedId: 'c1', isOver: true }]]),
    places: [],
  });
  expect(counts(over, everything)).toEqual({});
  expect(counts(over, nothing)).toEqual({ account_created: 2 });
});

it('a class without a teacher waits for one', () => {
  const { plan, skipped } = planImport(desire({ places: [place('s1', 'student')] }), nothing, new Set());
  expect([plan.classesToCreate.length, plan.placesToAdd.length, skipped.no_teacher]).toEqual([0, 0, 1]);
});

it('the name and the dates of a class are updated only if an import has created it', () => {
  const renamed = (isMade: boolean) =>
    counts(desire(), { ...everything, classes: new Map([knownClass({ name: 'Old', isMade })]) });
  expect([renamed(true), renamed(false)]).toEqual([{ class_changed: 1 }, {}]);
});

it('the name of a person is updated only if an import has created the account and the system has changed the name', () => {
  const rename = (isMade: boolean, changed: string[]) => {
    const people = new Map([knownPerson('s1', 1, { lastName: 'Old', isMade }), knownPerson('t1', 2)]);
    return counts(desire(), { ...everything, people }, changed);
  };
  expect([rename(true, ['s1']), rename(false, ['s1']), rename(true, [])]).toEqual([
    { account_changed: 1 },
    {},
    {},
  ]);
});

it('an account with the address is connected once, and never that of an administrator', () => {
  const account = (isPrivileged: boolean) => ({
    userId: userIdSchema.parse(9),
    email: 's1@example.org',
    isPrivileged,
  });
  const known = (isPrivileged: boolean) => ({
    ...nothing,
    accounts: new Map([['s1@example.org', account(isPrivileged)]]),
  });
  expect(counts(desire(), known(false))).toMatchObject({ account_connected: 1, student_added: 1 });
  const planned = planImport(desire(), known(true), new Set());
  expect([planned.skipped.privileged, planned.plan.placesToAdd.map(({ user }) => user)]).toEqual([1, ['t1']]);
  const usedNames = { ...known(false), people: new Map([knownPerson('s7', 9)]) };
  expect(planImport(desire(), usedNames, new Set()).problems).toMatchObject([
    { sourcedId: 's1', problem: 'email_taken' },
  ]);
});

it('a class with the enrolment key of an existing class is connected with it', () => {
  const classKeys = new Map([['AB-12345', classIdSchema.parse(5)]]);
  expect(counts(desire(), { ...nothing, classKeys })).toMatchObject({ class_connected: 1, student_added: 1 });
});

it.each([
  ['ada_byron', [], null],
  ['zoe1', [], { given: 'zoe1', username: 'zoe1_0001', reason: 'invalid' }],
  ['ada_byron', ['ada_byron'], { given: 'ada_byron', username: 'ada_byron_0001', reason: 'taken' }],
])(
  'a new account for the username %j is reported with the reason if it gets another one',
  (username, taken, renamed) => {
    const people = [{ ...person('s1'), username }];
    const { changes, plan } = planImport(
      desire({ people }),
      { ...nothing, usernames: new Set(taken) },
      new Set(),
    );
    expect(changes.find(({ kind }) => kind === 'account_created')).toMatchObject({ renamed });
    expect(plan.accountsToCreate[0]?.username).toBe(renamed?.username ?? username);
  },
);
