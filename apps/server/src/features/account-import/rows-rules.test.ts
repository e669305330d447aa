import { expect, it } from 'vitest';
import { readTable } from './rows-rules.ts';

const head = ['First Name', 'LAST_NAME', 'email', 'username', 'phone', 'role', 'enrollment_key'];

it('a table of people is read by the names of its columns, and line numbers include the header', () => {
  const cells = [
    head,
    ['Ada', ' Byron ', 'ada@example.org', '', '', '', 'AB-1'],
    ['', ''],
    ['', '', 'x', '', '', 'Teacher', ''],
  ];
  expect(readTable({ name: 'users.csv', cells })).toMatchObject([
    { line: 2, firstName: 'Ada', lastName: 'Byron', role: 'student', key: 'AB-1' },
    { line: 4, email: 'x', role: 'instructor' },
  ]);
});

it('a table of people gives no roles other than those that can be imported', () => {
  const cells = [head, ['A', 'B', 'a@example.org', '', '', 'ROLE_ADMIN', '']];
  expect(readTable({ name: 'x', cells })[0]?.role).toBeNull();
});
