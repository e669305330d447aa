import type { RosterProblem } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { readTables } from './csv-rules.ts';

const table = (name: string, ...rows: string[]) => ({ name, cells: rows.map((row) => row.split('|')) });
const manifest = (...rows: string[]) => table('manifest.csv', 'propertyName|value', ...rows);
const users = (...rows: string[]) =>
  table('users.csv', 'sourcedId|status|enabledUser|role|givenName|familyName|email', ...rows);
const sessions = (...rows: string[]) =>
  table('academicSessions.csv', 'sourcedId|status|startDate|endDate', ...rows);

it('a file is processed as the manifest says, and in bulk without a manifest', () => {
  const row = 's1|active|true|student|Ada|Byron|ada@example.org';
  expect(readTables([users(row)])?.modes).toEqual({ users: 'bulk' });
  expect(readTables([manifest('file.users|delta'), users(row)])?.modes).toEqual({ users: 'delta' });
  expect(readTables([manifest('file.users|absent', 'file.orgs|'), users(row)])).toBeNull();
  expect(readTables([manifest('file.users|bulk')])?.problems).toMatchObject([
    { file: 'manifest.csv', field: 'file.users', problem: 'file_missing' },
  ]);
  expect(readTables([manifest('file.users|replace'), users(row)])?.problems).toMatchObject([
    { file: 'manifest.csv', line: 2, field: 'file.users', problem: 'mode_unknown' },
  ]);
});

it('a user is read by the names of the columns, whatever their order and case', () => {
  const cells = ['EMAIL|familyname|SourcedId|givenName', 'Ada@Example.org| Byron |s1|A\u0000da'];
  const [one] = readTables([table('users.csv', ...cells)])?.records ?? [];
  expect(one).toEqual({
    kind: 'users',
    sourcedId: 's1',
    line: 2,
    record: {
      firstName: 'A da',
      lastName: 'Byron',
      email: 'ada@example.org',
      username: '',
      isEnabled: true,
      roles: [],
    },
  });
});

it.each(['a\u0000b', ' a  b ', 'a\u2028b'])('an id and references to it are normalized alike: %j', (id) => {
  const row = `${id}|active|true|student|Ada|Byron|`;
  const roles = table('roles.csv', 'sourcedId|userSourcedId|role', `r|${id}|student`);
  const answer = readTables([users(row), roles]);
  expect(answer?.problems).toEqual([]);
  expect(answer?.records).toMatchObject([{ sourcedId: 'a b' }, { record: { user: 'a b' } }]);
});

it('ids are normalized to NFC, so that one that differs only in its composition is reported as repeated', () => {
  const cells = ['U\u0308ber', '\u00dcber'].map((id) => `${id}|active|true|student|Ada|Byron|`);
  expect(readTables([users(...cells)])).toMatchObject({
    records: [{ sourcedId: '\u00dcber' }],
    problems: [{ line: 3, field: 'sourcedId', sourcedId: '\u00dcber', problem: 'id_repeated' }],
  });
});

it('only the roles of people who are not imported are read', () => {
  const [one] = readTables([users('p1|active|true|parent|Ann|Byron|ann@example.org')])?.records ?? [];
  expect(one?.record).toMatchObject({ firstName: '', lastName: '', email: '', roles: ['parent'] });
});

it('a row that is to be deleted needs no other values', () => {
  expect(readTables([users('s1|tobedeleted|||||')])).toMatchObject({
    problems: [],
    records: [{ sourcedId: 's1', record: null }],
  });
});

const problems: [string, string, string, RosterProblem][] = [
  ['without an id', '|active|true|student|Ada|Byron|', 'sourcedId', 'value_missing'],
  [
    'with an id of 256 characters',
    `${'x'.repeat(256)}||true|student|Ada|Byron|`,
    'sourcedId',
    'value_too_long',
  ],
  ['with an unknown status', 's1|deleted|true|student|Ada|Byron|', 'status', 'status_unknown'],
  ['without a first name', 's1||true|student| |Byron|', 'givenName', 'value_missing'],
  ['with a long name', `s1||true|student|Ada|${'x'.repeat(101)}|`, 'familyName', 'value_too_long'],
  ['with half an address', 's1||true|student|Ada|Byron|ada@', 'email', 'email_invalid'],
];
it.each(problems)('a row %s is reported with line and field', (_name, row, field, problem) => {
  expect(readTables([users('s0||true|teacher|B|C|', '', row)])?.problems).toMatchObject([
    { file: 'users.csv', line: 4, field, problem },
  ]);
});

it('a value or ID that is too long is reported with the allowed number of characters', () => {
  const longName = `s1||true|student|Ada|${'x'.repeat(101)}|`;
  const longId = `${'x'.repeat(256)}||true|student|Ada|Byron|`;
  expect(readTables([users(longName, longId)])?.problems.map(({ max }) => max)).toEqual([100, 255]);
});

it('a session without a day, with an invalid day or with its end before its start is reported', () => {
  const rows = [
    'a||2026-08-01|',
    'b||2026-02-30|2026-03-01',
    'c||2026-08-01|2026-07-31',
    'd||2026-08-01T00:00:00Z|2027-07-31',
  ];
  expect(
    readTables([sessions(...rows)])?.problems.map(({ sourcedId, problem }) => `${sourcedId} ${problem}`),
  ).toEqual(['a value_missing', 'b date_invalid', 'c dates_reversed']);
});

it('a file without a required column is reported once, and its rows are not read', () => {
  const answer = readTables([table('enrollments.csv', 'sourcedId|userSourcedId|role', 'e1|s1|student')]);
  expect(answer).toMatchObject({
    records: [],
    problems: [{ file: 'enrollments.csv', line: 1, field: 'classSourcedId', problem: 'column_missing' }],
  });
});

it('files of demographics are not read', () => {
  expect(readTables([table('demographics.csv', 'sourcedId|birthDate', 's1|2010-01-01')])).toBeNull();
});
