import { contains } from '../workbook/area.ts';
import {
  type Area,
  type ArrayExtent,
  type Cell,
  carryHeights,
  carryUsedCells,
  emptyRow,
  findColumnSpan,
  getCell,
  isSameValue,
  type Row,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';
import type { Arrays, PlacedResults } from './arrays.ts';
import type { CalculatedResults } from './calculation-order.ts';
import type { FormulaAddress, FormulaNode } from './dependents.ts';
import { carryFormulas, listArrayFormulas, toArea } from './formula-lists.ts';

interface Results {
  results: CalculatedResults;
  arrays: Arrays;
  /** Everything may have changed: results may have lost their formulas. */
  isWhole: boolean;
}

export interface AppliedResults {
  next: Workbook;
  /** Cells that show a result now and did not before, or the other way round. */
  resized: readonly FormulaAddress[];
}

/** Results per step: about a tenth of a millisecond. */
const stepSize = 64;

/** The workbook with new results, in steps. */
export function* applyResults(
  workbook: Workbook,
  { results, arrays, isWhole }: Results,
): Generator<undefined, AppliedResults, undefined> {
  const { writers, writerOf } = createWriters(workbook);
  for (const node of results.calculated) {
    const before = arrays.getArea(node);
    if (before !== null)
      releaseBefore(before, results.placed.get(node), { node, writer: writerOf(node.sheet) });
  }
  for (const [position, node] of results.calculated.entries()) {
    if (position % stepSize === stepSize - 1) yield;
    const placed = results.placed.get(node);
    const writer = writerOf(node.sheet);
    if (placed === undefined) writer?.writeValue(node, results.values[node.id] ?? null);
    else writer?.write(node, placed);
  }
  if (isWhole) for (const sheet of workbook.sheets) releaseOrphans(sheet, writerOf);
  const resized = [...writers.values()].flatMap((writer) => writer.resized);
  return { next: finishSheets(workbook, writers), resized };
}

interface NodeValues {
  nodes: readonly FormulaNode[];
  /** Undefined where the value stays. */
  getValue: (node: FormulaNode) => Value | undefined;
}

/** The workbook with values of some formulas, apart from those that take several cells. */
export function applyValues(workbook: Workbook, { nodes, getValue }: NodeValues): Workbook {
  const { writers, writerOf } = createWriters(workbook);
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  for (const node of nodes) {
    const sheet = sheets.get(node.sheet);
    const value = getValue(node);
    if (sheet === undefined || value === undefined) continue;
    if (getCell(sheet, node)?.array === undefined) writerOf(node.sheet)?.writeValue(node, value);
  }
  return finishSheets(workbook, writers);
}

function createWriters(workbook: Workbook) {
  const writers = new Map<number, SheetWriter>();
  const writerOf = (sheet: number): SheetWriter | undefined => {
    const known = writers.get(sheet);
    if (known !== undefined) return known;
    const found = workbook.sheets.find(({ id }) => id === sheet);
    if (found === undefined) return undefined;
    const writer = createSheetWriter(found, workbook.styles);
    writers.set(sheet, writer);
    return writer;
  };
  return { writers, writerOf };
}

function finishSheets(workbook: Workbook, writers: ReadonlyMap<number, SheetWriter>): Workbook {
  if (writers.size === 0) return workbook;
  const sheets = workbook.sheets.map((sheet) => writers.get(sheet.id)?.finish() ?? sheet);
  return sheets.every((sheet, at) => sheet === workbook.sheets[at]) ? workbook : { ...workbook, sheets };
}

/** Clears results of a formula that takes fewer or other cells now. */
function releaseBefore(
  before: Area,
  placed: PlacedResults | undefined,
  { node, writer }: { node: FormulaNode; writer: SheetWriter | undefined },
): void {
  const kept = placed?.rows == null || placed.extent === null ? null : toArea(node, placed.extent);
  for (let row = before.top; row <= before.bottom; row++)
    for (let column = before.left; column <= before.right; column++)
      if (kept === null || !contains(kept, { row, column })) writer?.release(row, column);
}

interface SheetWriter {
  resized: FormulaAddress[];
  write: (node: FormulaNode, result: PlacedResults) => void;
  /** The value of a formula with one result. */
  writeValue: (node: FormulaNode, value: Value) => void;
  /** Clears a result that is no longer shown. */
  release: (row: number, column: number) => void;
  finish: () => Sheet;
}

function createSheetWriter(sheet: Sheet, styles: Workbook['styles']): SheetWriter {
  const rows = new Map<number, Map<number, Cell>>();
  const resized: FormulaAddress[] = [];
  const arraysChanged = new Set<number>();
  let keepsHeights = true;
  const cellAt = (row: number, column: number): Cell | undefined => {
    const changed = rows.get(row);
    return changed === undefined ? sheet.rows.get(row)?.cells.get(column) : changed.get(column);
  };
  const set = (row: number, column: number, cell: Cell | null): void => {
    let cells = rows.get(row);
    if (cells === undefined) {
      cells = new Map(sheet.rows.get(row)?.cells);
      rows.set(row, cells);
    }
    if (cell === null) cells.delete(column);
    else cells.set(column, cell);
  };
  const writeSpilled = (row: number, column: number, value: Value): void => {
    const before = cellAt(row, column);
    if (before?.isSpilled === true && isSameValue(before.value, value)) return;
    if (before?.isSpilled !== true) resized.push({ sheet: sheet.id, row, column });
    const { source, ...plain } = before ?? { style: getEmptyStyle(sheet, row, column) };
    const isSameContent = source !== undefined && before?.isSpilled === true;
    set(row, column, { ...plain, ...(isSameContent ? { source } : {}), value, isSpilled: true });
  };
  const writer: SheetWriter = {
    resized,
    writeValue: (node, value) => {
      const before = getCell(sheet, node);
      if (before === undefined) return;
      if (before.array !== undefined) writer.write(node, { value, extent: null, rows: null });
      else if (!isSameValue(before.value, value)) {
        // Numbers take one line, unless they are rotated.
        keepsHeights &&=
          typeof value === 'number' &&
          typeof before.value === 'number' &&
          styles[before.style]?.format.rotation === 0;
        set(node.row, node.column, { ...before, value });
      }
    },
    write: (node, { value, extent, rows: results }) => {
      keepsHeights = false;
      const before = getCell(sheet, node);
      if (before === undefined) return;
      if (!isSameValue(before.value, value) || !isSameExtent(before.array ?? null, extent)) {
        const { array, ...plain } = before;
        if (!isSameExtent(array ?? null, extent)) {
          arraysChanged.add(node.row);
          resized.push({ sheet: sheet.id, row: node.row, column: node.column });
        }
        set(node.row, node.column, { ...plain, value, ...(extent === null ? {} : { array: extent }) });
      }
      for (const [rowOffset, line] of (results ?? []).entries())
        for (const [columnOffset, one] of line.entries())
          if (rowOffset > 0 || columnOffset > 0)
            writeSpilled(node.row + rowOffset, node.column + columnOffset, one ?? 0);
    },
    release: (row, column) => {
      keepsHeights = false;
      const cell = cellAt(row, column);
      if (cell?.isSpilled !== true) return;
      resized.push({ sheet: sheet.id, row, column });
      set(row, column, cell.style === 0 ? null : { value: null, style: cell.style });
    },
    finish: () => {
      if (rows.size === 0) return sheet;
      const next = new Map<number, Row>(sheet.rows);
      for (const [index, cells] of rows) {
        const before = sheet.rows.get(index);
        next.set(index, { ...(before ?? emptyRow), cells });
      }
      carryFormulas(sheet.id, sheet.rows, next, arraysChanged);
      if (resized.length === 0) carryUsedCells(sheet.rows, next);
      if (keepsHeights) carryHeights(sheet.id, sheet.rows, next);
      return { ...sheet, rows: next };
    },
  };
  return writer;
}

const getEmptyStyle = (sheet: Sheet, row: number, column: number): number =>
  sheet.rows.get(row)?.style ?? findColumnSpan(sheet, column)?.style ?? 0;

const isSameExtent = (one: ArrayExtent | null, other: ArrayExtent | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.rows === other.rows &&
    one.columns === other.columns &&
    one.kind === other.kind &&
    one.isBlocked === other.isBlocked);

/** Results whose formula is gone or has moved. */
function releaseOrphans(sheet: Sheet, writerOf: (sheet: number) => SheetWriter | undefined): void {
  let shown: readonly Area[] | null = null;
  for (const [row, { cells }] of sheet.rows) {
    for (const [column, { isSpilled }] of cells) {
      if (isSpilled !== true) continue;
      shown ??= listArrayFormulas(writerOf(sheet.id)?.finish() ?? sheet).flatMap(({ area, extent }) =>
        extent.isBlocked ? [] : [area],
      );
      if (!shown.some((area) => contains(area, { row, column }))) writerOf(sheet.id)?.release(row, column);
    }
  }
}
