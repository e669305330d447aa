import { userIdSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workAtOnce } from '../../platform/turns.ts';
import type { CourseMember } from './member-rules.ts';
import {
  describeChanges,
  isChange,
  type KnownMember,
  needsConfirmation,
  planRoster,
  type RosterPlan,
} from './roster-rules.ts';

const person = { email: null, firstName: null, lastName: null, fullName: 'Mina Park' };
const member = (rest: Partial<CourseMember> = {}): CourseMember => ({
  subject: 's-1',
  isActive: true,
  role: 'student',
  person,
  groupIds: [],
  ...rest,
});
const known = (rest: Partial<KnownMember> = {}): KnownMember => ({
  userId: userIdSchema.parse(7),
  subject: 's-1',
  name: 'Mina P.',
  isClosed: false,
  isPrivileged: false,
  isOwner: false,
  current: null,
  wasStudent: false,
  given: null,
  hasLeft: false,
  role: null,
  groupName: null,
  hasSection: false,
  hasJustLaunched: false,
  ...rest,
});
/** By a launch or an earlier list. */
const student = { current: 'student', given: 'student', role: 'student' } as const;
const assistant = { current: 'assistant', given: 'assistant', role: 'assistant' } as const;

const plan = (
  members: CourseMember[],
  knownMembers: KnownMember[],
  { section = '', isWhole = true } = {},
): RosterPlan =>
  workAtOnce(
    planRoster({
      members,
      known: knownMembers,
      sections: new Map(section === '' ? [] : [['s-1', section]]),
      isWhole,
    }),
  );

describe('what synchronising does', () => {
  it.each<[string, Partial<CourseMember>, Partial<KnownMember> | null, string]>([
    ['a newcomer joins', {}, null, 'joins'],
    ['somebody who is known joins', {}, {}, 'joins'],
    ['a student of the course stays', {}, student, 'unchanged'],
    ['a student who was added here stays', {}, { current: 'student' }, 'unchanged'],
    ['the owner stays, whatever they are in the course', { role: 'student' }, { isOwner: true }, 'unchanged'],
    ['a student who became an assistant changes', { role: 'assistant' }, student, 'changes_role'],
    ['an assistant who became a student changes', {}, assistant, 'changes_role'],
    ['an assistant who became an instructor changes', { role: 'instructor' }, assistant, 'changes_role'],
    [
      'an instructor who became an assistant changes',
      { role: 'assistant' },
      { ...assistant, role: 'instructor' },
      'changes_role',
    ],
    [
      'who was added as a student is no assistant',
      { role: 'assistant' },
      { current: 'student' },
      'added_here',
    ],
    ['who was added as an assistant is no student', {}, { current: 'assistant' }, 'added_here'],
    [
      'who left with the course is back',
      {},
      { given: 'student', hasLeft: true, wasStudent: true },
      'returns',
    ],
    [
      'who left and comes back as an assistant is back',
      { role: 'assistant' },
      { given: 'student', hasLeft: true, wasStudent: true },
      'returns',
    ],
    ['who was removed here stays away', {}, { given: 'student', wasStudent: true }, 'removed_here'],
    ['who was removed here before the course stays away', {}, { wasStudent: true }, 'removed_here'],
    [
      'an assistant who was removed here stays away',
      { role: 'assistant' },
      { given: 'assistant' },
      'removed_here',
    ],
    ['a former student may assist', { role: 'assistant' }, { wasStudent: true }, 'joins'],
    ['a closed account is skipped', {}, { isClosed: true }, 'account_closed'],
    ['who manages here is skipped', {}, { isPrivileged: true }, 'privileged'],
    [
      'who manages here and was added here stays',
      {},
      { isPrivileged: true, current: 'student' },
      'unchanged',
    ],
    ['an observer is skipped', { role: null }, null, 'no_role'],
    ['a student who is an observer now leaves', { role: null }, student, 'leaves'],
    ['who is inactive and not here is passed over', { isActive: false }, null, 'unchanged'],
    ['a student who is inactive leaves', { isActive: false }, student, 'leaves'],
    ['an assistant who was deleted leaves', { isActive: false }, assistant, 'leaves'],
    ['who was added here does not leave', { isActive: false }, { current: 'student' }, 'unchanged'],
    [
      'who was added here after leaving with the course does not leave again',
      { isActive: false },
      { ...student, hasLeft: true },
      'unchanged',
    ],
    ['the owner does not leave', { isActive: false }, { isOwner: true, ...assistant }, 'unchanged'],
    [
      'who has just launched leaves where the course says so',
      { isActive: false },
      { ...student, hasJustLaunched: true },
      'leaves',
    ],
  ])('%s', (_name, said, knownHere, expected) => {
    const [line] = plan([member(said)], knownHere === null ? [] : [known(knownHere)]).lines;
    expect(line?.outcome === 'skipped' ? line.reason : line?.outcome).toBe(expected);
  });

  it.each<[string, Partial<KnownMember>, boolean, string[]]>([
    ['leaves where the list is whole', student, true, ['leaves']],
    ['stays where only changes are listed', student, false, []],
    ['stays where the place was given here', { current: 'student' }, true, []],
    ['stays as the owner of the class', { ...assistant, isOwner: true }, true, []],
    ['stays right after a launch', { ...student, hasJustLaunched: true }, true, []],
    ['leaves if the platform does not know them any more', { ...student, subject: null }, true, ['leaves']],
    ['has left already', { given: 'student', hasLeft: true, wasStudent: true }, true, []],
  ])('a person who is missing from the list %s', (_name, knownHere, isWhole, expected) => {
    const { lines } = plan([], [known({ subject: 's-2', ...knownHere })], { isWhole });
    expect(lines.map(({ outcome }) => outcome)).toEqual(expected);
  });

  it.each<[string, Partial<KnownMember> | null, string, string | null, string]>([
    ['a newcomer has that of the group', null, 'Lab', 'Lab', 'joins'],
    ['a student without one gets it', student, 'Lab', 'Lab', 'moves'],
    [
      'a student moves with the group',
      { ...student, hasSection: true, groupName: 'Team' },
      'Lab',
      'Lab',
      'moves',
    ],
    ['one that was chosen here stays', { ...student, hasSection: true }, 'Lab', null, 'unchanged'],
    [
      'one that was changed here stays until the group changes',
      { ...student, hasSection: true, groupName: 'Lab' },
      'Lab',
      null,
      'unchanged',
    ],
    ['without a group it stays', { ...student, hasSection: true, groupName: 'Lab' }, '', null, 'unchanged'],
    ['of a student who was added here it stays', { current: 'student' }, 'Lab', null, 'unchanged'],
    [
      'who is back has the one of the group',
      { given: 'student', hasLeft: true, groupName: 'Team', hasSection: true },
      'Lab',
      'Lab',
      'returns',
    ],
  ])('of sections: %s', (_name, knownHere, section, expected, outcome) => {
    const [line] = plan([member()], knownHere === null ? [] : [known(knownHere)], { section }).lines;
    expect([line?.section, line?.outcome]).toEqual([expected, outcome]);
  });

  it('people with an account are listed under its name', () => {
    expect(plan([member()], [known()]).lines[0]?.name).toBe('Mina P.');
    expect(plan([member()], []).lines[0]?.name).toBe('Mina Park');
  });
});

describe('whether synchronising needs confirmation', () => {
  const many = (here: number, left: number) =>
    plan(
      Array.from({ length: here }, (_, index) => member({ subject: `here ${index}` })),
      Array.from({ length: here + left }, (_, index) =>
        known({ ...student, subject: index < here ? `here ${index}` : `left ${index}` }),
      ),
    );

  it.each([
    [10, 0, false],
    [10, 1, false],
    [5, 5, false],
    [5, 6, true],
    [1, 1, false],
    [0, 1, true],
    [0, 30, true],
    [0, 0, false],
  ])(
    'synchronising a course in which %i people stay and %i leave must be confirmed: %s',
    (here, left, expected) => {
      expect(needsConfirmation(many(here, left))).toBe(expected);
    },
  );

  it('an empty list of all members must be confirmed, and one of changed members need not', () => {
    const two = [known({ ...student, subject: 'a' }), known({ current: 'student', subject: 'b' })];
    expect(needsConfirmation(plan([], two))).toBe(true);
    expect(needsConfirmation(plan([], two, { isWhole: false }))).toBe(false);
  });
});

describe('a plan', () => {
  const arbitrary = fc.record({
    subject: fc.constantFrom('a', 'b', 'c', 'd'),
    isActive: fc.boolean(),
    role: fc.constantFrom('student', 'assistant', 'instructor', null),
  });
  const here = fc.record({
    subject: fc.constantFrom('a', 'b', 'c', 'd', 'e', null),
    isOwner: fc.boolean(),
    current: fc.constantFrom('student', 'assistant', null),
    given: fc.constantFrom('student', 'assistant', null),
    hasLeft: fc.boolean(),
    wasStudent: fc.boolean(),
  });
  const bySubject = { selector: ({ subject }: { subject: string | null }) => subject };

  it('a plan changes neither the owner of the class nor people with a place that the course did not give', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitrary, bySubject),
        fc.uniqueArray(here, bySubject),
        fc.boolean(),
        (members, knownHere, isWhole) => {
          const { lines } = plan(members.map(member), knownHere.map(known), { isWhole });
          const touched = lines.filter(isChange).map((line) => line.known);
          for (const one of touched) {
            expect(one?.isOwner ?? false).toBe(false);
            if (one?.current) expect([one.given, one.hasLeft]).toEqual([one.current, false]);
          }
        },
      ),
    );
  });

  it('a plan has the same fingerprint for the same changes in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(arbitrary, bySubject), (members) => {
        const { lines } = plan(members.map(member), []);
        expect(workAtOnce(describeChanges(lines.toReversed()))).toBe(workAtOnce(describeChanges(lines)));
      }),
    );
  });
});
