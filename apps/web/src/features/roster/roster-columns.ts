export const rosterFields = ['email', 'lastName', 'firstName', 'fullName', 'section'] as const;
export type RosterField = (typeof rosterFields)[number];
/** Column index of each field. */
export type RosterColumns = Partial<Record<RosterField, number>>;

/** Column names in exports in the languages of the product, without spaces and punctuation. */
const names: Record<RosterField, readonly string[]> = {
  email: [
    'email',
    'mail',
    'emailaddress',
    'mailaddress',
    'emailadresse',
    'mailadresse',
    'courriel',
    'adresseemail',
    'adressedecourriel',
    'adresseélectronique',
    'correo',
    'correoelectrónico',
    'correoelectronico',
    'direccióndecorreo',
    'direccióndecorreoelectrónico',
    'البريدالإلكتروني',
    'بريدإلكتروني',
    'البريد',
    'عنوانالبريدالإلكتروني',
  ],
  lastName: [
    'lastname',
    'surname',
    'familyname',
    'nachname',
    'familienname',
    'nomdefamille',
    'apellido',
    'apellidos',
    'اسمالعائلة',
    'الاسمالأخير',
    'اللقب',
  ],
  firstName: [
    'firstname',
    'givenname',
    'forename',
    'vorname',
    'rufname',
    'prénom',
    'prenom',
    'prénoms',
    'nombre',
    'nombres',
    'الاسمالأول',
    'الاسمالشخصي',
  ],
  fullName: [
    'name',
    'nom',
    'fullname',
    'student',
    'studentname',
    'lastnamefirstname',
    'firstnamelastname',
    'namevorname',
    'nachnamevorname',
    'vornamename',
    'vornamenachname',
    'nomcomplet',
    'nometprénom',
    'nomprénom',
    'prénomnom',
    'étudiant',
    'nombrecompleto',
    'apellidosnombre',
    'apellidosynombre',
    'nombreyapellidos',
    'estudiante',
    'الاسم',
    'الاسمالكامل',
    'اسمالطالب',
    'الطالب',
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
    'groupe',
    'groupes',
    'grupo',
    'grupos',
    'sección',
    'الشعبة',
    'شعبة',
    'المجموعة',
    'مجموعة',
  ],
};

/** Names of the Canvas column that contains the address at most schools; a real e-mail column takes precedence. */
const logins: readonly string[] = ['sisloginid', 'loginid'];
/** Canvas writes such lines below the header. */
const canvasNotes: readonly string[] = ['pointspossible', 'manualposting'];

const address = /(?<![^\s<>"',;@])[^\s<>"',;@]+@[^\s<>"',;@]+/;

/** Columns by the names in the first line; null if that line contains an address instead. */
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
  return columns.email === undefined ? null : resolveNameColumns(columns, headers);
}

/** Beside a column of first names, a column "Name" contains last names. "Nombre" without last names beside it is the whole name. */
function resolveNameColumns(columns: RosterColumns, headers: readonly string[]): RosterColumns {
  const { fullName, ...rest } = columns;
  const { firstName, ...others } = rest;
  if (rest.lastName !== undefined) return rest;
  if (firstName === undefined) return columns;
  if (fullName !== undefined) return { ...rest, lastName: fullName };
  return headers[firstName] === 'nombre' ? { ...others, fullName: firstName } : rest;
}

/** Without a header: the column with the most addresses. */
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

/** Whether a line of a Canvas grade book describes its columns instead of a person. */
export function isCanvasNote(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => canvasNotes.includes(plainName(cell))) && !cells.some((cell) => address.test(cell))
  );
}

/** A list of addresses copied from a mail header, each one a person. */
export function isAddressList(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flat().filter((cell) => cell !== '');
  return cells.length > rows.length && cells.every((cell) => address.test(cell));
}

function plainName(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The address in "Ada Byron <ada@example.org>" or "mailto:ada@example.org", and the display name. */
export function addressIn(cell: string): { email: string; name: string } {
  const [, name = '', email] = /^(.*)<([^<>]+)>\s*$/.exec(cell) ?? [];
  const bare = (email ?? cell).trim().replace(/^mailto:/i, '');
  return { email: bare, name: name.trim().replace(/^"(.*)"$/, '$1') };
}

/** Splits "Byron, Ada" or "Ada Byron"; the last word is the last name. */
export function splitName(full: string): { firstName: string; lastName: string } {
  const [last = '', ...first] = full.split(',').map((part) => part.trim());
  if (first.length > 0) return { lastName: last, firstName: first.join(', ') };
  const words = full.trim().split(/\s+/);
  return { lastName: words.at(-1) ?? '', firstName: words.slice(0, -1).join(' ') };
}
