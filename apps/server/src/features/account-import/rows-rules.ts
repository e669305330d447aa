/** A person in an import, with a class that they may be in. */
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

const tableRoles = new Map<string, ImportRow['role']>([
  ['', 'student'],
  ['student', 'student'],
  ['instructor', 'instructor'],
  ['teacher', 'instructor'],
]);

/** A table with one row per person, or per person and class. */
export function readTable(table: NamedTable): ImportRow[] {
  return linesOf(table).map(
    ({ line, cell }): ImportRow => ({
      file: table.name,
      line,
      firstName: cell('first_name'),
      lastName: cell('last_name'),
      email: cell('email'),
      username: cell('username'),
      phone: cell('phone'),
      role: tableRoles.get(cell('role').toLowerCase()) ?? null,
      key: cell('enrollment_key'),
    }),
  );
}
