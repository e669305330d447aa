import { contains, formatArea, isOneCell, overlaps, toCellKey, uniteAreas } from '../workbook/area.ts';
import { listDefinedNames } from '../workbook/defined-names.ts';
import type { Area, CellAddress, Sheet, Workbook } from '../workbook/workbook.ts';
import {
  hasSameFormulas,
  listSheetFormulas,
  type SheetFormulas,
  type WrittenFormula,
} from './formula-lists.ts';
import { volatileFunctions } from './functions.ts';
import { referenceFunctions, valueInfoTypes } from './information-functions.ts';
import { type Expression, parseFormula } from './parse.ts';
import { isSameName } from './references.ts';
import { resolveStructuredReference, type StructuredReference } from './structured-references.ts';
import { FormulaError } from './values.ts';

export interface FormulaAddress extends CellAddress {
  sheet: number;
}

/** A formula with what it reads. */
export interface FormulaNode extends FormulaAddress {
  /** Its position in the list of all. */
  id: number;
  /** Null for an invalid formula. */
  expression: Expression | null;
  cells: readonly FormulaAddress[];
  ranges: readonly ReferencedRange[];
  /** The formulas in `cells`. */
  sources: readonly FormulaNode[];
}

/** A range that formulas read; those that read the same one share it. */
export interface ReferencedRange {
  id: number;
  sheet: number;
  area: Area;
  dependents: FormulaNode[];
}

/** Dependencies between formulas and cells. */
export interface FormulaIndex {
  nodes: readonly FormulaNode[];
  rangeCount: number;
  volatile: readonly FormulaNode[];
  sheets: ReadonlyMap<number, SheetIndex>;
}

interface SheetIndex {
  nodes: Map<number, FormulaNode>;
  /** By cell: the formulas that read it on its own. */
  dependents: Map<number, FormulaNode[]>;
  ranges: Map<string, ReferencedRange>;
  shortRanges: Map<number, ReferencedRange[]>;
  tallRanges: Map<number, ReferencedRange[]>;
  largeRanges: ReferencedRange[];
}

const createSheetIndex = (): SheetIndex => ({
  nodes: new Map(),
  dependents: new Map(),
  ranges: new Map(),
  shortRanges: new Map(),
  tallRanges: new Map(),
  largeRanges: [],
});

interface SheetState {
  sheet: Sheet;
  formulas: SheetFormulas;
}

let cached: {
  workbook: Workbook;
  sheets: readonly SheetState[];
  index: FormulaIndex;
} | null = null;

/** The dependency index of a workbook; reused from the previous one if no formula, name, table or sheet has changed. */
export function getFormulaIndex(workbook: Workbook): FormulaIndex {
  const sheets = workbook.sheets.map((sheet) => ({ sheet, formulas: listSheetFormulas(sheet) }));
  const isSame =
    cached !== null &&
    cached.workbook.definedNames === workbook.definedNames &&
    cached.workbook.tables === workbook.tables &&
    cached.sheets.length === sheets.length &&
    cached.sheets.every((one, at) => isSameSheet(one, sheets[at]));
  const index = isSame && cached !== null ? cached.index : buildFormulaIndex(workbook, sheets);
  cached = { workbook, sheets, index };
  return index;
}

function isSameSheet(one: SheetState, other: SheetState | undefined): boolean {
  if (other === undefined || one.sheet.id !== other.sheet.id || one.sheet.name !== other.sheet.name)
    return false;
  const [lists, otherLists] = [one.formulas.lists, other.formulas.lists];
  if (lists === otherLists) return true;
  if (lists.size !== otherLists.size) return false;
  for (const [row, list] of lists) {
    const otherList = otherLists.get(row);
    if (otherList === undefined || !hasSameFormulas(list, otherList)) return false;
  }
  return true;
}

function buildFormulaIndex(workbook: Workbook, sheetFormulas: readonly SheetState[]): FormulaIndex {
  const nodes: FormulaNode[] = [];
  const volatile: FormulaNode[] = [];
  const sheets = new Map<number, SheetIndex>(workbook.sheets.map(({ id }) => [id, createSheetIndex()]));
  let rangeCount = 0;
  const getRange = (sheet: number, area: Area): ReferencedRange | undefined => {
    const key = `${area.top},${area.left},${area.bottom},${area.right}`;
    const sheetIndex = sheets.get(sheet);
    const known = sheetIndex?.ranges.get(key);
    if (known !== undefined || sheetIndex === undefined) return known;
    const range = { id: rangeCount, sheet, area, dependents: [] };
    rangeCount += 1;
    sheetIndex.ranges.set(key, range);
    addToBlocks(sheetIndex, range);
    return range;
  };
  const addNode = (sheet: Sheet, row: number, { column, formula }: WrittenFormula): void => {
    const expression = parseFormula(formula);
    const address = { sheet: sheet.id, row, column };
    const reads: FormulaReads =
      expression === null
        ? { areas: [], isVolatile: false }
        : findReads(expression, { workbook, sheet: sheet.id, address, depth: 0, names: new Map() });
    const cells: FormulaAddress[] = [];
    const ranges: ReferencedRange[] = [];
    const node: FormulaNode = { ...address, id: nodes.length, expression, cells, ranges, sources: noNodes };
    for (const { sheet: readSheet, area } of reads.areas) {
      if (isOneCell(area)) {
        const cell = { sheet: readSheet, row: area.top, column: area.left };
        cells.push(cell);
        addDependent(sheets.get(readSheet)?.dependents, toCellKey(cell.row, cell.column), node);
        continue;
      }
      const range = getRange(readSheet, area);
      if (range === undefined || ranges.includes(range)) continue;
      ranges.push(range);
      range.dependents.push(node);
    }
    nodes.push(node);
    if (reads.isVolatile) volatile.push(node);
    sheets.get(sheet.id)?.nodes.set(toCellKey(row, column), node);
  };
  for (const { sheet, formulas } of sheetFormulas)
    for (const [row, list] of formulas.lists) for (const one of list) addNode(sheet, row, one);
  const index = { nodes, rangeCount, volatile, sheets };
  for (const node of nodes) node.sources = findSources(node, index);
  return index;
}

const noNodes: readonly FormulaNode[] = [];

function findSources({ cells }: FormulaNode, index: FormulaIndex): readonly FormulaNode[] {
  let sources: FormulaNode[] | null = null;
  for (const cell of cells) {
    const source = getNodeAt(index, cell);
    if (source === undefined) continue;
    sources ??= [];
    sources.push(source);
  }
  return sources ?? noNodes;
}

function addDependent(
  dependents: Map<number, FormulaNode[]> | undefined,
  key: number,
  node: FormulaNode,
): void {
  const found = dependents?.get(key);
  if (found === undefined) dependents?.set(key, [node]);
  else if (found.at(-1) !== node) found.push(node);
}

export function getNodeAt(
  index: FormulaIndex,
  { sheet, row, column }: FormulaAddress,
): FormulaNode | undefined {
  return index.sheets.get(sheet)?.nodes.get(toCellKey(row, column));
}

/** Finds the formulas that read cells, each range only once: all that read it are found at the first time. */
export function createDependentSearch(index: FormulaIndex): {
  cellDependents: (address: FormulaAddress) => readonly FormulaNode[];
  areaDependents: (sheet: number, area: Area) => FormulaNode[];
} {
  const isTaken = new Uint8Array(index.rangeCount);
  const take = (
    ranges: readonly ReferencedRange[],
    isRead: (area: Area) => boolean,
    to: FormulaNode[],
  ): void => {
    for (const { id, area, dependents } of ranges) {
      if (isTaken[id] === 1 || !isRead(area)) continue;
      isTaken[id] = 1;
      for (const one of dependents) to.push(one);
    }
  };
  const remaining = new Map<readonly ReferencedRange[], ReferencedRange[]>();
  /** Ranges over many rows are in the way of many cells: those that were taken are left out. */
  const takeTall = (
    ranges: readonly ReferencedRange[],
    isRead: (area: Area) => boolean,
    to: FormulaNode[],
  ): void => {
    const before = to.length;
    const left = remaining.get(ranges) ?? ranges;
    take(left, isRead, to);
    if (to.length > before)
      remaining.set(
        ranges,
        left.filter(({ id }) => isTaken[id] !== 1),
      );
  };
  return {
    cellDependents: (address) => {
      const sheet = index.sheets.get(address.sheet);
      const dependents = sheet?.dependents.get(toCellKey(address.row, address.column)) ?? noNodes;
      if (sheet === undefined || sheet.ranges.size === 0) return dependents;
      const found = [...dependents];
      const isRead = (area: Area): boolean => contains(area, address);
      take(sheet.shortRanges.get(toBlock(address.row)) ?? [], isRead, found);
      takeTall(sheet.tallRanges.get(address.column) ?? [], isRead, found);
      takeTall(sheet.largeRanges, isRead, found);
      return found;
    },
    areaDependents: (sheetId, area) => {
      const found: FormulaNode[] = [];
      const sheet = index.sheets.get(sheetId);
      take([...(sheet?.ranges.values() ?? [])], (range) => overlaps(range, area), found);
      for (let row = area.top; row <= area.bottom; row++)
        for (let column = area.left; column <= area.right; column++)
          found.push(...(sheet?.dependents.get(toCellKey(row, column)) ?? []));
      return found;
    },
  };
}

/** Ranges of up to 32 rows are found by blocks of rows, higher ones by their columns. */
const toBlock = (row: number): number => row >> 5;
const maxColumns = 32;

function addToBlocks(sheet: SheetIndex, range: ReferencedRange): void {
  const { top, bottom, left, right } = range.area;
  const add = (ranges: Map<number, ReferencedRange[]>, key: number): void => {
    const list = ranges.get(key);
    if (list === undefined) ranges.set(key, [range]);
    else list.push(range);
  };
  if (bottom - top < 32)
    for (let block = toBlock(top); block <= toBlock(bottom); block++) add(sheet.shortRanges, block);
  else if (right - left < maxColumns)
    for (let column = left; column <= right; column++) add(sheet.tallRanges, column);
  else sheet.largeRanges.push(range);
}

function ignoresValues({ name, args: [infoType] }: Expression & { kind: 'call' }): boolean {
  if (name !== 'CELL') return referenceFunctions.has(name);
  const isConstant = infoType?.kind === 'value' && typeof infoType.value === 'string';
  return isConstant && !valueInfoTypes.has(String(infoType.value).toLowerCase());
}

interface FormulaReads {
  areas: { sheet: number; area: Area }[];
  isVolatile: boolean;
}

const maxNameDepth = 20;

interface ReadContext {
  workbook: Workbook;
  sheet: number;
  address: CellAddress;
  depth: number;
  /** What the names of the formula read, by depth: names can refer to others many times. */
  names: Map<string, FormulaReads>;
}

function resolveOrNull(
  reference: StructuredReference,
  { workbook, sheet, address }: ReadContext,
): { sheet: number; area: Area } | null {
  if (workbook.tables.length === 0) return null;
  try {
    return resolveStructuredReference(reference, workbook.tables, { ...address, sheet });
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function addReads(reads: FormulaReads, { areas, isVolatile }: FormulaReads): void {
  for (const area of areas) reads.areas.push(area);
  reads.isVolatile ||= isVolatile;
}

function findNameReads(searched: string, context: ReadContext): FormulaReads {
  const { workbook, sheet, depth, names } = context;
  const key = `${depth} ${searched.toLowerCase()}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const reads: FormulaReads = { areas: [], isVolatile: false };
  if (depth > maxNameDepth) return reads;
  for (const one of listDefinedNames(workbook, searched)) {
    const isMeant = one.sheet === null || one.sheet === sheet;
    const inner = isMeant ? parseFormula(one.formula) : null;
    if (inner !== null) addReads(reads, findReads(inner, { ...context, depth: depth + 1 }));
  }
  const areas = new Map(reads.areas.map((one) => [`${one.sheet} ${formatArea(one.area)}`, one]));
  const found = { ...reads, areas: [...areas.values()] };
  names.set(key, found);
  return found;
}

function findReads(expression: Expression, context: ReadContext): FormulaReads {
  const reads: FormulaReads = { areas: [], isVolatile: false };
  const visit = (one: Expression): void => {
    switch (one.kind) {
      case 'reference': {
        const sheet =
          one.sheet === null
            ? context.sheet
            : context.workbook.sheets.find(({ name }) => isSameName(name, one.sheet ?? ''))?.id;
        if (sheet !== undefined) reads.areas.push({ sheet, area: one.area });
        return;
      }
      case 'structured': {
        const found = resolveOrNull(one.reference, context);
        if (found !== null) reads.areas.push(found);
        return;
      }
      case 'range': {
        if (one.from.kind === 'call' || one.to.kind === 'call') reads.isVolatile = true;
        const ends = [one.from, one.to].map((end) => findReads(end, context));
        for (const end of ends) addReads(reads, end);
        const [from, to] = ends.map(({ areas }) => (areas.length === 1 ? areas[0] : undefined));
        // A range between structured references also reads what is between them.
        if (from !== undefined && to !== undefined && from.sheet === to.sheet)
          reads.areas.push({ sheet: from.sheet, area: uniteAreas(from.area, to.area) });
        return;
      }
      case 'name': {
        const table = resolveOrNull({ table: one.name, items: [], columns: null }, context);
        if (table !== null) reads.areas.push(table);
        addReads(reads, findNameReads(one.name, context));
        return;
      }
      case 'call':
        if (volatileFunctions.has(one.name)) reads.isVolatile = true;
        for (const arg of one.args) {
          if (arg.kind !== 'reference' || !ignoresValues(one)) visit(arg);
        }
        return;
      case 'spill':
        if (one.of.kind === 'call') reads.isVolatile = true;
        visit(one.of);
        return;
      case 'intersect':
      case 'unary':
        visit(one.of);
        return;
      case 'binary':
        visit(one.left);
        visit(one.right);
        return;
      case 'list':
        for (const row of one.rows) for (const cell of row) visit(cell);
        return;
      default:
        return;
    }
  };
  visit(expression);
  return reads;
}
