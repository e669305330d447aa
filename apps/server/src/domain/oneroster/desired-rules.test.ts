import { expect, it } from 'vitest';
import { findDesired } from './desired-rules.ts';
import { emptyRoster, type RecordOf, type Roster } from './record-rules.ts';

const today = '2026-11-28';
const user = (change: Partial<RecordOf<'users'>> = {}): RecordOf<'users'> => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  username: '',
  isEnabled: true,
  roles: ['student'],
  ...change,
});
const course = (...terms: string[]) => ({
  title: 'Rhetoric',
  code: '',
  course: '',
  school: '',
  terms,
  subjects: [],
});
const place = (change: Partial<RecordOf<'enrollments'>> = {}): RecordOf<'enrollments'> => ({
  class: 'c1',
  user: 's1',
  role: 'student',
  isPrimary: false,
  beginDate: '',
  endDate: '',
  ...change,
});
const term = (startDate: string, endDate: string) => ({ startDate, endDate });

function find(change: Partial<Roster>) {
  return findDesired(
    {
      ...emptyRoster(),
      academicSessions: new Map([['y1', term('2026-08-01', '2027-07-31')]]),
      classes: new Map([['c1', course('y1')]]),
      users: new Map([['s1', user()]]),
      ...change,
    },
    today,
  );
}

it.each([
  ['a student', {}, 'student'],
  ['a teacher', { roles: ['teacher'] }, 'instructor'],
  ['a teacher who learns as well', { roles: ['student', 'teacher'] }, 'instructor'],
  ['an aide', { roles: ['aide'] }, 'student'],
  ['a parent', { roles: ['parent'] }, 'other_role'],
  ['somebody without a role', { roles: [] }, 'other_role'],
  ['a student who is not enabled', { isEnabled: false }, 'inactive'],
  ['a student without an address', { email: '' }, 'no_email'],
])('%s is imported with a role, or left out for a reason', (_name, change, expected) => {
  const { people, skipped } = find({ users: new Map([['s1', user(change)]]) });
  expect([people.get('s1')?.role ?? [...skipped.keys()][0]]).toEqual([expected]);
});

it('a role of version 1.2 counts until its end', () => {
  const roleUntil = (endDate: string) => {
    const roles = new Map([['r1', { user: 's1', role: 'teacher', beginDate: '', endDate }]]);
    return find({ users: new Map([['s1', user({ roles: [] })]]), roles }).people.get('s1')?.role;
  };
  expect([roleUntil(''), roleUntil('2026-11-29'), roleUntil(today)]).toEqual([
    'instructor',
    'instructor',
    undefined,
  ]);
});

it('a class lasts from the first day of its terms to the last', () => {
  const academicSessions = new Map([
    ['q1', term('2026-08-01', '2026-10-01')],
    ['q2', term('2026-10-02', '2027-01-31')],
    ['old', term('2025-08-01', '2026-11-27')],
  ]);
  const classes = new Map([
    ['c1', course('q2', 'q1')],
    ['c2', course('old')],
    ['c3', course('unknown')],
  ]);
  const found = find({ academicSessions, classes }).classes;
  expect([...found.values()].map(({ startDay, endDay, isOver }) => [startDay, endDay, isOver])).toEqual([
    ['2026-08-01', '2027-01-31', false],
    ['2025-08-01', '2026-11-27', true],
  ]);
});

it('a person with several roles in a class gets the place with the most permissions', () => {
  const enrollments = new Map([
    ['e1', place()],
    ['e2', place({ role: 'teacher' })],
    ['e3', place({ role: 'aide' })],
  ]);
  expect([...find({ enrollments }).places.values()].map(({ role }) => role)).toEqual(['teacher']);
});

it.each([
  ['until tomorrow', { endDate: '2026-11-29' }, 1],
  ['until today', { endDate: today }, 0],
  ['from tomorrow', { beginDate: '2026-11-29' }, 1],
  ['of a person who is left out', { user: 'p1' }, 0],
  ['in an unknown class', { class: 'c9' }, 0],
  ['as a proctor', { role: 'proctor' }, 0],
])('a place %s is given or not', (_name, change, expected) => {
  expect(find({ enrollments: new Map([['e1', place(change)]]) }).places.size).toBe(expected);
});
