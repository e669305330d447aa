import { type Book, type Sheet, sheetOf, withSheet } from './book.ts';
import { afterStructureAct } from './shift.ts';

const emptySheet: Omit<Sheet, 'id' | 'name'> = {
  visibility: 'visible',
  colour: null,
  rows: new Map(),
  columns: [],
  defaultWidth: null,
  defaultHeight: null,
  merges: [],
  frozen: { rows: 0, columns: 0 },
  notes: [],
  links: [],
  isRightToLeft: false,
  hasGridLines: true,
  isProtected: false,
  unshown: [],
  fixedBecause: null,
  blocks: [],
  isReadElsewhere: false,
};

export function addedSheet(book: Book, { name, at }: { name: string; at: number }): Book {
  const sheet: Sheet = { ...emptySheet, id: book.nextSheet, name };
  const sheets = [...book.sheets.slice(0, at), sheet, ...book.sheets.slice(at)];
  return { ...book, sheets, nextSheet: book.nextSheet + 1 };
}

export function removedSheet(book: Book, id: number): Book {
  const { name } = sheetOf(book, id);
  const sheets = book.sheets.filter((one) => one.id !== id);
  const names = book.names.filter(({ sheet }) => sheet !== id);
  return afterStructureAct({ ...book, sheets, names }, { kind: 'remove', sheet: id, name });
}

export function renamedSheet(book: Book, id: number, name: string): Book {
  const sheet = sheetOf(book, id);
  if (sheet.name === name) return book;
  return afterStructureAct(withSheet(book, { ...sheet, name }), {
    kind: 'rename',
    sheet: id,
    from: sheet.name,
    to: name,
  });
}
