import { transferHandlers } from 'comlink';
import type { TextRuns } from '../workbook/text-runs.ts';
import type { Cell, Row, Sheet, Value, Workbook } from '../workbook/workbook.ts';

/**
 * A workbook on its way between page and worker. Copying 100,000 cells one by one takes both sides a quarter of a second; their numbers in typed arrays
 * are passed on without a copy. Cells of array formulas, which are rare, are copied as they are.
 */
interface PackedSheet extends Omit<Sheet, 'rows'> {
  packedRows: PackedRows;
}

interface PackedRows {
  /** Five numbers each: index, number of cells, height, style, offset in the file. */
  rows: Float64Array;
  hidden: Uint8Array;
  /** Of each cell. */
  columns: Uint16Array;
  styles: Uint32Array;
  /** -1 without an offset in the file. */
  sources: Int32Array;
  kinds: Uint8Array;
  /** The number, or the index of the text or of the error. */
  values: Float64Array;
  /** 0 without a formula; otherwise the index of its text, plus one. */
  formulas: Uint32Array;
  texts: string[];
  /** Cells of array formulas, by position. */
  others: Map<number, Cell>;
  /** Of texts with formatted parts, by position. */
  runs: Map<number, TextRuns>;
}

const kinds = { empty: 0, number: 1, text: 2, true: 3, false: 4, error: 5, other: 6 } as const;
/** Added to the kind of value: the formula is reduced by implicit intersection. */
const intersectsFlag = 8;
const rowFields = 5;

export function packWorkbook(workbook: Workbook): { packed: object; buffers: ArrayBuffer[] } {
  const buffers: ArrayBuffer[] = [];
  const sheets = workbook.sheets.map(({ rows, ...sheet }): PackedSheet => {
    const packedRows = packRows(rows);
    for (const list of Object.values(packedRows))
      if (ArrayBuffer.isView(list) && list.buffer instanceof ArrayBuffer) buffers.push(list.buffer);
    return { ...sheet, packedRows };
  });
  return { packed: { ...workbook, sheets }, buffers };
}

export function unpackWorkbook(packed: unknown): Workbook {
  const workbook = packed as Omit<Workbook, 'sheets'> & { sheets: PackedSheet[] }; // cast: what `packWorkbook` made
  return {
    ...workbook,
    sheets: workbook.sheets.map(({ packedRows, ...sheet }) => ({ ...sheet, rows: unpackRows(packedRows) })),
  };
}

function packRows(rows: Sheet['rows']): PackedRows {
  let count = 0;
  for (const { cells } of rows.values()) count += cells.size;
  const packed: PackedRows = {
    rows: new Float64Array(rows.size * rowFields),
    hidden: new Uint8Array(rows.size),
    columns: new Uint16Array(count),
    styles: new Uint32Array(count),
    sources: new Int32Array(count),
    kinds: new Uint8Array(count),
    values: new Float64Array(count),
    formulas: new Uint32Array(count),
    texts: [],
    others: new Map(),
    runs: new Map(),
  };
  const indexes = new Map<string, number>();
  const indexOf = (text: string): number => {
    const known = indexes.get(text);
    if (known !== undefined) return known;
    indexes.set(text, packed.texts.length);
    return packed.texts.push(text) - 1;
  };
  let [rowAt, at] = [0, 0];
  for (const [index, { cells, height, isHidden, style, source }] of rows) {
    packed.rows.set([index, cells.size, height ?? -1, style ?? -1, source ?? -1], rowAt * rowFields);
    packed.hidden[rowAt] = isHidden ? 1 : 0;
    rowAt += 1;
    for (const [column, cell] of cells) {
      packed.columns[at] = column;
      packCell(packed, at, cell, indexOf);
      at += 1;
    }
  }
  return packed;
}

function packCell(packed: PackedRows, at: number, cell: Cell, indexOf: (text: string) => number): void {
  const { value, formula, style, source, intersects, array, isSpilled, runs } = cell;
  if (array !== undefined || isSpilled !== undefined) {
    packed.kinds[at] = kinds.other;
    packed.others.set(at, cell);
    return;
  }
  const [kind, number] = packValue(value, indexOf);
  packed.kinds[at] = kind + (intersects === true ? intersectsFlag : 0);
  packed.values[at] = number;
  packed.styles[at] = style;
  packed.sources[at] = source ?? -1;
  packed.formulas[at] = formula === undefined ? 0 : indexOf(formula) + 1;
  if (runs !== undefined) packed.runs.set(at, runs);
}

function packValue(value: Value, indexOf: (text: string) => number): [kind: number, number: number] {
  switch (typeof value) {
    case 'number':
      return [kinds.number, value];
    case 'string':
      return [kinds.text, indexOf(value)];
    case 'boolean':
      return [value ? kinds.true : kinds.false, 0];
    default:
      return value === null ? [kinds.empty, 0] : [kinds.error, indexOf(value.error)];
  }
}

function unpackRows(packed: PackedRows): Map<number, Row> {
  const rows = new Map<number, Row>();
  let at = 0;
  for (let rowAt = 0; rowAt < packed.hidden.length; rowAt++) {
    const [index = 0, count = 0, height = -1, style = -1, source = -1] = packed.rows.subarray(
      rowAt * rowFields,
      (rowAt + 1) * rowFields,
    );
    const cells = new Map<number, Cell>();
    for (const end = at + count; at < end; at++) cells.set(packed.columns[at] ?? 0, unpackCell(packed, at));
    rows.set(index, {
      cells,
      height: height < 0 ? null : height,
      isHidden: packed.hidden[rowAt] === 1,
      style: style < 0 ? null : style,
      ...(source < 0 ? {} : { source }),
    });
  }
  return rows;
}

function unpackCell(packed: PackedRows, at: number): Cell {
  const kind = packed.kinds[at] ?? kinds.empty;
  const other = kind === kinds.other ? packed.others.get(at) : undefined;
  if (other !== undefined) return other;
  const cell: Cell = {
    value: unpackValue(packed, kind & ~intersectsFlag, at),
    style: packed.styles[at] ?? 0,
  };
  const source = packed.sources[at] ?? -1;
  if (source >= 0) cell.source = source;
  const formula = packed.formulas[at] ?? 0;
  if (formula > 0) cell.formula = packed.texts[formula - 1] ?? '';
  if ((kind & intersectsFlag) !== 0) cell.intersects = true;
  const runs = packed.runs.get(at);
  if (runs !== undefined) cell.runs = runs;
  return cell;
}

function unpackValue({ values, texts }: PackedRows, kind: number, at: number): Value {
  const number = values[at] ?? 0;
  switch (kind) {
    case kinds.number:
      return number;
    case kinds.text:
      return texts[number] ?? '';
    case kinds.true:
      return true;
    case kinds.false:
      return false;
    case kinds.error:
      return { error: texts[number] ?? '' };
    default:
      return null;
  }
}

/** Called on both sides: comlink then passes workbooks on in their packed form. */
export function packWorkbooksOnTransfer(): void {
  transferHandlers.set('workbook', {
    canHandle: (value): value is Workbook =>
      typeof value === 'object' && value !== null && 'structureChanges' in value && 'sheets' in value,
    serialize: (workbook: Workbook) => {
      const { packed, buffers } = packWorkbook(workbook);
      return [packed, buffers];
    },
    deserialize: unpackWorkbook,
  });
}
