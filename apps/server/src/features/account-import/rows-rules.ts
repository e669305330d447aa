import { type ImportProblem, usernamePattern } from '@redraft/contracts';

/** A person in an import of any format, with a class that they may be in. */
export interface ImportRow {
  file: string;
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Empty to derive it from the address. */
  username: string;
  phone: string;
  /** Null for a role that is not imported. */
  role: 'student' | 'instructor' | null;
  /** Enrolment key of the class; empty without one. */
  key: string;
  /** Set for a line that references a person or class missing in the files, or a class that cannot be identified here. */
  lost: Extract<ImportProblem, 'reference_unknown' | 'class_without_code'> | null;
}

export interface ReadImport {
  format: 'table' | 'oneroster';
  rows: ImportRow[];
  skipped: number;
}

/** A CSV file as rows of cells, with the header first. */
export interface NamedTable {
  name: string;
  cells: readonly (readonly string[])[];
}

type Line = (column: string) => string;

/** Rows by header, ignoring case; empty rows are left out. */
function linesOf({ cells }: NamedTable): { line: number; cell: Line }[] {
  const [head = [], ...rest] = cells;
  const places = new Map(head.map((name, index) => [plain(name), index]));
  return rest.flatMap((row, index) => {
    if (row.every((value) => value.trim() === '')) return [];
    const cell = (column: string) => (row[places.get(plain(column)) ?? -1] ?? '').trim();
    return [{ line: index + 2, cell }];
  });
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Whether the headers are those of a OneRoster export. */
export function isOneRoster(tables: readonly NamedTable[]): boolean {
  return tables.some(({ cells }) => cells[0]?.some((name) => plain(name) === 'sourcedid') === true);
}

const tableRoles = new Map<string, ImportRow['role']>([
  ['', 'student'],
  ['student', 'student'],
  ['instructor', 'instructor'],
  ['teacher', 'instructor'],
]);

/** A table with one row per person, or per person and class. */
export function readTable(table: NamedTable): ReadImport {
  const rows = linesOf(table).map(
    ({ line, cell }): ImportRow => ({
      file: table.name,
      line,
      lost: null,
      firstName: cell('first_name'),
      lastName: cell('last_name'),
      email: cell('email'),
      username: cell('username'),
      phone: cell('phone'),
      role: tableRoles.get(cell('role').toLowerCase()) ?? null,
      key: cell('enrollment_key'),
    }),
  );
  return { format: 'table', rows, skipped: 0 };
}

/** Students and teachers of OneRoster 1.1; inactive and other people are skipped. */
const oneRosterRoles = new Map<string, ImportRow['role']>([
  ['student', 'student'],
  ['teacher', 'instructor'],
]);

const isGone = (cell: Line) =>
  cell('status').toLowerCase() === 'tobedeleted' || cell('enabledUser').toLowerCase() === 'false';

/** Classes are matched by class code, which is the enrolment key here; their teachers are not changed. */
export function readOneRoster(tables: readonly NamedTable[]): ReadImport {
  const tableOf = (kind: string) => tables.find(({ name }) => name.toLowerCase() === `${kind}.csv`);
  const users = tableOf('users');
  const classes = tableOf('classes');
  const enrollments = tableOf('enrollments');
  const people = users ? linesOf(users) : [];
  const known = people.filter(({ cell }) => !isGone(cell) && oneRosterRoles.has(cell('role').toLowerCase()));
  const personOf = new Map(people.map(({ line, cell }) => [cell('sourcedId'), { line, cell }]));
  const requested = new Set(known.map(({ cell }) => cell('sourcedId')));
  const courses = classes ? linesOf(classes) : [];
  const keyOf = new Map(courses.map(({ cell }) => [cell('sourcedId'), cell('classCode')]));
  const over = new Set(courses.filter(({ cell }) => isGone(cell)).map(({ cell }) => cell('sourcedId')));
  const rowOf = (cell: Line) => ({
    firstName: cell('givenName'),
    lastName: cell('familyName'),
    email: cell('email'),
    // Usernames that are invalid here are derived from the address instead: other systems allow dots.
    username: usernamePattern.test(cell('username')) ? cell('username') : '',
    phone: cell('phone'),
    role: oneRosterRoles.get(cell('role').toLowerCase()) ?? null,
  });
  const rows = known.map(
    ({ line, cell }): ImportRow => ({
      file: users?.name ?? '',
      line,
      lost: null,
      key: '',
      ...rowOf(cell),
    }),
  );
  const places = (enrollments ? linesOf(enrollments) : []).filter(
    ({ cell }) => !isGone(cell) && cell('role').toLowerCase() === 'student',
  );
  const enrolled = places.flatMap(({ line, cell }): ImportRow[] => {
    const userId = cell('userSourcedId');
    const person = personOf.get(userId);
    const key = keyOf.get(cell('classSourcedId'));
    // Enrolments of people who are not imported, and of classes that have ended, are skipped.
    if ((person && !requested.has(userId)) || over.has(cell('classSourcedId'))) return [];
    const isUnknown = person === undefined || key === undefined;
    const lost = isUnknown ? 'reference_unknown' : key === '' ? 'class_without_code' : null;
    return [
      {
        file: enrollments?.name ?? '',
        line,
        lost,
        key: key ?? '',
        ...rowOf(person?.cell ?? (() => '')),
      },
    ];
  });
  const all = people.length + (enrollments ? linesOf(enrollments).length : 0);
  return { format: 'oneroster', rows: [...rows, ...enrolled], skipped: all - rows.length - enrolled.length };
}
