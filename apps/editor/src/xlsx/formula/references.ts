import { areaName, columnName, columnOf, readArea, shiftedArea } from '../book/area.ts';
import { type Area, lastColumn, lastRow, type Shift, type StructureAct } from '../book/book.ts';
import { type ReferenceToken, type Token, textOf, tokensOf } from './tokens.ts';

const gone = '#REF!';

/** A formula after something was done to the rows, columns or sheets that it may speak of; `home` is the sheet that it stands in. */
export function afterAct(formula: string, home: string, act: StructureAct): string {
  // What speaks of cells from without speaks of the same places after they were sorted.
  if (act.kind === 'sort') return formula;
  const named = act.kind === 'rename' ? act.from : act.name;
  return mapReferences(formula, (token) => {
    if (token.isForeign) return token.text;
    const sheet = token.sheet ?? home;
    if (!isSameName(sheet, named)) return token.text;
    if (act.kind === 'shift') return shifted(token, act.shift);
    if (token.sheet === null) return token.text;
    return act.kind === 'remove' ? gone : sheetPrefix(act.to) + token.area;
  });
}

/** A formula as it reads when it is put elsewhere: what has no dollar sign goes with it. */
export function movedBy(formula: string, by: { rows: number; columns: number }): string {
  if (by.rows === 0 && by.columns === 0) return formula;
  return mapReferences(formula, ({ prefix, area, text, isForeign }) => {
    if (isForeign) return text;
    const ends = area.split(':').map((end) => movedEnd(end, by));
    return ends.includes(null) ? prefix + gone : prefix + ends.join(':');
  });
}

/** The areas of a formula, as written. */
export function mapReferences(formula: string, map: (token: ReferenceToken) => string): string {
  let changed = false;
  const tokens = tokensOf(formula).map((token): Token => {
    if (token.kind !== 'reference') return token;
    const text = map(token);
    if (text === token.text) return token;
    changed = true;
    return { kind: 'unknown', text };
  });
  return changed ? textOf(tokens) : formula;
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** A sheet's name before a reference, with quotation marks where it needs them. */
export function sheetPrefix(name: string): string {
  const isPlain =
    /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) &&
    !/^[A-Za-z]{1,3}\d+$|^[Rr]\d*(?:[Cc]\d*)?$|^[Cc]\d*$/.test(name);
  return isPlain ? `${name}!` : `'${name.replaceAll("'", "''")}'!`;
}

function movedEnd(end: string, by: { rows: number; columns: number }): string | null {
  const [, columnSign = '', letters = '', rowSign = '', digits = ''] =
    /^(\$?)([A-Za-z]{0,3})(\$?)(\d*)$/.exec(end) ?? [];
  // The one dollar sign of `$5` stands before its number.
  const isFixedRow = rowSign !== '' || (letters === '' && columnSign !== '');
  let moved = '';
  if (letters !== '') {
    const column = (columnOf(letters) ?? 0) + (columnSign === '' ? by.columns : 0);
    if (column < 0 || column > lastColumn) return null;
    moved += columnSign + columnName(column);
  } else moved += columnSign;
  if (digits === '') return moved;
  const row = Number(digits) - 1 + (isFixedRow ? 0 : by.rows);
  return row < 0 || row > lastRow ? null : `${moved}${rowSign}${row + 1}`;
}

/** The reference with the same dollar signs around what has become of it. */
function shifted({ prefix, area, text }: ReferenceToken, shift: Shift): string {
  const was = readArea(area);
  if (was === null) return text;
  // `B5:A1` is written anew only where it moves.
  const now = shiftedArea(was, shift);
  if (now === null) return prefix + gone;
  if (areaName(now) === areaName(was)) return text;
  const [first = '', last] = area.split(':');
  const from = withEnd(first, { row: now.top, column: now.left });
  return (
    prefix + (last === undefined ? from : `${from}:${withEnd(last, { row: now.bottom, column: now.right })}`)
  );
}

function withEnd(end: string, { row, column }: { row: number; column: number }): string {
  return end.replace(/[A-Za-z]+/, () => columnName(column)).replace(/\d+/, () => String(row + 1));
}

/** `A1:B2 C3` of conditional formats and the like, after a shift; empty where nothing is left. */
export function shiftedAreas(list: string, shift: Shift): string {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((text) => {
      const area = readArea(text);
      if (area === null) return [text];
      const now = shiftedArea(area, shift);
      return now === null ? [] : [nameLike(text, now)];
    })
    .join(' ');
}

/** `A1:A1` stays a pair, `A:A` stays columns. */
function nameLike(text: string, area: Area): string {
  const [first = '', last] = text.split(':');
  const from = withEnd(first, { row: area.top, column: area.left });
  return last === undefined ? from : `${from}:${withEnd(last, { row: area.bottom, column: area.right })}`;
}
