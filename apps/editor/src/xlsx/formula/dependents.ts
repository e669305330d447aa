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
import { cellFactsOfValues, referenceFunctions } from './information-functions.ts';
import { type Expression, parseFormula } from './parse.ts';
import { isSameName } from './references.ts';

export interface FormulaPlace extends CellAddress {
  sheet: number;
}

/** Dependencies between formulas and cells. */
export interface FormulaIndex {
  formulas: readonly FormulaPlace[];
  restless: readonly FormulaPlace[];
  at: (place: FormulaPlace) => FormulaPlace | undefined;
  dependentsOf: (place: FormulaPlace) => readonly FormulaPlace[];
}

export const keyOf = ({ sheet, row, column }: FormulaPlace): string =>
  `${sheet}/${row * (lastColumn + 1) + column}`;

interface Written {
  row: number;
  column: number;
  formula: string;
}

const ofRows = new WeakMap<Row, readonly { column: number; formula: string }[]>();

function formulasIn(sheet: Sheet): Written[] {
  const found: Written[] = [];
  for (const [at, row] of sheet.rows) {
    let own = ofRows.get(row);
    if (own === undefined) {
      own = [...row.cells].flatMap(([column, { formula }]) =>
        formula === undefined ? [] : [{ column, formula }],
      );
      ofRows.set(row, own);
    }
    for (const one of own) found.push({ row: at, ...one });
  }
  return found;
}

/** Ranges referenced by many formulas are stored once. */
interface WatchedCells {
  area: Area;
  by: FormulaPlace[];
}

let latest: { marks: readonly unknown[]; index: FormulaIndex } | null = null;

/** The dependency index of a workbook; reused from the previous one if no formula, name or sheet has changed. */
export function indexOf(workbook: Workbook): FormulaIndex {
  const written = workbook.sheets.map((sheet) => ({ sheet, formulas: formulasIn(sheet) }));
  const marks: unknown[] = [workbook.names];
  for (const { sheet, formulas } of written) {
    marks.push(sheet.id, sheet.name);
    for (const { row, column, formula } of formulas) marks.push(row, column, formula);
  }
  if (
    latest !== null &&
    latest.marks.length === marks.length &&
    marks.every((one, at) => one === latest?.marks[at])
  )
    return latest.index;
  const index = indexSheet(workbook, written);
  latest = { marks, index };
  return index;
}

function indexSheet(
  workbook: Workbook,
  written: readonly { sheet: Sheet; formulas: readonly Written[] }[],
): FormulaIndex {
  const formulas = new Map<string, FormulaPlace>();
  const restless: FormulaPlace[] = [];
  const ofCells = new Map<string, FormulaPlace[]>();
  const ofAreas = new Map<number, Map<string, WatchedCells>>();
  const watch = (place: FormulaPlace, sheet: number, area: Area): void => {
    if (area.top === area.bottom && area.left === area.right) {
      const key = keyOf({ sheet, row: area.top, column: area.left });
      const by = ofCells.get(key);
      if (by === undefined) ofCells.set(key, [place]);
      else if (by.at(-1) !== place) by.push(place);
      return;
    }
    const areas = ofAreas.get(sheet) ?? new Map<string, WatchedCells>();
    ofAreas.set(sheet, areas);
    const key = `${area.top},${area.left},${area.bottom},${area.right}`;
    const watched = areas.get(key) ?? { area, by: [] };
    areas.set(key, watched);
    if (watched.by.at(-1) !== place) watched.by.push(place);
  };
  for (const { sheet, formulas: own } of written) {
    for (const { row, column, formula } of own) {
      const place = { sheet: sheet.id, row, column };
      formulas.set(keyOf(place), place);
      const expression = parseFormula(formula);
      if (expression === null) continue;
      const reads = readsOf(expression, { book: workbook, sheet: sheet.id, depth: 0 });
      if (reads.isRestless) restless.push(place);
      for (const one of reads.areas) watch(place, one.sheet, one.area);
    }
  }
  const areasOf = new Map([...ofAreas].map(([sheet, areas]) => [sheet, [...areas.values()]]));
  return {
    formulas: [...formulas.values()],
    restless,
    at: (place) => formulas.get(keyOf(place)),
    dependentsOf: (place) => {
      const found = [...(ofCells.get(keyOf(place)) ?? [])];
      for (const { area, by } of areasOf.get(place.sheet) ?? []) if (contains(area, place)) found.push(...by);
      return found.length > 1 ? [...new Set(found)] : found;
    },
  };
}

function usesOnlyReference({ name, args: [what] }: Expression & { kind: 'call' }): boolean {
  if (name !== 'CELL') return referenceFunctions.has(name);
  const isSaid = what?.kind === 'value' && typeof what.value === 'string';
  return isSaid && !cellFactsOfValues.has(String(what.value).toLowerCase());
}

interface Reads {
  areas: { sheet: number; area: Area }[];
  isRestless: boolean;
}

const maxNameDepth = 20;

function readsOf(expression: Expression, at: { book: Workbook; sheet: number; depth: number }): Reads {
  const reads: Reads = { areas: [], isRestless: false };
  const visit = (one: Expression, depth: number): void => {
    switch (one.kind) {
      case 'reference': {
        const sheet =
          one.sheet === null
            ? at.sheet
            : at.book.sheets.find(({ name }) => isSameName(name, one.sheet ?? ''))?.id;
        if (sheet !== undefined) reads.areas.push({ sheet, area: one.area });
        return;
      }
      case 'name': {
        const meant = at.book.names.filter(({ name }) => isSameName(name, one.name));
        if (depth > maxNameDepth) return;
        for (const { formula, sheet } of meant) {
          const inner = sheet === null || sheet === at.sheet ? parseFormula(formula) : null;
          if (inner !== null) visit(inner, depth + 1);
        }
        return;
      }
      case 'call':
        if (volatileFunctions.has(one.name)) reads.isRestless = true;
        for (const arg of one.args) {
          if (arg.kind !== 'reference' || !usesOnlyReference(one)) visit(arg, depth);
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
  visit(expression, at.depth);
  return reads;
}
