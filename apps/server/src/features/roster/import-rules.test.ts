import {
  invitationIdSchema,
  type RosterOutcome,
  rosterRowSchema,
  sectionIdSchema,
  userIdSchema,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import type { RosterMembership } from '../../domain/members/index.ts';
import { changesSomething, planImport } from './import-rules.ts';

const monday = sectionIdSchema.parse(1);
const tuesday = sectionIdSchema.parse(2);
const sections = new Map([
  ['monday', monday],
  ['tuesday', tuesday],
]);
const nobody: RosterMembership = { isStaff: false, account: null, membership: null, invitation: null };
const account = { id: userIdSchema.parse(7), isStudent: true, canEnroll: true };
const member: RosterMembership = { ...nobody, account, membership: { sectionId: monday } };
const invitation = {
  id: invitationIdSchema.parse(3),
  sectionId: monday,
  firstName: 'Ada',
  lastName: 'Byron',
};
const invited: RosterMembership = { ...nobody, invitation };

const row = (rest: object = {}, line = 2) =>
  rosterRowSchema.parse({ line, email: 'ada@example.org', ...rest });
const plan = (membership: RosterMembership, ...rows: object[]) =>
  planImport(
    rows.map((rest, index) => row(rest, index + 2)),
    { standings: new Map([['ada@example.org', membership]]), sections },
  );

describe('a line', () => {
  const cases: [string, RosterMembership, object, RosterOutcome][] = [
    ['with an address that nobody has', nobody, {}, 'invited'],
    ['of a confirmed student', { ...nobody, account }, {}, 'enrolled'],
    [
      'of a student who has not confirmed the account',
      { ...nobody, account: { ...account, canEnroll: false } },
      {},
      'invited',
    ],
    [
      'of an account that is no student',
      { ...nobody, account: { ...account, isStudent: false, canEnroll: false } },
      {},
      'cannot_enroll',
    ],
    [
      'of an account that is no student and is invited already',
      { ...invited, account: { ...account, isStudent: false, canEnroll: false } },
      { section: 'Tuesday' },
      'cannot_enroll',
    ],
    ['of an invited student who has an account now', { ...invited, account }, {}, 'enrolled'],
    ['of a student in the class, without a section', member, {}, 'unchanged'],
    ['of a student in this section', member, { section: ' MONDAY ' }, 'unchanged'],
    ['of a student in another section', member, { section: 'Tuesday' }, 'moved'],
    ['of a student with a section that is new', member, { section: 'Friday' }, 'moved'],
    [
      'of a student in no section',
      { ...member, membership: { sectionId: null } },
      { section: 'Monday' },
      'moved',
    ],
    [
      'of a student in no section, with a section that is new',
      { ...member, membership: { sectionId: null } },
      { section: 'Friday' },
      'moved',
    ],
    ['of a student in the class under another name', member, { lastName: 'Lovelace' }, 'unchanged'],
    ['of somebody who is invited', invited, {}, 'unchanged'],
    ['of somebody who is invited, with the same name', invited, { firstName: 'Ada' }, 'unchanged'],
    ['of somebody who is invited in another section', invited, { section: 'Tuesday' }, 'moved'],
    ['of somebody who is invited under another name', invited, { lastName: 'Lovelace' }, 'renamed'],
    ['of somebody who teaches or assists', { ...member, isStaff: true }, {}, 'is_staff'],
    ['without an address', nobody, { email: '' }, 'invalid_email'],
    ['with half an address', nobody, { email: 'ada@' }, 'invalid_email'],
    ['with two addresses', nobody, { email: 'a@example.org, b@example.org' }, 'invalid_email'],
    ['with an address in capital letters', member, { email: 'ADA@Example.org' }, 'unchanged'],
  ];
  it.each(cases)('a line %s is so', (_name, membership, rest, outcome) => {
    expect(plan(membership, rest).lines.map((line) => line.outcome)).toEqual([outcome]);
  });

  it('a line that repeats an earlier address is ignored', () => {
    const { lines, newSections } = plan(nobody, {}, { email: ' Ada@Example.org', section: 'Friday' });
    expect(lines.map(({ outcome }) => outcome)).toEqual(['invited', 'repeated']);
    expect(newSections).toEqual([]);
  });

  it('a line with an invalid address that an account has is about this account', () => {
    const known = { standings: new Map([['ada@intranet', member]]), sections };
    const [line] = planImport([row({ email: 'ada@intranet' })], known).lines;
    expect(line?.outcome).toBe('unchanged');
  });
});

it('new sections are listed once, in their first spelling, and only for lines that are imported', () => {
  const rows = [
    row({ email: 'a@example.org', section: 'Friday' }),
    row({ email: 'b@example.org', section: 'FRIDAY' }),
    row({ email: 'c@example.org', section: 'Monday' }),
    row({ email: 'd@example.org' }),
    row({ email: 'nobody', section: 'Saturday' }),
  ];
  expect(planImport(rows, { standings: new Map(), sections }).newSections).toEqual(['Friday']);
});

it.each([
  ['enrolled', true],
  ['invited', true],
  ['moved', true],
  ['renamed', true],
  ['unchanged', false],
  ['repeated', false],
  ['invalid_email', false],
  ['is_staff', false],
  ['cannot_enroll', false],
] as const)('a line with the result %s changes something: %s', (outcome, expected) => {
  expect(changesSomething({ outcome })).toBe(expected);
});
