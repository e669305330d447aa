import { contains } from '../workbook/area.ts';
import {
  type Area,
  type CellAddress,
  lastColumn,
  type Row,
  type Sheet,
  type Workbook,
} from '../workbook/workbook.ts';
import { volatileFunctions } from './functions.ts';
import { referenceFunctions, valueInfoTypes } from './information-functions.ts';
import { type Expression, parseFormula } from './parse.ts';
import { isSameName } from './references.ts';

export interface FormulaAddress extends CellAddress {
  sheet: number;
}

/** Dependencies between formulas and cells. */
export interface FormulaIndex {
  formulas: readonly FormulaAddress[];
  volatile: readonly FormulaAddress[];
  formulaAt: (address: FormulaAddress) => FormulaAddress | undefined;
  dependentsOf: (address: FormulaAddress) => readonly FormulaAddress[];
}

export const toKey = ({ sheet, row, column }: FormulaAddress): string =>
  `${sheet}/${row * (lastColumn + 1) + column}`;

interface WrittenFormula {
  row: number;
  column: number;
  formula: string;
}

const formulaCache = new WeakMap<Row, readonly { column: number; formula: string }[]>();

function listFormulas(sheet: Sheet): WrittenFormula[] {
  const found: WrittenFormula[] = [];
  for (const [rowIndex, row] of sheet.rows) {
    let rowFormulas = formulaCache.get(row);
    if (rowFormulas === undefined) {
      rowFormulas = [...row.cells].flatMap(([column, { formula }]) =>
        formula === undefined ? [] : [{ column, formula }],
      );
      formulaCache.set(row, rowFormulas);
    }
    for (const one of rowFormulas) found.push({ row: rowIndex, ...one });
  }
  return found;
}

/** Ranges referenced by many formulas are stored once. */
interface ReferencedRange {
  area: Area;
  dependents: FormulaAddress[];
}

let cached: { fingerprint: readonly unknown[]; index: FormulaIndex } | null = null;

/** The dependency index of a workbook; reused from the previous one if no formula, name or sheet has changed. */
export function getFormulaIndex(workbook: Workbook): FormulaIndex {
  const sheetFormulas = workbook.sheets.map((sheet) => ({ sheet, formulas: listFormulas(sheet) }));
  const fingerprint: unknown[] = [workbook.definedNames];
  for (const { sheet, formulas } of sheetFormulas) {
    fingerprint.push(sheet.id, sheet.name);
    for (const { row, column, formula } of formulas) fingerprint.push(row, column, formula);
  }
  if (
    cached !== null &&
    cached.fingerprint.length === fingerprint.length &&
    fingerprint.every((one, position) => one === cached?.fingerprint[position])
  )
    return cached.index;
  const index = buildFormulaIndex(workbook, sheetFormulas);
  cached = { fingerprint, index };
  return index;
}

function buildFormulaIndex(
  workbook: Workbook,
  sheetFormulas: readonly { sheet: Sheet; formulas: readonly WrittenFormula[] }[],
): FormulaIndex {
  const formulas = new Map<string, FormulaAddress>();
  const volatile: FormulaAddress[] = [];
  const cellDependents = new Map<string, FormulaAddress[]>();
  const rangeDependents = new Map<number, Map<string, ReferencedRange>>();
  const addReference = (address: FormulaAddress, sheet: number, area: Area): void => {
    if (area.top === area.bottom && area.left === area.right) {
      const key = toKey({ sheet, row: area.top, column: area.left });
      const dependents = cellDependents.get(key);
      if (dependents === undefined) cellDependents.set(key, [address]);
      else if (dependents.at(-1) !== address) dependents.push(address);
      return;
    }
    const areas = rangeDependents.get(sheet) ?? new Map<string, ReferencedRange>();
    rangeDependents.set(sheet, areas);
    const key = `${area.top},${area.left},${area.bottom},${area.right}`;
    const range = areas.get(key) ?? { area, dependents: [] };
    areas.set(key, range);
    if (range.dependents.at(-1) !== address) range.dependents.push(address);
  };
  for (const { sheet, formulas: rowFormulas } of sheetFormulas) {
    for (const { row, column, formula } of rowFormulas) {
      const address = { sheet: sheet.id, row, column };
      formulas.set(toKey(address), address);
      const expression = parseFormula(formula);
      if (expression === null) continue;
      const reads = findReads(expression, { workbook, sheet: sheet.id, depth: 0 });
      if (reads.isVolatile) volatile.push(address);
      for (const one of reads.areas) addReference(address, one.sheet, one.area);
    }
  }
  const rangesOfSheet = new Map([...rangeDependents].map(([sheet, areas]) => [sheet, [...areas.values()]]));
  return {
    formulas: [...formulas.values()],
    volatile,
    formulaAt: (address) => formulas.get(toKey(address)),
    dependentsOf: (address) => {
      const found = [...(cellDependents.get(toKey(address)) ?? [])];
      for (const { area, dependents: by } of rangesOfSheet.get(address.sheet) ?? [])
        if (contains(area, address)) found.push(...by);
      return found.length > 1 ? [...new Set(found)] : found;
    },
  };
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

function findReads(
  expression: Expression,
  context: { workbook: Workbook; sheet: number; depth: number },
): FormulaReads {
  const reads: FormulaReads = { areas: [], isVolatile: false };
  const visit = (one: Expression, depth: number): void => {
    switch (one.kind) {
      case 'reference': {
        const sheet =
          one.sheet === null
            ? context.sheet
            : context.workbook.sheets.find(({ name }) => isSameName(name, one.sheet ?? ''))?.id;
        if (sheet !== undefined) reads.areas.push({ sheet, area: one.area });
        return;
      }
      case 'name': {
        const definedNames = context.workbook.definedNames.filter(({ name }) => isSameName(name, one.name));
        if (depth > maxNameDepth) return;
        for (const { formula, sheet } of definedNames) {
          const inner = sheet === null || sheet === context.sheet ? parseFormula(formula) : null;
          if (inner !== null) visit(inner, depth + 1);
        }
        return;
      }
      case 'call':
        if (volatileFunctions.has(one.name)) reads.isVolatile = true;
        for (const arg of one.args) {
          if (arg.kind !== 'reference' || !ignoresValues(one)) visit(arg, depth);
        }
        return;
      case 'unary':
        visit(one.of, depth);
        return;
      case 'binary':
        visit(one.left, depth);
        visit(one.right, depth);
        return;
      case 'list':
        for (const row of one.rows) for (const cell of row) visit(cell, depth);
        return;
      default:
        return;
    }
  };
  visit(expression, context.depth);
  return reads;
}
