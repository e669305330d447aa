import { expect, it } from 'vitest';
import { isOneRoster, readOneRoster, readTable } from './rows-rules.ts';

const head = ['First Name', 'LAST_NAME', 'email', 'username', 'phone', 'role', 'enrollment_key'];

it('a table of people is read by the names of its columns, and its lines are counted with them', () => {
  const cells = [
    head,
    ['Ada', ' Byron ', 'ada@example.org', '', '', '', 'AB-1'],
    ['', ''],
    ['', '', 'x', '', '', 'Teacher', ''],
  ];
  const { rows } = readTable({ name: 'users.csv', cells });
  expect(rows).toMatchObject([
    { line: 2, firstName: 'Ada', lastName: 'Byron', role: 'student', key: 'AB-1' },
    { line: 4, email: 'x', role: 'instructor' },
  ]);
});

it('a table of people gives nobody a role that an import does not give', () => {
  const cells = [head, ['A', 'B', 'a@example.org', '', '', 'ROLE_ADMIN', '']];
  expect(readTable({ name: 'x', cells }).rows[0]?.role).toBeNull();
});

const users = {
  name: 'users.csv',
  cells: [
    ['sourcedId', 'status', 'enabledUser', 'role', 'username', 'givenName', 'familyName', 'email'],
    ['u1', 'active', 'true', 'student', 'ada_byron', 'Ada', 'Byron', 'ada@example.org'],
    ['u2', '', 'true', 'teacher', 'emmy.noether', 'Emmy', 'Noether', 'emmy@example.org'],
    ['u3', 'tobedeleted', 'true', 'student', '', 'Gone', 'Away', 'gone@example.org'],
    ['u4', 'active', 'true', 'guardian', '', 'A', 'Parent', 'parent@example.org'],
  ],
};
const classes = {
  name: 'classes.csv',
  cells: [
    ['sourcedId', 'title', 'classCode', 'status'],
    ['c1', 'Rhetoric', 'RH-1', ''],
    ['c2', 'Poetry', '', 'active'],
    ['c3', 'Last year', 'LY-1', 'tobedeleted'],
  ],
};
const enrollments = {
  name: 'enrollments.csv',
  cells: [
    ['sourcedId', 'status', 'classSourcedId', 'userSourcedId', 'role'],
    ['e1', 'active', 'c1', 'u1', 'student'],
    ['e2', 'active', 'c1', 'u2', 'teacher'],
    ['e3', 'active', 'c1', 'u9', 'student'],
    ['e4', 'active', 'c9', 'u1', 'student'],
    ['e5', 'active', 'c1', 'u3', 'student'],
    ['e6', 'active', 'c2', 'u1', 'student'],
    ['e7', 'active', 'c3', 'u1', 'student'],
  ],
};

it('an export by OneRoster is told by its column of ids', () => {
  expect([isOneRoster([users]), isOneRoster([{ name: 'x', cells: [head] }])]).toEqual([true, false]);
});

it('an export by OneRoster gives students and teachers, and students of classes by their codes; the rest is skipped', () => {
  const { rows, skipped } = readOneRoster([users, classes, enrollments]);
  expect(rows).toMatchObject([
    { file: 'users.csv', line: 2, role: 'student', username: 'ada_byron', key: '' },
    { file: 'users.csv', line: 3, role: 'instructor', firstName: 'Emmy', username: '' },
    { file: 'enrollments.csv', line: 2, email: 'ada@example.org', key: 'RH-1', lost: null },
    { file: 'enrollments.csv', line: 4, lost: 'reference_unknown' },
    { file: 'enrollments.csv', line: 5, lost: 'reference_unknown' },
    { file: 'enrollments.csv', line: 7, lost: 'class_without_code' },
  ]);
  // Who is gone, a guardian, the enrollment of a teacher, that of who is gone, and that in a class that is over.
  expect(skipped).toBe(5);
});
