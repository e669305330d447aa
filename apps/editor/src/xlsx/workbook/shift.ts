import { updateFormula } from '../formula/references.ts';
import { isOneCell, shiftAddress, shiftArea, shiftIndex } from './area.ts';
import { updateDrawingReferences } from './drawing-changes.ts';
import type { CellPoint, DrawingAnchor } from './drawings.ts';
import { type FilterColumn, hideRows, type SheetFilter } from './filter.ts';
import { mapOrKeep } from './map-or-keep.ts';
import { shiftPageSetup } from './page-setup.ts';
import { replaceFormulas } from './replace-formulas.ts';
import { compileDefinition, mapRuleFormulas } from './rule-definitions.ts';
import { replaceTable, writeHeaders } from './table-headers.ts';
import { shiftTable } from './tables.ts';
import {
  type Area,
  type Cell,
  type ColumnSpan,
  getSheet,
  type Row,
  replaceSheet,
  type Sheet,
  type Shift,
  type StructureChange,
  type Workbook,
} from './workbook.ts';

/** Inserts or deletes rows or columns: what follows moves, and formulas are adjusted. */
export function shiftWorkbook(workbook: Workbook, id: number, shift: Shift): Workbook {
  const { name } = getSheet(workbook, id);
  const change: StructureChange = { kind: 'shift', sheet: id, name, shift };
  const shown = showRowsOfDeleted(workbook, id, shift);
  const sheets = shown.sheets.map((sheet) => (sheet.id === id ? shiftSheet(sheet, shift) : sheet));
  return shiftTables(recordStructureChange({ ...shown, sheets }, change), id, shift);
}

/** Shows the rows that only deleted filters and conditions hide. */
function showRowsOfDeleted(workbook: Workbook, id: number, shift: Shift): Workbook {
  return getSheet(workbook, id).filters.reduce((current, filter) => {
    const isKept = ({ column }: FilterColumn): boolean =>
      shift.axis === 'rows' || shiftIndex(column, shift) !== null;
    const columns = shiftFilter(filter, shift) === null ? [] : filter.columns.filter(isKept);
    const isDeleted = filter.columns.some((one) => one.condition !== null && !columns.includes(one));
    if (!isDeleted) return current;
    return replaceSheet(current, hideRows(current, getSheet(current, id), filter, { ...filter, columns }));
  }, workbook);
}

function shiftTables(workbook: Workbook, id: number, shift: Shift): Workbook {
  return workbook.tables.reduce((current, table) => {
    if (table.sheet !== id) return current;
    const shifted = shiftTable(table, shift);
    const next = replaceTable(current, table, shifted);
    if (!shifted.hasHeaders || shifted.columns.every(({ source }) => source !== null)) return next;
    const sheet = getSheet(next, id);
    const isInserted = (index: number): boolean => shifted.columns[index]?.source === null;
    return replaceSheet(next, { ...sheet, rows: writeHeaders(sheet, shifted, isInserted) });
  }, workbook);
}

/** Adjusts formulas and names after a structural change, and records the change for the rest of the file. */
export function recordStructureChange(workbook: Workbook, change: StructureChange): Workbook {
  return {
    ...workbook,
    structureChanges: [...workbook.structureChanges, change],
    sheets: workbook.sheets.map((sheet) => {
      const update = (formula: string): string =>
        updateFormula(formula, getNameBefore(sheet, change), change);
      const updated = replaceRuleFormulas(replaceFormulas(sheet, update), update);
      const drawings = updateDrawingReferences(updated.drawings, change);
      return drawings === updated.drawings ? updated : { ...updated, drawings };
    }),
    definedNames: mapOrKeep(workbook.definedNames, (item) => {
      // References in a defined name always include the sheet.
      const formula = updateFormula(item.formula, '', change);
      return formula === item.formula ? item : { ...item, formula };
    }),
  };
}

/** The name of the sheet before the change. */
const getNameBefore = (sheet: Sheet, change: StructureChange): string =>
  change.kind === 'rename' && change.sheet === sheet.id ? change.from : sheet.name;

/** Formulas of conditional formats and validation rules. */
function replaceRuleFormulas(sheet: Sheet, map: (formula: string) => string): Sheet {
  const conditionalRules = mapOrKeep(sheet.conditionalRules, (rule) => {
    if (rule.condition.kind !== 'formula') return rule;
    const definition = rule.definition === null ? null : mapRuleFormulas(rule.definition, map);
    const formula = map(rule.condition.formula);
    // What is compared is the cell itself, also after the first one was deleted.
    const isCompiled = definition !== null && (definition.kind === 'cell' || rule.source === undefined);
    const condition = isCompiled ? compileDefinition(definition, rule.areas) : { ...rule.condition, formula };
    const isSame = JSON.stringify(condition) === JSON.stringify(rule.condition);
    return isSame ? rule : { ...rule, condition, definition };
  });
  const validationRules = mapOrKeep(sheet.validationRules, (rule) => {
    const formulas = mapOrKeep(rule.formulas, map);
    return formulas === rule.formulas ? rule : { ...rule, formulas };
  });
  const isSame = conditionalRules === sheet.conditionalRules && validationRules === sheet.validationRules;
  return isSame ? sheet : { ...sheet, conditionalRules, validationRules };
}

function shiftSheet(sheet: Sheet, shift: Shift): Sheet {
  const isRows = shift.axis === 'rows';
  return {
    ...sheet,
    rows: isRows ? shiftRows(sheet.rows, shift) : shiftCells(sheet.rows, shift),
    columns: isRows ? sheet.columns : shiftColumns(sheet.columns, shift),
    pageSetup: shiftPageSetup(sheet.pageSetup, shift),
    merges: shiftAreas(sheet.merges, shift).filter((area) => !isOneCell(area)),
    arrayRanges: shiftAreas(sheet.arrayRanges, shift),
    notes: sheet.notes.flatMap((note) => shiftAddress(note, shift) ?? []),
    links: sheet.links.flatMap((link) => {
      const area = shiftArea(link.area, shift);
      return area === null ? [] : [{ ...link, area }];
    }),
    conditionalRules: shiftRules(sheet.conditionalRules, shift),
    validationRules: shiftRules(sheet.validationRules, shift),
    filters: sheet.filters.flatMap((filter) => shiftFilter(filter, shift) ?? []),
    drawings: sheet.drawings.map((drawing) => ({ ...drawing, anchor: shiftAnchor(drawing.anchor, shift) })),
    frozen: {
      rows: isRows ? shiftCount(sheet.frozen.rows, shift) : sheet.frozen.rows,
      columns: isRows ? sheet.frozen.columns : shiftCount(sheet.frozen.columns, shift),
    },
  };
}

/** A corner in a deleted row or column moves to the next one. */
function shiftAnchor(anchor: DrawingAnchor, shift: Shift): DrawingAnchor {
  if (anchor.kind === 'absolute') return anchor;
  const shiftPoint = (point: CellPoint): CellPoint =>
    shiftAddress(point, shift) ??
    (shift.axis === 'rows' ? { ...point, row: shift.at, y: 0 } : { ...point, column: shift.at, x: 0 });
  return anchor.kind === 'oneCell'
    ? { ...anchor, from: shiftPoint(anchor.from) }
    : { ...anchor, from: shiftPoint(anchor.from), to: shiftPoint(anchor.to) };
}

/** A rule whose cells are all deleted is removed. */
const shiftRules = <Rule extends { areas: readonly Area[] }>(rules: readonly Rule[], shift: Shift): Rule[] =>
  rules.flatMap((rule) => {
    const areas = shiftAreas(rule.areas, shift);
    return areas.length === 0 ? [] : [{ ...rule, areas }];
  });

/** Null if the header row is deleted. */
function shiftFilter(filter: SheetFilter, shift: Shift): SheetFilter | null {
  const area = shiftArea(filter.area, shift);
  if (area === null || (shift.axis === 'rows' && shiftIndex(filter.area.top, shift) === null)) return null;
  if (shift.axis === 'rows') return { ...filter, area };
  const columns = filter.columns.flatMap((one) => {
    const column = shiftIndex(one.column, shift);
    return column === null ? [] : [{ ...one, column }];
  });
  return { ...filter, area, columns };
}

const shiftAreas = (areas: readonly Area[], shift: Shift): Area[] =>
  areas.flatMap((area) => shiftArea(area, shift) ?? []);

function shiftRows(rows: ReadonlyMap<number, Row>, shift: Shift): ReadonlyMap<number, Row> {
  const next = new Map<number, Row>();
  for (const [index, row] of rows) {
    const shiftedIndex = shiftIndex(index, shift);
    if (shiftedIndex !== null) next.set(shiftedIndex, row);
  }
  return next;
}

function shiftCells(rows: ReadonlyMap<number, Row>, shift: Shift): ReadonlyMap<number, Row> {
  const next = new Map<number, Row>();
  for (const [index, row] of rows) {
    const cells = new Map<number, Cell>();
    for (const [column, cell] of row.cells) {
      const shiftedIndex = shiftIndex(column, shift);
      if (shiftedIndex !== null) cells.set(shiftedIndex, cell);
    }
    next.set(index, { ...row, cells });
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

function shiftCount(count: number, { at, count: offset }: Shift): number {
  if (at >= count) return count;
  return offset > 0 ? count + offset : Math.max(at, count + offset);
}
