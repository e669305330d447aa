import { formulaAfterChange } from '../formula/references.ts';
import { isOneCell, shiftAddress, shiftArea, shiftLine } from './area.ts';
import {
  type Area,
  type Cell,
  type ColumnSpan,
  type Row,
  type Sheet,
  type Shift,
  type StructureChange,
  sheetOf,
  type Workbook,
} from './workbook.ts';

/** Inserts or deletes rows or columns: what follows moves, and formulas are adjusted. */
export function shiftWorkbook(workbook: Workbook, id: number, shift: Shift): Workbook {
  const { name } = sheetOf(workbook, id);
  const change: StructureChange = { kind: 'shift', sheet: id, name, shift };
  const sheets = workbook.sheets.map((sheet) => (sheet.id === id ? shiftSheet(sheet, shift) : sheet));
  return recordStructureChange({ ...workbook, sheets }, change);
}

/** Adjusts formulas and names after a structural change, and records the change for the rest of the file. */
export function recordStructureChange(workbook: Workbook, change: StructureChange): Workbook {
  return {
    ...workbook,
    structureChanges: [...workbook.structureChanges, change],
    sheets: workbook.sheets.map((sheet) =>
      replaceFormulas(sheet, (formula) => formulaAfterChange(formula, homeOf(sheet, change), change)),
    ),
    names: mapSame(workbook.names, (one) => {
      // References in a defined name always include the sheet.
      const formula = formulaAfterChange(one.formula, '', change);
      return formula === one.formula ? one : { ...one, formula };
    }),
  };
}

/** The name of the sheet before the change. */
const homeOf = (sheet: Sheet, change: StructureChange): string =>
  change.kind === 'rename' && change.sheet === sheet.id ? change.from : sheet.name;

function replaceFormulas(sheet: Sheet, map: (formula: string) => string): Sheet {
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

function shiftSheet(sheet: Sheet, shift: Shift): Sheet {
  const isRows = shift.axis === 'rows';
  return {
    ...sheet,
    rows: isRows ? shiftRows(sheet.rows, shift) : shiftCells(sheet.rows, shift),
    columns: isRows ? sheet.columns : shiftColumns(sheet.columns, shift),
    merges: shiftAreas(sheet.merges, shift).filter((area) => !isOneCell(area)),
    blocks: shiftAreas(sheet.blocks, shift),
    notes: sheet.notes.flatMap((note) => shiftAddress(note, shift) ?? []),
    links: sheet.links.flatMap((link) => {
      const area = shiftArea(link.area, shift);
      return area === null ? [] : [{ ...link, area }];
    }),
    frozen: {
      rows: isRows ? shiftCount(sheet.frozen.rows, shift) : sheet.frozen.rows,
      columns: isRows ? sheet.frozen.columns : shiftCount(sheet.frozen.columns, shift),
    },
  };
}

const shiftAreas = (areas: readonly Area[], shift: Shift): Area[] =>
  areas.flatMap((area) => shiftArea(area, shift) ?? []);

function shiftRows(rows: ReadonlyMap<number, Row>, shift: Shift): ReadonlyMap<number, Row> {
  const next = new Map<number, Row>();
  for (const [at, row] of rows) {
    const line = shiftLine(at, shift);
    if (line !== null) next.set(line, row);
  }
  return next;
}

function shiftCells(rows: ReadonlyMap<number, Row>, shift: Shift): ReadonlyMap<number, Row> {
  const next = new Map<number, Row>();
  for (const [at, row] of rows) {
    const cells = new Map<number, Cell>();
    for (const [column, cell] of row.cells) {
      const line = shiftLine(column, shift);
      if (line !== null) cells.set(line, cell);
    }
    next.set(at, { ...row, cells });
  }
  return next;
}

function shiftColumns(spans: readonly ColumnSpan[], shift: Shift): ColumnSpan[] {
  return spans.flatMap((span) => {
    const area = shiftArea({ top: 0, bottom: 0, left: span.from, right: span.to }, shift);
    // A span that starts at the insertion moves; one that starts before it grows.
    return area === null ? [] : [{ ...span, from: area.left, to: area.right }];
  });
}

function shiftCount(count: number, { at, count: by }: Shift): number {
  if (at >= count) return count;
  return by > 0 ? count + by : Math.max(at, count + by);
}

function mapSame<One>(all: readonly One[], map: (one: One) => One): readonly One[] {
  const next = all.map(map);
  return next.every((one, at) => one === all[at]) ? all : next;
}
