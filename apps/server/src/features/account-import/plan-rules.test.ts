import { classIdSchema, type ImportProblem, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type Known, planAccountImport } from './plan-rules.ts';
import type { ImportRow } from './rows-rules.ts';

const row = (rest: Partial<ImportRow> = {}): ImportRow => ({
  file: 'users.csv',
  line: 2,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  username: 'ada_byron',
  phone: '',
  role: 'student',
  key: '',
  ...rest,
});
const [one, teacher, member] = [1, 2, 3].map((id) => userIdSchema.parse(id)) as [never, never, never]; // cast: three of three
const known: Known = {
  accounts: new Map([
    ['known@example.org', { id: one, username: 'known_one', isStudent: true }],
    ['teacher@example.org', { id: teacher, username: 'teacher_1', isStudent: true }],
    ['member@example.org', { id: member, username: 'member_1', isStudent: true }],
    ['other@example.org', { id: userIdSchema.parse(4), username: 'other_1', isStudent: false }],
  ]),
  usernames: new Set(['known_one', 'taken_name']),
  classes: new Map([
    [
      'RH-1',
      { id: classIdSchema.parse(7), isOpen: true, staff: new Set([teacher]), students: new Set([member]) },
    ],
    ['OLD-1', { id: classIdSchema.parse(8), isOpen: false, staff: new Set(), students: new Set() }],
  ]),
};

const wrong: [ImportProblem, Partial<ImportRow>][] = [
  ['name_missing', { firstName: '' }],
  ['name_too_long', { lastName: 'x'.repeat(101) }],
  ['email_invalid', { email: 'ada' }],
  ['username_invalid', { username: 'a b' }],
  ['username_taken', { username: 'Taken_Name' }],
  ['role_unknown', { role: null }],
  ['class_unknown', { key: 'NO-1' }],
  ['class_closed', { key: 'OLD-1' }],
  ['cannot_enroll', { key: 'RH-1', role: 'instructor' }],
  ['cannot_enroll', { key: 'RH-1', email: 'teacher@example.org' }],
  ['cannot_enroll', { key: 'RH-1', email: 'other@example.org' }],
];

it.each(wrong)('a line of an import is refused for %s: %j', (problem, rest) => {
  expect(planAccountImport([row(rest)], known).lines[0]).toMatchObject({ problem, account: 'none' });
});

it.each([
  ['makes an account', {}, { account: 'new', enrollment: 'none' }],
  ['makes an account that is in a class', { key: 'rh-1' }, { account: 'new', enrollment: 'new' }],
  ['finds who is there', { email: 'KNOWN@example.org' }, { account: 'known', enrollment: 'none' }],
  [
    'enrolls who is there',
    { email: 'known@example.org', key: 'RH-1' },
    { account: 'known', enrollment: 'new' },
  ],
  [
    'finds who is enrolled',
    { email: 'member@example.org', key: 'RH-1' },
    { account: 'known', enrollment: 'known' },
  ],
] as const)('a line of an import %s', (_name, rest, outcome) => {
  expect(planAccountImport([row(rest)], known).lines[0]).toMatchObject({ problem: null, ...outcome });
});

it('a line of an import that contradicts another one about the same new person is refused', () => {
  const plan = planAccountImport(
    [row(), row({ line: 3, lastName: 'King' }), row({ line: 4, key: 'RH-1' })],
    known,
  );
  expect(plan.lines.map(({ problem }) => problem)).toEqual([null, 'other_values', null]);
  expect({ accounts: plan.accounts.length, enrollments: plan.enrollments.length }).toEqual({
    accounts: 1,
    enrollments: 1,
  });
});

it.each([
  ['a.b-c@example.org', 'a_b_c_0001'],
  ['ada.lovelace@example.org', 'ada_lovelace_0001'],
])('a username that the file omits is derived from the address %s, and is unique', (email, username) => {
  const usernames = new Set([...known.usernames, 'ada_lovelace']);
  const plan = planAccountImport([row({ email, username: '' })], { ...known, usernames });
  expect(plan.accounts[0]?.username).toBe(username);
});
