import type { RosterRow } from '@redraft/contracts';
import { limits, removeGuards } from '@redraft/contracts';
import Papa from 'papaparse';
import type { RosterColumns, RosterField } from './roster-columns.ts';
import {
  addressIn,
  columnsByContent,
  columnsByHeader,
  isAddressList,
  isCanvasNote,
  rosterFields,
  splitName,
} from './roster-columns.ts';

/**
 * Parses a roster; the only place that guesses columns. The result has lines with e-mail address, name and section. Supports comma, semicolon and tab
 * separators, column headers in the languages of the product, files without headers, and decorations that spreadsheet and mail programs add to addresses.
 */
export type ParsedRoster =
  | { kind: 'empty' }
  | { kind: 'no_addresses' }
  | { kind: 'too_many'; count: number; limit: number }
  | { kind: 'read'; fields: RosterField[]; rows: RosterRow[]; unread: UnreadLine[] };

/** A line without exactly one usable address. */
export interface UnreadLine {
  line: number;
  name: string;
  email: string;
  section: string;
  problem: 'no_email' | 'too_long';
}

interface Line {
  line: number;
  cells: string[];
}

const maxLength = {
  email: limits.email,
  firstName: limits.personName,
  lastName: limits.personName,
  section: limits.sectionName,
} as const;

export function parseRoster(text: string): ParsedRoster {
  const lines = linesOf(text);
  const [first, ...rest] = lines;
  if (first === undefined) return { kind: 'empty' };
  const byHeader = columnsByHeader(first.cells);
  const people = byHeader === null ? onePerLine(lines) : rest.filter(({ cells }) => !isCanvasNote(cells));
  const columns = byHeader ?? columnsByContent(people.map(({ cells }) => cells));
  if (columns === null) return { kind: 'no_addresses' };
  if (people.length === 0) return { kind: 'empty' };
  if (people.length > limits.rosterRows)
    return { kind: 'too_many', count: people.length, limit: limits.rosterRows };
  const read = people.map((line) => readLine(line, columns));
  return {
    kind: 'read',
    fields: rosterFields.filter((field) => columns[field] !== undefined),
    rows: read.flatMap((line) => ('row' in line ? [line.row] : [])),
    unread: read.flatMap((line) => ('unread' in line ? [line.unread] : [])),
  };
}

function onePerLine(lines: readonly Line[]): readonly Line[] {
  if (!isAddressList(lines.map(({ cells }) => cells))) return lines;
  return lines.flatMap(({ line, cells }) =>
    cells.filter((cell) => cell !== '').map((cell) => ({ line, cells: [cell] })),
  );
}

/** Non-empty rows with their line numbers in the file: a quoted cell may span lines. */
function linesOf(text: string): Line[] {
  const { separator, rest, firstLine } = withoutSeparatorLine(text.replace(/^\uFEFF/, ''));
  const { data } = Papa.parse<string[]>(rest, { delimiter: separator, skipEmptyLines: false });
  let next = firstLine;
  const lines: Line[] = [];
  for (const cells of data) {
    const line = next;
    next += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    const clean = cells.map((cell) => removeGuards(cell.trim()));
    if (clean.some((cell) => cell !== '')) lines.push({ line, cells: clean });
  }
  return lines;
}

/** Spreadsheet programs may declare the separator in a first line "sep=;". */
function withoutSeparatorLine(text: string): { separator: string; rest: string; firstLine: number } {
  const [line, separator] = /^\s*"?sep=([^\s"]|\t)"?[ \t]*(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line === undefined || separator === undefined) {
    return { separator: detectSeparator(text), rest: text, firstLine: 1 };
  }
  const rest = text.slice(line.length);
  return { separator, rest, firstLine: line.split(/\r\n|\r|\n/).length };
}

/** The most frequent separator in the first line, where quoted cells are rare. */
function detectSeparator(text: string): string {
  const [first = ''] = text.trimStart().split(/\r\n|\r|\n/);
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readLine(
  { line, cells }: Line,
  columns: RosterColumns,
): { row: RosterRow } | { unread: UnreadLine } {
  const at = (field: RosterField) => cells[columns[field] ?? -1] ?? '';
  const { email, name } = addressIn(at('email'));
  const named = columns.lastName === undefined && columns.firstName === undefined;
  const { firstName, lastName } = named
    ? splitName(at('fullName') || name)
    : { firstName: at('firstName'), lastName: at('lastName') };
  const row: RosterRow = { line, email, firstName, lastName, section: at('section') };
  const unread = (problem: UnreadLine['problem']) => ({ unread: unreadLine(row, { cells, problem }) });
  if (email === '') return unread('no_email');
  const isTooLong =
    email.length > maxLength.email ||
    firstName.length > maxLength.firstName ||
    lastName.length > maxLength.lastName ||
    row.section.length > maxLength.section;
  return isTooLong ? unread('too_long') : { row };
}

/** Shows the line's cells by column; if those are empty, as in a line of totals, shows the whole line. */
function unreadLine(
  { line, email, firstName, lastName, section }: RosterRow,
  { cells, problem }: { cells: readonly string[]; problem: UnreadLine['problem'] },
): UnreadLine {
  const name = [lastName, firstName].filter((part) => part !== '').join(', ');
  const isBlank = name === '' && email === '' && section === '';
  const shown = isBlank ? cells.filter((cell) => cell !== '').join(' ') : name;
  return { line, name: shown, email, section, problem };
}
