export const rosterFields = ['email', 'lastName', 'firstName', 'fullName', 'section'] as const;
export type RosterField = (typeof rosterFields)[number];
/** Where in a line each field stands. */
export type RosterColumns = Partial<Record<RosterField, number>>;

/** What the columns are called in English and German exports, without spaces and punctuation. */
const names: Record<RosterField, readonly string[]> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailadresse', 'mailadresse'],
  lastName: ['lastname', 'surname', 'familyname', 'nachname', 'familienname'],
  firstName: ['firstname', 'givenname', 'forename', 'vorname', 'rufname'],
  fullName: [
    'name',
    'fullname',
    'student',
    'studentname',
    'lastnamefirstname',
    'firstnamelastname',
    'namevorname',
    'nachnamevorname',
    'vornamename',
    'vornamenachname',
  ],
  section: [
    'section',
    'sections',
    'group',
    'groups',
    'groupname',
    'tutorial',
    'gruppe',
    'gruppen',
    'gruppenname',
    'seminar',
    'seminargruppe',
    'sektion',
    'tutorium',
    'übungsgruppe',
  ],
};

/** What Canvas calls the column in which most schools have the address; a column of addresses goes before it. */
const logins: readonly string[] = ['sisloginid', 'loginid'];
/** Lines that Canvas writes under the names of the columns. */
const canvasNotes: readonly string[] = ['pointspossible', 'manualposting'];

const address = /(?<![^\s<>"',;@])[^\s<>"',;@]+@[^\s<>"',;@]+/;

/** The columns by the names in the first line; null if that line does not name them but has an address in it. */
export function columnsByHeader(cells: readonly string[]): RosterColumns | null {
  if (cells.some((cell) => address.test(cell))) return null;
  const headers = cells.map(plainName);
  const columns: RosterColumns = {};
  for (const field of rosterFields) {
    const index = headers.findIndex((header) => names[field].includes(header));
    if (index >= 0) columns[field] = index;
  }
  const login = headers.findIndex((header) => logins.includes(header));
  if (columns.email === undefined && login >= 0) columns.email = login;
  return columns.email === undefined ? null : findLastNameColumn(columns);
}

/** Beside a column of first names one that is called just "Name" has the last ones. */
function findLastNameColumn(columns: RosterColumns): RosterColumns {
  const { fullName, ...rest } = columns;
  if (fullName === undefined || rest.lastName !== undefined) return rest;
  return rest.firstName === undefined ? columns : { ...rest, lastName: fullName };
}

/** Without names: the column in which most addresses stand. */
export function columnsByContent(rows: readonly (readonly string[])[]): RosterColumns | null {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      if (address.test(cell)) counts.set(index, (counts.get(index) ?? 0) + 1);
    }
  }
  const [mostFrequent] = [...counts].sort(([, one], [, other]) => other - one);
  return mostFrequent === undefined ? null : { email: mostFrequent[0] };
}

/** Whether a line of a grade book is about its columns and not about a person. */
export function isCanvasNote(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => canvasNotes.includes(plainName(cell))) && !cells.some((cell) => address.test(cell))
  );
}

/** Addresses beside each other, as they are copied out of a mail: every one a person. */
export function isAddressList(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat().filter((cell) => cell !== '');
  return cells.length > rows.length && cells.every((cell) => address.test(cell));
}

function plainName(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The bare address in "Ada Byron <ada@example.org>" or "mailto:ada@example.org", and the name beside it. */
export function addressIn(cell: string): { email: string; name: string } {
  const [, name = '', email] = /^(.*)<([^<>]+)>\s*$/.exec(cell) ?? [];
  const bare = (email ?? cell).trim().replace(/^mailto:/i, '');
  return { email: bare, name: name.trim().replace(/^"(.*)"$/, '$1') };
}

/** "Byron, Ada" and "Ada Byron"; of more than two words the last is taken for the last name. */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [last = '', ...first] = full.split(',').map((part) => part.trim());
  if (first.length > 0) return { lastName: last, firstName: first.join(', ') };
  const words = full.trim().split(/\s+/);
  return { lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') };
}
