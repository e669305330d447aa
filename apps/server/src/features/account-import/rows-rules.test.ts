import { describe, expect, it } from 'vitest';
import { isOneRoster, readOneRoster, readTable } from './rows-rules.ts';

const head = ['First Name', 'LAST_NAME', 'email', 'username', 'phone', 'role', 'enrollment_key'];

describe('a table of people', () => {
  it('is read by the names of its columns, and its lines are counted with them', () => {
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

  it('gives nobody a role that an import does not give', () => {
    const cells = [head, ['A', 'B', 'a@example.org', '', '', 'ROLE_ADMIN', '']];
    expect(readTable({ name: 'x', cells }).rows[0]?.role).toBeNull();
  });
});

const users = {
  name: 'users.csv',
  cells: [
    ['sourcedId', 'status', 'enabledUser', 'role', 'username', 'givenName', 'familyName', 'email'],
    ['u1', 'active', 'true', 'student', 'ada_byron', 'Ada', 'Byron', 'ada@example.org'],
    ['u2', '', 'true', 'teacher', '', 'Emmy', 'Noether', 'emmy@example.org'],
    ['u3', 'tobedeleted', 'true', 'student', '', 'Gone', 'Away', 'gone@example.org'],
    ['u4', 'active', 'true', 'guardian', '', 'A', 'Parent', 'parent@example.org'],
  ],
};
const classes = {
  name: 'classes.csv',
  cells: [
    ['sourcedId', 'title', 'classCode'],
    ['c1', 'Rhetoric', 'RH-1'],
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
  ],
};

describe('an export by OneRoster', () => {
  it('is told by its column of ids', () => {
    expect([isOneRoster([users]), isOneRoster([{ name: 'x', cells: [head] }])]).toEqual([true, false]);
  });

  it('gives students and teachers, and students of classes by their codes; the rest is skipped', () => {
    const { rows, skipped } = readOneRoster([users, classes, enrollments]);
    expect(rows).toMatchObject([
      { file: 'users.csv', line: 2, role: 'student', username: 'ada_byron', key: '' },
      { file: 'users.csv', line: 3, role: 'instructor', firstName: 'Emmy' },
      { file: 'enrollments.csv', line: 2, email: 'ada@example.org', key: 'RH-1', isLost: false },
      { file: 'enrollments.csv', line: 4, isLost: true },
      { file: 'enrollments.csv', line: 5, isLost: true },
    ]);
    // Who is gone, a guardian, the enrollment of a teacher, and that of who is gone.
    expect(skipped).toBe(4);
  });
});
