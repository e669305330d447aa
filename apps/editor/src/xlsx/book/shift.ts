import { afterAct } from '../formula/references.ts';
import { isOneCell, shiftedArea, shiftedLine, shiftedPlace } from './area.ts';
import {
  type Area,
  type Book,
  type Cell,
  type ColumnSpan,
  type Row,
  type Sheet,
  type Shift,
  type StructureAct,
  sheetOf,
} from './book.ts';

/** Rows or columns put in or taken out: all that stands behind them moves, and every formula follows. */
export function shiftedBook(book: Book, id: number, shift: Shift): Book {
  const { name } = sheetOf(book, id);
  const act: StructureAct = { kind: 'shift', sheet: id, name, shift };
  const sheets = book.sheets.map((sheet) => (sheet.id === id ? shiftedSheet(sheet, shift) : sheet));
  return afterStructureAct({ ...book, sheets }, act);
}

/** Formulas and names as they read after an act, and the act among those that the rest of the file is moved by. */
export function afterStructureAct(book: Book, act: StructureAct): Book {
  return {
    ...book,
    acts: [...book.acts, act],
    sheets: book.sheets.map((sheet) =>
      withFormulas(sheet, (formula) => afterAct(formula, homeOf(sheet, act), act)),
    ),
    names: mapSame(book.names, (one) => {
      // A name says of which sheet it speaks.
      const formula = afterAct(one.formula, '', act);
      return formula === one.formula ? one : { ...one, formula };
    }),
  };
}

/** What the sheet was called when the act began. */
const homeOf = (sheet: Sheet, act: StructureAct): string =>
  act.kind === 'rename' && act.sheet === sheet.id ? act.from : sheet.name;

function withFormulas(sheet: Sheet, map: (formula: string) => string): Sheet {
  let changed = false;
  const rows = new Map<number, Row>();
  for (const [at, row] of sheet.rows) {
    let cells: Map<number, Cell> | null = null;
    for (const [column, cell] of row.cells) {
      if (cell.formula === undefined) continue;
      const formula = map(cell.formula);
      if (formula === cell.formula) continue;
      cells ??= new Map(row.cells);
      const { source: _, ...plain } = cell;
      cells.set(column, { ...plain, formula });
    }
    rows.set(at, cells === null ? row : { ...row, cells });
    changed ||= cells !== null;
  }
  return changed ? { ...sheet, rows } : sheet;
}

function shiftedSheet(sheet: Sheet, shift: Shift): Sheet {
  const isRows = shift.axis === 'rows';
  return {
    ...sheet,
    rows: isRows ? shiftedRows(sheet.rows, shift) : withShiftedCells(sheet.rows, shift),
    columns: isRows ? sheet.columns : shiftedColumns(sheet.columns, shift),
    merges: shiftedAreas(sheet.merges, shift).filter((area) => !isOneCell(area)),
    blocks: shiftedAreas(sheet.blocks, shift),
    notes: sheet.notes.flatMap((note) => shiftedPlace(note, shift) ?? []),
    links: sheet.links.flatMap((link) => {
      const area = shiftedArea(link.area, shift);
      return area === null ? [] : [{ ...link, area }];
    }),
    frozen: {
      rows: isRows ? shiftedCount(sheet.frozen.rows, shift) : sheet.frozen.rows,
      columns: isRows ? sheet.frozen.columns : shiftedCount(sheet.frozen.columns, shift),
    },
  };
}

const shiftedAreas = (areas: readonly Area[], shift: Shift): Area[] =>
  areas.flatMap((area) => shiftedArea(area, shift) ?? []);

function shiftedRows(rows: ReadonlyMap<number, Row>, shift: Shift): ReadonlyMap<number, Row> {
  const next = new Map<number, Row>();
  for (const [at, row] of rows) {
    const line = shiftedLine(at, shift);
    if (line !== null) next.set(line, row);
  }
  return next;
}

function withShiftedCells(rows: ReadonlyMap<number, Row>, shift: Shift): ReadonlyMap<number, Row> {
  const next = new Map<number, Row>();
  for (const [at, row] of rows) {
    const cells = new Map<number, Cell>();
    for (const [column, cell] of row.cells) {
      const line = shiftedLine(column, shift);
      if (line !== null) cells.set(line, cell);
    }
    next.set(at, { ...row, cells });
  }
  return next;
}

function shiftedColumns(spans: readonly ColumnSpan[], shift: Shift): ColumnSpan[] {
  return spans.flatMap((span) => {
    const area = shiftedArea({ top: 0, bottom: 0, left: span.from, right: span.to }, shift);
    // A span that begins where columns are put in moves; one that begins before grows.
    return area === null ? [] : [{ ...span, from: area.left, to: area.right }];
  });
}

function shiftedCount(count: number, { at, count: by }: Shift): number {
  if (at >= count) return count;
  return by > 0 ? count + by : Math.max(at, count + by);
}

function mapSame<One>(all: readonly One[], map: (one: One) => One): readonly One[] {
  const next = all.map(map);
  return next.every((one, at) => one === all[at]) ? all : next;
}
