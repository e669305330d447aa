import { invitationIdSchema, sectionIdSchema, userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { listPeople } from './people.ts';
import { countChosen, groupsBefore, isChosen, parseChoice } from './section-choice.ts';

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
])('the chosen section for %s in the address is %s', (text, expected) => {
  expect(parseChoice(text, sections)).toBe(expected);
});
it('the chosen section is all of them in a class without sections', () => {
  expect(parseChoice('none', [])).toBe('all');
});
it.each([
  ['all' as const, [1, 2, 3, 4]],
  ['none' as const, [2]],
  [monday, [1, 4]],
])('the chosen section %s shows its students and counts them', (choice, expected) => {
  expect(students.filter((one) => isChosen(one, choice)).map(({ id }) => id)).toEqual(expected);
  expect(countChosen(students, choice)).toBe(expected.length);
});

it('a move is undone by one call for each section that people came from', () => {
  const invited = [{ ...student(1, monday), id: invitationIdSchema.parse(1), ...names }];
  const people = listPeople({
    students: students.map((one) => ({ ...one, ...member })),
    invitations: invited,
  });
  const moved = new Set(people.map(({ key }) => key).filter((key) => key !== 'student 3'));
  expect(groupsBefore(people, moved)).toEqual([
    { sectionId: monday, studentIds: [1, 4], invitationIds: [1] },
    { sectionId: null, studentIds: [2], invitationIds: [] },
  ]);
});
