import { addGuards, rosterRowSchema } from '@redraft/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseRoster } from './parse-roster.ts';

const row = (
  line: number,
  email: string,
  rest: { firstName?: string; lastName?: string; section?: string } = {},
) => rosterRowSchema.parse({ line, email, ...rest });
const rowsOf = (text: string) => {
  const parsed = parseRoster(text);
  return parsed.kind === 'read' ? parsed.rows : parsed.kind;
};
const ada = { firstName: 'Ada', lastName: 'Byron' };

describe('a roster', () => {
  it.each([
    [
      'with commas',
      'Last name,First name,E-mail,Section\nByron,Ada,ada@x.org,Mo',
      [row(2, 'ada@x.org', { ...ada, section: 'Mo' })],
    ],
    [
      'with semicolons',
      'Nachname;Vorname;E-Mail-Adresse;Gruppe\r\nByron;Ada;ada@x.org;Mo',
      [row(2, 'ada@x.org', { ...ada, section: 'Mo' })],
    ],
    [
      'with tabs',
      'email\tsurname\tfirst_name\tseminar\nada@x.org\tByron\tAda\tMo\n',
      [row(2, 'ada@x.org', { ...ada, section: 'Mo' })],
    ],
    ['with a mark of UTF-8', '\uFEFFE-Mail,Name\nada@x.org,Ada Byron', [row(2, 'ada@x.org', ada)]],
    ['with columns that mean nothing', 'No,Mail,Phone\n1,ada@x.org,+49', [row(2, 'ada@x.org')]],
    ['with two names in one', 'Name,E-mail\n"Byron, Ada",ada@x.org', [row(2, 'ada@x.org', ada)]],
    ['with Name beside Vorname', 'Name,Vorname,E-Mail\nByron,Ada,ada@x.org', [row(2, 'ada@x.org', ada)]],
    ['with Nom alone', 'Nom;E-mail\nAda Byron;ada@x.org', [row(2, 'ada@x.org', ada)]],
    ['with Nom beside Prénom', 'Nom;Prénom;Courriel\nByron;Ada;ada@x.org', [row(2, 'ada@x.org', ada)]],
    ['with Nombre alone', 'Nombre;Correo\nAda Byron;ada@x.org', [row(2, 'ada@x.org', ada)]],
    [
      'with Nombre beside Apellidos',
      'Apellidos;Nombre;Correo electrónico;Grupo\nByron;Ada;ada@x.org;Mo',
      [row(2, 'ada@x.org', { ...ada, section: 'Mo' })],
    ],
    ['with Nombre completo', 'Nombre completo,Correo\n"Byron, Ada",ada@x.org', [row(2, 'ada@x.org', ada)]],
    [
      'in Arabic',
      'اسم العائلة,الاسم الأول,البريد الإلكتروني,الشعبة\nByron,Ada,ada@x.org,Mo',
      [row(2, 'ada@x.org', { ...ada, section: 'Mo' })],
    ],
    [
      'with first names only',
      'First name,E-mail\nAda,ada@x.org',
      [row(2, 'ada@x.org', { firstName: 'Ada' })],
    ],
    [
      'with Name beside both names',
      'Name,Last name,First name,Email\nX,Byron,Ada,ada@x.org',
      [row(2, 'ada@x.org', ada)],
    ],
    [
      'with the first of two columns of a name',
      'E-mail,Section,Section\nada@x.org,Mo,Tu',
      [row(2, 'ada@x.org', { section: 'Mo' })],
    ],
    ['without names of columns', '1,ada@x.org\n2,bo@x.org', [row(1, 'ada@x.org'), row(2, 'bo@x.org')]],
    ['of addresses alone', 'ada@x.org\nbo@x.org', [row(1, 'ada@x.org'), row(2, 'bo@x.org')]],
    [
      'pasted from a mail program',
      'Ada Byron <ada@x.org>\nmailto:bo@x.org',
      [row(1, 'ada@x.org', ada), row(2, 'bo@x.org')],
    ],
    [
      'of addresses beside each other',
      'Ada Byron <ada@x.org>; bo@x.org;\ncy@x.org',
      [row(1, 'ada@x.org', ada), row(1, 'bo@x.org'), row(2, 'cy@x.org')],
    ],
    [
      'with empty lines',
      '\n\nE-mail\n\nada@x.org\n,\n  \nbo@x.org\n',
      [row(5, 'ada@x.org'), row(8, 'bo@x.org')],
    ],
    [
      'with a cell of two lines',
      'E-mail,Note\nada@x.org,"one\ntwo"\nbo@x.org,',
      [row(2, 'ada@x.org'), row(4, 'bo@x.org')],
    ],
    [
      'with quotes in a cell',
      'E-mail,Last name\nada@x.org,"By""ron"',
      [row(2, 'ada@x.org', { lastName: 'By"ron' })],
    ],
    [
      'with commas in a quoted header of a file with semicolons',
      '"Name, Vorname";"E-Mail"\n"Byron, Ada";ada@x.org',
      [row(2, 'ada@x.org', ada)],
    ],
    [
      'with guarded cells',
      "E-mail,Last name\n'+a@x.org,''=Byron",
      [row(2, '+a@x.org', { lastName: "'=Byron" })],
    ],
    [
      'with spaces around everything',
      ' E-mail , Section \n ada@x.org , Mo ',
      [row(2, 'ada@x.org', { section: 'Mo' })],
    ],
    [
      'that says what separates its cells',
      'sep=;\r\nE-mail;Last name\r\nada@x.org;Byron, A.',
      [row(3, 'ada@x.org', { lastName: 'Byron, A.' })],
    ],
    [
      'that says so in quotes',
      '\uFEFF"SEP=|"\nE-mail|Section\nada@x.org|Mo',
      [row(3, 'ada@x.org', { section: 'Mo' })],
    ],
    [
      'that is separated by tabs and says so',
      'sep=\t\nE-mail\tSection\nada@x.org\tMo',
      [row(3, 'ada@x.org', { section: 'Mo' })],
    ],
    [
      'of a grade book of Canvas',
      'Student,ID,SIS User ID,SIS Login ID,Section,Essay (17)\n' +
        ',,,,,Manual Posting\n    Points Possible,,,,,100\n"Byron, Ada",4,u4,ada@x.org,Mo,87',
      [row(4, 'ada@x.org', { ...ada, section: 'Mo' })],
    ],
    [
      'of Canvas with addresses beside the logins',
      'Student,SIS Login ID,Email\n"Byron, Ada",abyron,ada@x.org',
      [row(2, 'ada@x.org', ada)],
    ],
    ['with half an address', 'E-mail\nada@', [row(2, 'ada@')]],
    ['with fewer cells in a line', 'E-mail,Section\nada@x.org', [row(2, 'ada@x.org')]],
  ])('a roster %s is read', (_name, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it('a roster as the product exports it is read whole', () => {
    const text =
      '\uFEFFLast name,First name,E-mail,Username,Section,Status,Enrolled on,Writing time,Essay,Section (2)\r\n' +
      'Byron,Ada,ada@x.org,ada,"Mo, early",enrolled,2026-04-01,1:02:03,87.5,\r\n' +
      "Hopper,'=Grace,grace@x.org,,,invited,,,,\r\n";
    expect(rowsOf(text)).toEqual([
      row(2, 'ada@x.org', { ...ada, section: 'Mo, early' }),
      row(3, 'grace@x.org', { firstName: '=Grace', lastName: 'Hopper' }),
    ]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', ' \n\n', 'empty'],
    ['names of columns alone', 'E-mail,Name\n', 'empty'],
    ['no address', 'Name,Phone\nAda,1', 'no_addresses'],
    ['a header that names no addresses', 'First,Second\nAda,Byron', 'no_addresses'],
  ])('a roster of %s is told so', (_name, text, kind) => {
    expect(parseRoster(text)).toEqual({ kind });
  });

  it('a roster of more than two thousand people is not cut off but refused', () => {
    const text = Array.from({ length: 2001 }, (_, index) => `a${index}@x.org`).join('\n');
    expect(parseRoster(text)).toEqual({ kind: 'too_many', count: 2001, limit: 2000 });
  });

  it('a roster says which lines cannot be read, and reads the others', () => {
    const long = 'x'.repeat(61);
    const text = `E-mail,Last name,Section\n,Byron,Mo\nada@x.org,,${long}\nbo@x.org,,\nTotal,,`;
    expect(parseRoster(text)).toEqual({
      kind: 'read',
      fields: ['email', 'lastName', 'section'],
      rows: [row(4, 'bo@x.org'), row(5, 'Total')],
      unread: [
        { line: 2, name: 'Byron', email: '', section: 'Mo', problem: 'no_email' },
        { line: 3, name: '', email: 'ada@x.org', section: long, problem: 'too_long' },
      ],
    });
  });

  const cell = fc
    .string({
      unit: fc.constantFrom('a', 'B', 'ü', ' ', ',', ';', '"', "'", '=', '-', '\n', '.'),
      maxLength: 12,
    })
    .map((text) => text.trim());
  const quoted = (text: string) => `"${addGuards(text).replaceAll('"', '""')}"`;
  it.each([',', ';', '\t'])(
    'a roster written with %j is read as it was written, whatever stands in it',
    (separator) => {
      fc.assert(
        fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (people) => {
          const head = ['E-mail', 'Last name', 'First name', 'Section'].join(separator);
          const lines = people.map((cells, index) =>
            [`p${index}@x.org`, ...cells].map(quoted).join(separator),
          );
          const parsed = parseRoster([head, ...lines].join('\r\n'));
          expect(parsed.kind === 'read' ? parsed.rows.map(({ line: _, ...rest }) => rest) : parsed).toEqual(
            people.map(([lastName, firstName, section], index) => ({
              email: `p${index}@x.org`,
              lastName,
              firstName,
              section,
            })),
          );
        }),
      );
    },
  );

  it('a roster never fails, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const parsed = parseRoster(text);
        const rows = parsed.kind === 'read' ? parsed.rows : [];
        expect(rows.every((one) => rosterRowSchema.safeParse(one).success)).toBe(true);
      }),
    );
  });
});

describe('the bytes of a file', () => {
  const latin = Uint8Array.from('Müller'.split('').map((char) => char.charCodeAt(0)));
  it.each([
    ['UTF-8', new TextEncoder().encode('Müller'), 'Müller'],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFMüller'), 'Müller'],
    ['Windows-1252', latin, 'Müller'],
    ['Windows-1252 with its own signs', Uint8Array.of(0x80, 0x93), '€“'],
    ['UTF-16 little endian', Uint8Array.of(0xff, 0xfe, 0x4d, 0, 0xfc, 0), 'Mü'],
    ['UTF-16 big endian', Uint8Array.of(0xfe, 0xff, 0, 0x4d, 0, 0xfc), 'Mü'],
  ])('the bytes of a file in %s become text', (_name, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });
});

describe('a file in UTF-16 without a mark', () => {
  const encoded = (text: string, isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(index * 2, text.charCodeAt(index), isLittle);
    return new Uint8Array(view.buffer);
  };
  it.each([
    ['with the low byte first', true],
    ['with the high byte first', false],
  ])('a file in UTF-16 without a mark %s is read, whatever letters its names have', (_name, isLittle) => {
    const names = fc.string({ unit: fc.constantFrom('a', 'é', 'Ω', '李', '🖋'), maxLength: 20 });
    fc.assert(
      fc.property(fc.array(names, { maxLength: 20 }), (people) => {
        const text = [
          'E-mail;Name',
          ...people.map((name, index) => `student.${index}@example.org;${name}`),
        ].join('\n');
        expect(decodeText(encoded(text, isLittle))).toBe(text);
      }),
    );
  });
  it('a file in UTF-16 without a mark is not what a file is that has a zero in it', () => {
    const text = 'E-mail;Name\nada@x.org;A\0B!';
    expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  });
});
