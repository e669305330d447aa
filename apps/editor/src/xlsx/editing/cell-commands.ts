import { moveFormula } from '../formula/references.ts';
import { addTableName } from '../formula/structured-references.ts';
import { findViolatedRule } from '../validation/validate-entry.ts';
import { contains, intersectArea } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellChange, WorkbookEdit } from '../workbook/edits.ts';
import { type Entry, toEditableText } from '../workbook/entry.ts';
import { isFilteredOut, splitByFilter } from '../workbook/filter.ts';
import type { CellFormatPatch } from '../workbook/style.ts';
import { findTableName } from '../workbook/table-headers.ts';
import { isSameRuns } from '../workbook/text-runs.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import {
  type Area,
  type CellAddress,
  computeUsedArea,
  findColumnSpan,
  getCell,
  type Row,
} from '../workbook/workbook.ts';
import { findSeries, type Series, type SeriesCell } from './fill-series.ts';
import { toEditableContent, toEntryRuns } from './rich-entry.ts';
import {
  formatAt,
  listSelectedAreas,
  readEntryAt,
  type SheetView,
  type WorkbookEditing,
} from './workbook-editing.ts';

/** More cells in one action would block the page. */
const maxCells = 50_000;

export type WriteResult = 'written' | 'same' | 'unread' | 'refused';

/** Enters the draft into its cell, or into all selected cells, unless a validation rule forbids it. */
export function writeDraft(editing: WorkbookEditing, lang: string, isForAll = false): WriteResult {
  return rejectInvalidDraft(editing, lang) ? 'refused' : writeValidDraft(editing, lang, isForAll);
}

/** Takes an invalid draft back, and tells why. */
function rejectInvalidDraft(editing: WorkbookEditing, lang: string): boolean {
  const { draft } = editing.getView();
  const rule = draft === null ? null : findDraftViolation(editing, lang);
  if (draft === null || rule === null) return false;
  discardDraft(editing);
  const editAgain = (): void => {
    editing.showSheet(draft.sheet);
    editing.select(draft.address);
    editing.setDraft({ ...draft, committed: 0 });
  };
  editing.reportInvalid({
    rule,
    editAgain,
    enterAnyway:
      rule.errorStyle === 'stop'
        ? null
        : () => {
            editAgain();
            writeValidDraft(editing, lang, false);
          },
  });
  return true;
}

function findDraftViolation(editing: WorkbookEditing, lang: string): ValidationRule | null {
  const before = editing.getView();
  const hasRules = before.workbook.sheets.some(
    ({ id, validationRules }) => id === before.draft?.sheet && validationRules.length > 0,
  );
  if (!hasRules) return null;
  // Rules read results of formulas.
  editing.finishCalculation();
  const { draft, workbook } = editing.getView();
  const sheet = workbook.sheets.find(({ id }) => id === draft?.sheet);
  if (draft === null || sheet === undefined) return null;
  const format = formatAt(workbook, sheet, draft.address);
  if (toEditableText(getCell(sheet, draft.address), format, lang) === draft.text) return null;
  const entry = readEntryAt(draft.text, lang, { workbook, sheet, address: draft.address });
  if (entry.formula !== undefined) return null;
  return findViolatedRule({ workbook, sheet, address: draft.address }, entry.value, editing.now);
}

function writeValidDraft(editing: WorkbookEditing, lang: string, isForAll: boolean): WriteResult {
  const view = editing.getView();
  const { draft, workbook } = view;
  if (draft === null) return 'same';
  const sheet = workbook.sheets.find(({ id }) => id === draft.sheet);
  editing.setDraft(null);
  if (sheet === undefined) return 'same';
  const format = formatAt(workbook, sheet, draft.address);
  const content = toEditableContent(getCell(sheet, draft.address), format, lang);
  const isSame = content.text === draft.text && isSameRuns(content.runs, draft.runs);
  if (isSame && !isForAll) return 'same';
  const entry = readEntryAt(draft.text, lang, { workbook, sheet, address: draft.address });
  const addresses = isForAll ? listAddresses(view.area) : [draft.address];
  const runs = toEntryRuns(draft, entry.value);
  const changes = addresses.map((address): CellChange => {
    const formula =
      entry.formula === undefined
        ? undefined
        : copyFormula(entry.formula, { workbook, sheet }, draft.address, address);
    return {
      ...address,
      value: entry.value,
      ...(formula === undefined ? {} : { formula }),
      ...(runs === undefined ? {} : { runs }),
    };
  });
  const edits: WorkbookEdit[] = [{ kind: 'cells', sheet: sheet.id, changes }];
  const patch: CellFormatPatch = {};
  if (entry.format !== undefined && format.format === 'General') patch.format = entry.format;
  if (typeof entry.value === 'string' && entry.value.includes('\n') && !format.wraps) patch.wraps = true;
  if (Object.keys(patch).length > 0)
    edits.push({ kind: 'look', sheet: sheet.id, areas: addresses.map(toArea), patch });
  const newWidth = computeWidenedWidth(view, entry, draft.address, lang);
  if (newWidth !== null)
    edits.push({
      kind: 'size',
      sheet: sheet.id,
      axis: 'columns',
      from: draft.address.column,
      to: draft.address.column,
      size: newWidth,
    });
  const [only] = edits;
  const isApplied = editing.apply(edits.length === 1 && only !== undefined ? only : { kind: 'many', edits });
  return !isApplied ? 'refused' : entry.isUnparsed ? 'unread' : 'written';
}

/** A number or date that does not fit widens its column, unless the width was set explicitly. */
function computeWidenedWidth(
  { workbook, sheet }: SheetView,
  entry: Entry,
  address: CellAddress,
  lang: string,
): number | null {
  if (typeof entry.value !== 'number' || findColumnSpan(sheet, address.column) !== undefined) return null;
  const currentFormat = formatAt(workbook, sheet, address);
  const format =
    entry.format !== undefined && currentFormat.format === 'General'
      ? { ...currentFormat, format: entry.format }
      : currentFormat;
  const { text } = formatCell({ value: entry.value, style: 0 }, format, { lang, is1904: workbook.is1904 });
  const requiredWidth = text.length + 2;
  return requiredWidth > (sheet.defaultWidth ?? 9.14) && requiredWidth < 40 ? requiredWidth : null;
}

/** Enters text into its cell while it is still being edited, so that closing the page cannot lose it. Formulas wait until they are complete. */
export function commitDraft(editing: WorkbookEditing, lang: string): void {
  const { draft, workbook } = editing.getView();
  const sheet = workbook.sheets.find(({ id }) => id === draft?.sheet);
  if (draft === null || sheet === undefined || draft.text.startsWith('=')) return;
  if (findDraftViolation(editing, lang) !== null) return;
  const { value } = readEntryAt(draft.text, lang, { workbook, sheet, address: draft.address });
  const runs = toEntryRuns(draft, value);
  const cell = getCell(sheet, draft.address);
  if ((cell?.value ?? null) === value && isSameRuns(cell?.runs, runs)) return;
  const change: CellChange = { ...draft.address, value, ...(runs === undefined ? {} : { runs }) };
  const isApplied = editing.apply({ kind: 'cells', sheet: sheet.id, changes: [change] });
  if (isApplied) editing.setDraft({ ...draft, committed: (draft.committed ?? 0) + 1 });
}

/** Discards the draft and restores the previous content of the cell. */
export function discardDraft(editing: WorkbookEditing): void {
  const commits = editing.getView().draft?.committed ?? 0;
  editing.setDraft(null);
  for (let remaining = commits; remaining > 0; remaining--) editing.undo();
}

const toArea = ({ row, column }: CellAddress): Area => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});

export function listAddresses(area: Area): CellAddress[] {
  const addresses: CellAddress[] = [];
  for (let row = area.top; row <= area.bottom && addresses.length < maxCells; row++) {
    for (let column = area.left; column <= area.right && addresses.length < maxCells; column++)
      addresses.push({ row, column });
  }
  return addresses;
}

/** Clears the content of the selection; formats stay. */
export function clearSelected(editing: WorkbookEditing): void {
  const view = editing.getView();
  const { sheet } = view;
  const changes = listSelectedAreas(view)
    .flatMap((area) => findFilledCells(sheet.rows, area))
    .filter(({ row }) => !isFilteredOut(sheet, row))
    .map((address): CellChange => ({ ...address, value: null }));
  if (changes.length > 0) editing.apply({ kind: 'cells', sheet: sheet.id, changes });
}

export function findFilledCells(rows: ReadonlyMap<number, Row>, area: Area): CellAddress[] {
  const addresses: CellAddress[] = [];
  for (const [row, { cells }] of rows) {
    if (row < area.top || row > area.bottom) continue;
    for (const [column, { value, formula }] of cells) {
      const isInColumns = column >= area.left && column <= area.right;
      if (isInColumns && (value !== null || formula !== undefined)) addresses.push({ row, column });
    }
  }
  return addresses;
}

export function setCellFormat(editing: WorkbookEditing, patch: CellFormatPatch): void {
  const view = editing.getView();
  const { sheet } = view;
  const areas = listSelectedAreas(view).flatMap((area) => splitByFilter(sheet, area));
  editing.apply({ kind: 'look', sheet: sheet.id, areas, patch });
}

/** Copies the first row or column of the selection into all others; for a single cell, the one above or before it. */
export function fillSelected(editing: WorkbookEditing, axis: 'rows' | 'columns'): void {
  const { sheet, area } = editing.getView();
  const isRows = axis === 'rows';
  const isSingleRowOrColumn = isRows ? area.top === area.bottom : area.left === area.right;
  const from = isSingleRowOrColumn ? (isRows ? area.top - 1 : area.left - 1) : isRows ? area.top : area.left;
  if (from < 0) return;
  const target: Area = isSingleRowOrColumn
    ? area
    : isRows
      ? { ...area, top: area.top + 1 }
      : { ...area, left: area.left + 1 };
  const used = computeUsedArea(sheet);
  // Whole columns are filled only within the used range.
  const filledArea =
    listAddresses(target).length < maxCells ? target : used === null ? null : intersectArea(target, used);
  if (filledArea === null) return;
  const changes = listAddresses(filledArea)
    .filter(({ row }) => !isFilteredOut(sheet, row))
    .map((address) =>
      copyCell(
        editing.getView(),
        isRows ? { row: from, column: address.column } : { row: address.row, column: from },
        address,
      ),
    );
  editing.apply({ kind: 'cells', sheet: sheet.id, changes });
}

/** Outside of its table, a formula names it. */
function copyFormula(
  formula: string,
  { workbook, sheet }: Pick<SheetView, 'workbook' | 'sheet'>,
  from: CellAddress,
  to: CellAddress,
): string {
  const moved = moveFormula(formula, { rows: to.row - from.row, columns: to.column - from.column });
  const table = findTableName(workbook, { sheet: sheet.id, ...from });
  return table === findTableName(workbook, { sheet: sheet.id, ...to }) ? moved : addTableName(moved, table);
}

/** A cell copied to another position, with adjusted references. */
export function copyCell(
  { workbook, sheet }: Pick<SheetView, 'workbook' | 'sheet'>,
  from: CellAddress,
  to: CellAddress,
): CellChange {
  const cell = getCell(sheet, from);
  return {
    ...to,
    value: cell?.value ?? null,
    ...(cell?.formula === undefined
      ? {}
      : { formula: copyFormula(cell.formula, { workbook, sheet }, from, to) }),
    ...(cell?.intersects ? { intersects: true } : {}),
    ...(cell?.runs === undefined ? {} : { runs: cell.runs }),
    style: cell?.style ?? 0,
  };
}

/** Fills the range dragged from the fill handle: series are continued, everything else is repeated. */
export function fillTo(editing: WorkbookEditing, target: Area, lang: string): void {
  const view = editing.getView();
  const { sheet, area } = view;
  if (listAddresses(target).length >= maxCells) return;
  const isDown = target.bottom > area.bottom || target.top < area.top;
  const length = isDown ? area.bottom - area.top + 1 : area.right - area.left + 1;
  const seriesCache = new Map<number, Series | null>();
  const findLine = (line: number): Series | null => {
    const known = seriesCache.get(line);
    if (known !== undefined) return known;
    const series = findSeries(listSeriesCells(view, isDown, line), lang);
    seriesCache.set(line, series);
    return series;
  };
  const changes: CellChange[] = [];
  for (const address of listAddresses(target)) {
    if (contains(area, address) || isFilteredOut(sheet, address.row)) continue;
    const offset = isDown ? address.row - area.top : address.column - area.left;
    const index = ((offset % length) + length) % length;
    const from = isDown
      ? { row: area.top + index, column: address.column }
      : { row: address.row, column: area.left + index };
    const change = copyCell(view, from, address);
    const series = findLine(isDown ? address.column : address.row);
    changes.push(series === null ? change : { ...change, value: series(offset) });
  }
  if (changes.length > 0) editing.apply({ kind: 'cells', sheet: sheet.id, changes });
}

function listSeriesCells({ workbook, sheet, area }: SheetView, isDown: boolean, line: number): SeriesCell[] {
  const addresses = isDown
    ? listAddresses({ ...area, left: line, right: line })
    : listAddresses({ ...area, top: line, bottom: line });
  return addresses.map((address) => {
    const cell = getCell(sheet, address);
    return {
      value: cell?.value ?? null,
      hasFormula: cell?.formula !== undefined,
      format: formatAt(workbook, sheet, address).format,
    };
  });
}
