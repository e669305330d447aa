import { readArea, readPlace } from '../book/area.ts';
import { type Area, type Book, cellAt, type Sheet, type Value } from '../book/book.ts';
import { applyEdit, begun, type CellChange, type Edit } from '../book/edits.ts';
import { readBook } from '../format/read-book.ts';
import { bookOf, richParts } from './rich-book.ts';

export const now = () => Date.UTC(2026, 10, 23, 12);

const emptyBytes = bookOf({
  ...richParts,
  'xl/worksheets/sheet1.xml':
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData/></worksheet>',
  'xl/worksheets/_rels/sheet1.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
});

/** The first sheet of the rich workbook with nothing in it but these cells; a text with `=` in front is a formula. */
export function bookWith(cells: Readonly<Record<string, Value | string>>): Book {
  const changes = Object.entries(cells).map(([name, value]): CellChange => {
    const place = readPlace(name) ?? { row: 0, column: 0 };
    return typeof value === 'string' && value.startsWith('=')
      ? { ...place, value: null, formula: value.slice(1) }
      : { ...place, value };
  });
  return applyEdit(begun(readBook(emptyBytes, now).book), { kind: 'cells', sheet: 1, changes }, now).book;
}

/** In the first sheet. */
export function valueAt(book: Book, name: string): Value | undefined {
  const [sheet] = book.sheets;
  const place = readPlace(name);
  return sheet === undefined || place === null ? undefined : cellAt(sheet, place)?.value;
}

export function edited(book: Book, ...edits: readonly Edit[]): Book {
  return edits.reduce((history, edit) => applyEdit(history, edit, now), begun(book)).book;
}

export function areaOf(name: string): Area {
  const area = readArea(name);
  if (area === null) throw new Error(`${name} is no area`);
  return area;
}

/** The first sheet of a workbook. */
export function firstOf(book: Book): Sheet {
  const [sheet] = book.sheets;
  if (sheet === undefined) throw new Error('A workbook without sheets');
  return sheet;
}
