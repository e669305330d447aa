import { intersectArea } from '../workbook/area.ts';
import { findDefinedName } from '../workbook/defined-names.ts';
import { isFilteredOut } from '../workbook/filter.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  computeUsedArea,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';
import type { FormulaAddress } from './dependents.ts';
import type { FormulaContext } from './formula-context.ts';
import { parseFormula } from './parse.ts';

/** Aborts a calculation that reads too many cells. */
export class ReadLimitError extends Error {}

interface ContextOptions {
  now: () => number;
  /** Maximum number of cells that all formulas together read. */
  limit: number;
  /** The value of a cell while formulas are calculated. */
  readCell: (cell: Cell, sheet: number, address: CellAddress) => Value;
}

/** Creates what the formulas of a workbook can access, by the cell of a formula. */
export function createContextFactory(
  workbook: Workbook,
  { now, limit, readCell }: ContextOptions,
): (address: FormulaAddress) => FormulaContext {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  const ids = new Map(workbook.sheets.map(({ id, name }) => [name.toLowerCase(), id]));
  let reads = 0;
  const getCell = (sheet: number, { row, column }: CellAddress): Cell | undefined =>
    sheets.get(sheet)?.rows.get(row)?.cells.get(column);
  const shared = {
    workbook,
    scope: null,
    findSheet: (name: string) => ids.get(name.toLowerCase()) ?? null,
    getValue: (sheet: number, address: CellAddress): Value => {
      const cell = getCell(sheet, address);
      return cell === undefined ? null : readCell(cell, sheet, address);
    },
    getFormula: (sheet: number, address: CellAddress) => getCell(sheet, address)?.formula,
    clampToUsedArea: (sheet: number, area: Area) => clampToUsedArea(sheets.get(sheet), area),
    isHiddenRow: (sheet: number, row: number) => sheets.get(sheet)?.rows.get(row)?.isHidden ?? false,
    isFilteredRow: (id: number, row: number) => {
      const sheet = sheets.get(id);
      return sheet !== undefined && isFilteredOut(sheet, row);
    },
    now,
    countReads: (cells: number) => {
      reads += cells;
      if (reads > limit) throw new ReadLimitError();
    },
    depth: 0,
  };
  return (address) => ({
    ...shared,
    sheet: address.sheet,
    formulaAddress: address,
    findNamedExpression: (name) => {
      const definedName = findDefinedName(workbook, address.sheet, name);
      return definedName === undefined ? null : parseFormula(definedName.formula);
    },
  });
}

/** A referenced range keeps its start, as positions are relative to it. */
function clampToUsedArea(sheet: Sheet | undefined, area: Area): Area | null {
  const used = sheet === undefined ? null : computeUsedArea(sheet);
  if (used === null) return null;
  const clamped = intersectArea(area, { ...used, top: 0, left: 0 });
  return clamped === null ? null : { ...clamped, top: area.top, left: area.left };
}
