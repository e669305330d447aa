import { countEqualAtEnd, countEqualAtStart } from './file-parts.ts';

/** The same piece of two versions of a sheet, as text. */
export interface ChangedRows {
  before: string;
  after: string;
}

const decoder = new TextDecoder();
const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));
const rowStart = bytesOf('<row ');
const rowsStart = bytesOf('<sheetData');
const rowsEnd = bytesOf('</sheetData');

/**
 * The rows of a sheet between those that are the same at the start and at the end, so that a change in a large sheet does not cost reading the sheet.
 * All rows where they cannot be told apart, or cells depend on rows elsewhere.
 */
export function findChangedRows(beforeSheet: Uint8Array, afterSheet: Uint8Array): ChangedRows {
  const [before, after] = [findRows(beforeSheet), findRows(afterSheet)];
  const equalAtStart = countEqualAtStart(before, after);
  if (equalAtStart === before.length && before.length === after.length) return { before: '', after: '' };
  const from = lastIndexOf(before, rowStart, equalAtStart);
  const equalAtEnd = countEqualAtEnd(before, after, Math.min(before.length, after.length) - equalAtStart);
  const end = indexOfEnd(before, before.length - equalAtEnd);
  if (from === -1 || end === -1) return decodeBoth(before, after);
  const endAfter = after.length - (before.length - end);
  const rows = decodeBoth(before.subarray(from, end), after.subarray(from, endAfter));
  return needsOtherRows(rows.before) || needsOtherRows(rows.after) ? decodeBoth(before, after) : rows;
}

/** All rows of a sheet, or of none. */
export function readAllRows(before: Uint8Array, after: Uint8Array): ChangedRows {
  return decodeBoth(findRows(before), findRows(after));
}

function findRows(sheet: Uint8Array): Uint8Array {
  const start = indexOf(sheet, rowsStart, 0);
  const end = lastIndexOf(sheet, rowsEnd, sheet.length);
  return sheet.subarray(
    start === -1 ? sheet.length : start,
    end === -1 ? sheet.length : end + rowsEnd.length,
  );
}

/** Shared formulas are written in one cell for many rows; without numbers, rows count from those before. */
function needsOtherRows(rows: string): boolean {
  return /<f\s[^<>]*t="shared"|<row\s(?![^<>]*\br=")|<row>/.test(rows);
}

/** What surrounds the rows of a sheet, without what changes by itself: the used area, and what was selected when the file was saved. */
export function readLayout(sheet: Uint8Array): string {
  const start = indexOf(sheet, rowsStart, 0);
  const end = lastIndexOf(sheet, rowsEnd, sheet.length);
  if (start === -1) return '';
  const head = decoder.decode(sheet.subarray(0, start));
  const tail = decoder.decode(sheet.subarray(end === -1 ? start : end)).replace(/^<[^>]*>/, '');
  return (head + tail).replace(/<dimension[^<>]*>|<sheetViews>[\s\S]*?<\/sheetViews>/g, '');
}

function decodeBoth(before: Uint8Array, after: Uint8Array): ChangedRows {
  return { before: decoder.decode(before), after: decoder.decode(after) };
}

/** The last place before `end` at which the bytes stand completely; -1 if there is none. */
function lastIndexOf(content: Uint8Array, wanted: readonly number[], end: number): number {
  for (let at = end - wanted.length; at >= 0; at -= 1) if (standsAt(content, wanted, at)) return at;
  return -1;
}

/** The start of the next row, or the end of all rows; -1 if there is neither. */
function indexOfEnd(content: Uint8Array, from: number): number {
  for (let at = from; at < content.length; at += 1)
    if (standsAt(content, rowStart, at) || standsAt(content, rowsEnd, at)) return at;
  return -1;
}

function indexOf(content: Uint8Array, wanted: readonly number[], from: number): number {
  for (let at = from; at < content.length; at += 1) if (standsAt(content, wanted, at)) return at;
  return -1;
}

function standsAt(content: Uint8Array, wanted: readonly number[], at: number): boolean {
  for (let index = 0; index < wanted.length; index += 1)
    if (content[at + index] !== wanted[index]) return false;
  return true;
}
