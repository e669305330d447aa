import { invitationIdSchema, sectionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { listPeople } from './people.ts';
import { countMatching, groupBySection, matchesChoice, parseChoice } from './section-choice.ts';

const monday = sectionIdSchema.parse(1);
const friday = sectionIdSchema.parse(2);
const sections = [
  { id: monday, name: 'Monday' },
  { id: friday, name: 'Friday' },
];
const student = (id: number, section: typeof monday | null) => ({
  id: userIdSchema.parse(id),
  sectionId: section,
});
const names = {
  firstName: '',
  lastName: '',
  email: 'a@example.org',
  invitedDate: '',
  mailedDate: null,
  mail: null,
};
const member = { firstName: '', lastName: '', email: '', totalTime: 0, accommodations: [] };
const students = [student(1, monday), student(2, null), student(3, friday), student(4, monday)];

it.each([
  [null, 'all'],
  ['', 'all'],
  ['2', friday],
  ['none', 'none'],
  ['99', 'all'],
  ['monday', 'all'],
])('the selected section for %s in the address is %s', (text, expected) => {
  expect(parseChoice(text, sections)).toBe(expected);
});
it('the selected section is "all" in a class without sections', () => {
  expect(parseChoice('none', [])).toBe('all');
});
it.each([
  ['all' as const, [1, 2, 3, 4]],
  ['none' as const, [2]],
  [monday, [1, 4]],
])('the selected section %s filters and counts its students', (choice, expected) => {
  expect(students.filter((one) => matchesChoice(one, choice)).map(({ id }) => id)).toEqual(expected);
  expect(countMatching(students, choice)).toBe(expected.length);
});

it('a move is undone with one request for each previous section', () => {
  const invited = [{ ...student(1, monday), id: invitationIdSchema.parse(1), ...names }];
  const people = listPeople({
    students: students.map((one) => ({ ...one, ...member })),
    invitations: invited,
  });
  const movedKeys = new Set(people.map(({ key }) => key).filter((key) => key !== 'student 3'));
  expect(groupBySection(people, movedKeys)).toEqual([
    { sectionId: monday, studentIds: [1, 4], invitationIds: [1] },
    { sectionId: null, studentIds: [2], invitationIds: [] },
  ]);
});
