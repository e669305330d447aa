import { describe, expect, it } from 'vitest';
import {
  type CourseGroup,
  type CourseMember,
  chooseSections,
  mergeMembers,
  nameOfMember,
  readGroups,
  readMembers,
} from './member-rules.ts';

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
const instructor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor';
const mentor = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor';
const nobody = { email: null, firstName: null, lastName: null, fullName: null };
const member = (subject: string, rest: Partial<CourseMember> = {}): CourseMember => ({
  subject,
  isActive: true,
  role: 'student',
  person: nobody,
  groupIds: [],
  ...rest,
});

describe('members of a course', () => {
  it('members are read with name, role and groups from the platform', () => {
    const said = {
      user_id: 's-1',
      status: 'Active',
      roles: [learner],
      name: 'Mina Park',
      given_name: 'Mina',
      family_name: 'Park',
      email: 'mina@school.example',
      group_enrollments: [{ group_id: 'a' }],
      picture: 'https://school.example/mina.png',
    };
    expect(readMembers({ id: 'x', members: [said] })).toEqual([
      {
        subject: 's-1',
        isActive: true,
        role: 'student',
        person: {
          email: 'mina@school.example',
          firstName: 'Mina',
          lastName: 'Park',
          fullName: 'Mina Park',
        },
        groupIds: ['a'],
      },
    ]);
  });

  it.each<[string, object, object]>([
    ['without a status', { roles: [instructor] }, { isActive: true, role: 'instructor' }],
    ['who are inactive', { roles: [learner], status: 'Inactive' }, { isActive: false, role: 'student' }],
    ['who are deleted', { roles: [learner], status: 'Deleted' }, { isActive: false }],
    ['without a role of the course', { roles: [mentor] }, { role: null }],
    ['with the simple name of a role', { roles: ['Learner'] }, { role: 'student' }],
    ['without any role', {}, { role: null }],
    ['whose name is a number', { roles: [learner], name: 7 }, { person: nobody }],
    ['whose groups are none', { roles: [learner], group_enrollments: 'all' }, { groupIds: [] }],
  ])('members are read %s', (_name, said, expected) => {
    expect(readMembers({ members: [{ user_id: 's-1', ...said }] })?.[0]).toMatchObject(expected);
  });

  it.each([
    ['is no object', 'members'],
    ['has no list', { members: {} }],
    ['is an error', { error: 'course closed' }],
    ['names somebody without an id', { members: [{ roles: [learner] }] }],
    ['names somebody with an empty id', { members: [{ user_id: '', roles: [learner] }] }],
    ['names roles in words', { members: [{ user_id: 's-1', roles: 'Learner' }] }],
    ['has a hole', { members: [null] }],
  ])('members are not read from a page that %s', (_name, page) => {
    expect(readMembers(page)).toBeNull();
  });

  it('members who are listed twice are active if one of the two entries is', () => {
    const [gone, here] = [member('a', { isActive: false }), member('a', { role: 'assistant' })];
    expect(mergeMembers([gone, here])).toEqual([here]);
    expect(mergeMembers([here, gone])).toEqual([here]);
    expect(mergeMembers([member('b'), here, member('a')])).toEqual([member('b'), member('a')]);
  });

  it.each([
    [{ fullName: 'Mina Park', firstName: 'M' }, 'Mina Park'],
    [{ firstName: 'Mina', lastName: 'Park' }, 'Mina Park'],
    [{ email: 'mina@school.example' }, 'mina@school.example'],
    [{}, 's-1'],
  ])('members are named by name, email address or ID, whichever is known: %j', (said, expected) => {
    expect(nameOfMember({ subject: 's-1', person: { ...nobody, ...said } })).toBe(expected);
  });
});

describe('sections from groups', () => {
  const group = (id: string, setId: string | null = 'sections', name = `Group ${id}`): CourseGroup => ({
    id,
    name,
    setId,
  });

  it('groups are read with their name and their set, if any', () => {
    const page = {
      groups: [
        { id: 'a', name: ' Lab ', set_id: 'labs' },
        { id: 'b', name: 'Team' },
      ],
    };
    expect(readGroups(page)).toEqual([group('a', 'labs', 'Lab'), group('b', null, 'Team')]);
    expect(readGroups({ groups: [{ name: 'Lab' }] })).toBeNull();
  });

  it.each<[string, CourseMember[], CourseGroup[], [string, string][]]>([
    [
      'are the groups of students',
      [member('x', { groupIds: ['a'] }), member('y', { groupIds: ['b'] }), member('z')],
      [group('a'), group('b')],
      [
        ['x', 'Group a'],
        ['y', 'Group b'],
      ],
    ],
    [
      'are not those of staff, nor of people who have left',
      [
        member('x', { groupIds: ['a'], role: 'instructor' }),
        member('y', { groupIds: ['a'], isActive: false }),
      ],
      [group('a')],
      [],
    ],
    [
      'are of the set in which nobody is twice',
      [member('x', { groupIds: ['a', 'b', 't'] }), member('y', { groupIds: ['a'] })],
      [group('a'), group('b'), group('t', 'teams')],
      [['x', 'Group t']],
    ],
    [
      'are of the set with the most students',
      [member('x', { groupIds: ['a', 't'] }), member('y', { groupIds: ['a'] })],
      [group('t', 'teams'), group('a')],
      [
        ['x', 'Group a'],
        ['y', 'Group a'],
      ],
    ],
    ['are none where groups have no names', [member('x', { groupIds: ['a'] })], [group('a', null, ' ')], []],
    ['are none where groups are unknown', [member('x', { groupIds: ['q'] })], [group('a')], []],
  ])('sections %s', (_name, members, groups, expected) => {
    expect([...chooseSections(members, groups)]).toEqual(expected);
  });

  it('sections have valid names, cut to the maximum length', () => {
    const long = group('a', null, `A${'b'.repeat(100)}`);
    const [[, name = ''] = []] = chooseSections([member('x', { groupIds: ['a'] })], [long]);
    expect(name).toHaveLength(60);
  });
});
