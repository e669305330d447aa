import { expect, it } from 'vitest';
import type { Delivery } from './csv-rules.ts';
import { mergeDelivery, withoutOthers } from './merge-rules.ts';
import { type DeliveredRecord, emptyRoster, type RecordOf, type Roster } from './record-rules.ts';

const user = (change: Partial<RecordOf<'users'>> = {}): RecordOf<'users'> => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: '',
  username: '',
  isEnabled: true,
  roles: ['student'],
  ...change,
});
const course = { title: 'Rhetoric', code: '', course: 'k1', school: '', terms: ['y1'], subjects: [] };
const place = { role: 'student', isPrimary: false, beginDate: '', endDate: '' };

function known(change: Partial<Roster> = {}): Roster {
  return {
    ...emptyRoster(),
    academicSessions: new Map([['y1', { startDate: '2026-08-01', endDate: '2027-07-31' }]]),
    users: new Map([
      ['s1', user()],
      ['s2', user()],
    ]),
    classes: new Map([['c1', course]]),
    ...change,
  };
}

function delivery(modes: Delivery['modes'], ...records: Omit<DeliveredRecord, 'line'>[]): Delivery {
  // Cast: kind and record belong together in each.
  const lines = records.map((one, index) => ({ ...one, line: index + 2 })) as DeliveredRecord[];
  const files = Object.keys(modes).map((kind) => ({ name: `${kind}.csv`, mode: 'bulk' as const, rows: 1 }));
  return { files, records: lines, modes, problems: [] };
}
const merge = (given: Delivery, deleted: string[] = [], before = known()) =>
  mergeDelivery(before, given, new Set(deleted));

it('a bulk file replaces all records of its kind and leaves the others', () => {
  const { roster } = merge(delivery({ users: 'bulk' }, { kind: 'users', sourcedId: 's3', record: user() }));
  expect([...roster.users.keys()]).toEqual(['s3']);
  expect([...roster.classes.keys()]).toEqual(['c1']);
});

it('a delta file adds, replaces and deletes the records that it names, and the changed people are returned', () => {
  const { roster, changedUsers } = merge(
    delivery(
      { users: 'delta' },
      { kind: 'users', sourcedId: 's1', record: user({ lastName: 'Lovelace' }) },
      { kind: 'users', sourcedId: 's2', record: null },
      { kind: 'users', sourcedId: 's3', record: user() },
    ),
  );
  expect([...roster.users].map(([id, { lastName }]) => `${id} ${lastName}`)).toEqual([
    's1 Lovelace',
    's3 Byron',
  ]);
  expect([...changedUsers]).toEqual(['s1']);
});

it('a reference must be to a known record, or to one that the same delivery deletes', () => {
  const enrollment = (sourcedId: string, classId: string, userId: string) => ({
    kind: 'enrollments' as const,
    sourcedId,
    record: { ...place, class: classId, user: userId },
  });
  const { problems } = merge(
    delivery(
      { enrollments: 'delta', users: 'delta' },
      { kind: 'users', sourcedId: 's2', record: null },
      enrollment('e1', 'c1', 's1'),
      enrollment('e2', 'c9', 's1'),
      enrollment('e3', 'c1', 's2'),
      enrollment('e4', 'c1', 's9'),
    ),
  );
  expect(problems.map(({ line, field, sourcedId }) => `${line} ${field} ${sourcedId}`)).toEqual([
    '4 classSourcedId e2',
    '6 userSourcedId e4',
  ]);
});

it('references to courses and schools are checked only if the system delivers any', () => {
  const given = delivery({ classes: 'delta' }, { kind: 'classes', sourcedId: 'c2', record: course });
  expect(merge(given).problems).toEqual([]);
  const courses = new Map([['k2', { title: '', subjects: [] }]]);
  expect(merge(given, [], known({ courses })).problems).toMatchObject([
    { file: 'classes.csv', field: 'courseSourcedId', problem: 'reference_unknown' },
  ]);
});

it('two people with one address are reported, also if one of them was imported before', () => {
  const before = known({ users: new Map([['s1', user({ email: 'a@example.org' })]]) });
  const given = (isEnabled: boolean) =>
    delivery(
      { users: 'delta' },
      { kind: 'users', sourcedId: 's2', record: user({ email: 'a@example.org', isEnabled }) },
    );
  expect(merge(given(true), [], before).problems).toMatchObject([
    { sourcedId: 's2', problem: 'email_repeated' },
  ]);
  expect(merge(given(false), [], before).problems).toEqual([]);
});

it('records of people whose account was deleted are not stored, and references to them are no error', () => {
  const { roster, problems } = merge(
    delivery(
      { users: 'bulk', enrollments: 'bulk' },
      { kind: 'users', sourcedId: 's1', record: user() },
      { kind: 'enrollments', sourcedId: 'e1', record: { ...place, class: 'c1', user: 's1' } },
    ),
    ['s1'],
  );
  expect([roster.users.size, roster.enrollments.size, problems.length]).toEqual([0, 0, 0]);
});

it('names and addresses are stored only for people who are imported, by a role in their record or in a separate one', () => {
  const roles = new Map([['r1', { user: 's2', role: 'teacher', beginDate: '', endDate: '' }]]);
  const users = new Map([
    ['s1', user({ roles: [] })],
    ['s2', user({ roles: [] })],
    ['s3', user()],
  ]);
  const kept = withoutOthers(known({ users, roles })).users;
  expect([...kept].map(([id, { lastName }]) => `${id} ${lastName}`.trim())).toEqual([
    's1',
    's2 Byron',
    's3 Byron',
  ]);
});
