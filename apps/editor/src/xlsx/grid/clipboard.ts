import { normalizeText } from '../../ui/normalize-text.ts';
import { copyCell } from '../editing/cell-commands.ts';
import type { SheetView, WorkbookEditing } from '../editing/workbook-editing.ts';
import { formatAt, readEntryAt } from '../editing/workbook-editing.ts';
import { findArrayAt } from '../formula/formula-lists.ts';
import { moveFormula, transposeFormula } from '../formula/references.ts';
import { addTableName, toShownReferences } from '../formula/structured-references.ts';
import { contains, intersectArea } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellChange, WorkbookEdit } from '../workbook/edits.ts';
import { isFilteredOut } from '../workbook/filter.ts';
import { defaultFormat } from '../workbook/style.ts';
import { findTableName } from '../workbook/table-headers.ts';
import {
  type Area,
  type CellAddress,
  computeUsedArea,
  getCell,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';

/** Copied cells: for other programs as text and HTML table, for this page with all their data. */
export interface CopiedCells {
  text: string;
  html: string;
}

const maxCells = 50_000;

interface ClipboardContent extends CopiedCells {
  cells: readonly (readonly (CellChange | null)[])[];
  /** What the cells show, also where a formula of another cell fills them. */
  values: readonly (readonly Value[])[];
  styles: Workbook['styles'];
}

/** The last copy on this page: when it is pasted, formulas and formats are included. */
let lastCopied: ClipboardContent | null = null;

export function copySelected(view: SheetView, lang: string): CopiedCells {
  lastCopied = serializeSelection(view, lang);
  return lastCopied;
}

export function serializeSelection(view: SheetView, lang: string): ClipboardContent {
  const { workbook, sheet, area } = view;
  const used = computeUsedArea(sheet);
  const isLarge = (area.bottom - area.top + 1) * (area.right - area.left + 1) > maxCells;
  const copiedArea = isLarge && used !== null ? (intersectArea(area, used) ?? area) : area;
  const bottom = Math.min(copiedArea.bottom, copiedArea.top + maxCells);
  const right = isLarge ? Math.min(copiedArea.right, copiedArea.left + 500) : copiedArea.right;
  const texts: string[][] = [];
  const cells: (CellChange | null)[][] = [];
  const values: Value[][] = [];
  for (let row = copiedArea.top; row <= bottom; row++) {
    if (isFilteredOut(sheet, row)) continue;
    const rowTexts: string[] = [];
    const rowChanges: (CellChange | null)[] = [];
    const rowValues: Value[] = [];
    for (let column = copiedArea.left; column <= right; column++) {
      const address = { row, column };
      const cell = getCell(sheet, address);
      const format = cell === undefined ? defaultFormat : formatAt(workbook, sheet, address);
      rowTexts.push(
        cell === undefined ? '' : formatCell(cell, format, { lang, is1904: workbook.is1904 }).text,
      );
      const isCopiedByFormula = cell?.isSpilled === true && isFormulaIn(sheet, address, copiedArea);
      const change = copyCell(view, address, address);
      const table = findTableName(workbook, { sheet: sheet.id, ...address });
      rowValues.push(cell?.value ?? null);
      rowChanges.push({
        ...change,
        ...(change.formula === undefined ? {} : { formula: addTableName(change.formula, table) }),
        ...(isCopiedByFormula ? { value: null } : {}),
      });
    }
    texts.push(rowTexts);
    cells.push(rowChanges);
    values.push(rowValues);
  }
  const text = texts.map((rowTexts) => rowTexts.map(quoteCell).join('\t')).join('\n');
  const rows = texts.map(
    (rowTexts) => `<tr>${rowTexts.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}</tr>`,
  );
  return { text, html: `<table>${rows.join('')}</table>`, cells, values, styles: workbook.styles };
}

/** Whether the formula whose result a cell shows is copied with it. */
function isFormulaIn(sheet: Sheet, address: CellAddress, area: Area): boolean {
  const array = findArrayAt(sheet, address);
  return array !== undefined && contains(area, array);
}

const quoteCell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Pastes into the cells from the active one on; content that fits several times into the selection is repeated. */
export function pasteIntoSelection(
  editing: WorkbookEditing,
  pasted: { text: string; html: string },
  lang: string,
): boolean {
  const view = editing.getView();
  const { sheet, area, workbook } = view;
  const normalizedText = normalizeText(pasted.text);
  const isFromThisPage =
    lastCopied !== null && lastCopied.text === normalizedText && hasCopiedStyles(lastCopied, workbook);
  const rows = isFromThisPage && lastCopied !== null ? null : parsePastedRows(pasted.html, normalizedText);
  const height = rows === null ? (lastCopied?.cells.length ?? 0) : rows.length;
  const width =
    rows === null ? (lastCopied?.cells[0]?.length ?? 0) : Math.max(0, ...rows.map((row) => row.length));
  if (height === 0 || width === 0 || height * width > maxCells) return false;
  const [rowRepeats, columnRepeats] = [
    countRepeats(area.bottom - area.top + 1, height),
    countRepeats(area.right - area.left + 1, width),
  ];
  const changes: CellChange[] = [];
  for (let row = 0; row < height * rowRepeats; row++) {
    for (let column = 0; column < width * columnRepeats; column++) {
      const to = { row: area.top + row, column: area.left + column };
      const change =
        rows === null
          ? pasteCopiedCell(
              row % height,
              column % width,
              to,
              findTableName(workbook, { sheet: sheet.id, ...to }),
            )
          : pasteText(rows[row % height]?.[column % width] ?? '', to, view, lang);
      if (change !== null) changes.push(change);
    }
  }
  if (!editing.apply({ kind: 'cells', sheet: sheet.id, changes })) return false;
  const end = { row: area.top + height * rowRepeats - 1, column: area.left + width * columnRepeats - 1 };
  editing.select({ row: area.top, column: area.left }, end);
  return true;
}

/** Whether the copied styles are still those of the workbook: an undo takes new ones back. */
const hasCopiedStyles = ({ styles }: ClipboardContent, workbook: Workbook): boolean =>
  styles.every((style, position) => workbook.styles[position] === style);

/** Whether a text of the clipboard is that of the cells copied last. */
export const isLastCopied = (text: string): boolean => lastCopied?.text === normalizeText(text);

export const pasteKinds = ['values', 'formats', 'formulas', 'transposed'] as const;
export type PasteKind = (typeof pasteKinds)[number];

/** Pastes a part of the cells that were copied last on this page; false if there are none. */
export function pasteSpecial(editing: WorkbookEditing, kind: PasteKind): boolean {
  if (lastCopied === null) return false;
  const { cells, values } = lastCopied;
  const { workbook, sheet, area } = editing.getView();
  const isTransposed = kind === 'transposed';
  const [height, width] = isTransposed
    ? [cells[0]?.length ?? 0, cells.length]
    : [cells.length, cells[0]?.length ?? 0];
  const hasStyles = hasCopiedStyles(lastCopied, workbook);
  const changes: CellChange[] = [];
  const pastedStyles: PastedStyle[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [fromRow, fromColumn] = isTransposed ? [column, row] : [row, column];
      const copied = cells[fromRow]?.[fromColumn] ?? null;
      if (copied === null) continue;
      const to = { row: area.top + row, column: area.left + column };
      const { style = 0 } = copied;
      if (kind === 'formats' || (isTransposed && !hasStyles)) pastedStyles.push({ ...to, style });
      if (kind === 'formats') continue;
      if (kind === 'values') {
        changes.push({ ...to, value: values[fromRow]?.[fromColumn] ?? null });
        continue;
      }
      const change = moveCopied(copied, to, isTransposed);
      const table = findTableName(workbook, { sheet: sheet.id, ...to });
      changes.push({
        ...change,
        ...(change.formula === undefined ? {} : { formula: toShownReferences(change.formula, table) }),
        ...(isTransposed && hasStyles ? { style, ...(copied.runs ? { runs: copied.runs } : {}) } : {}),
      });
    }
  }
  const edits: WorkbookEdit[] = [
    ...(changes.length === 0 ? [] : [{ kind: 'cells' as const, sheet: sheet.id, changes }]),
    ...createStyleEdits(sheet.id, pastedStyles, lastCopied.styles),
  ];
  const [edit] = edits;
  if (edit === undefined || !editing.apply(edits.length === 1 ? edit : { kind: 'many', edits })) return false;
  const start = { row: area.top, column: area.left };
  editing.select(start, { row: start.row + height - 1, column: start.column + width - 1 });
  return true;
}

interface PastedStyle extends CellAddress {
  /** An index in the copied styles. */
  style: number;
}

/** Formats cells without a change of their content. */
function createStyleEdits(
  sheet: number,
  cells: readonly PastedStyle[],
  styles: Workbook['styles'],
): WorkbookEdit[] {
  const areasOf = new Map<number, Area[]>();
  for (const { row, column, style } of cells) {
    const areas = areasOf.get(style) ?? [];
    areasOf.set(style, areas);
    const last = areas.at(-1);
    if (last?.top === row && last.right === column - 1) areas[areas.length - 1] = { ...last, right: column };
    else areas.push({ top: row, bottom: row, left: column, right: column });
  }
  return [...areasOf].map(([style, areas]) => {
    const { isLocked: _, ...patch } = styles[style]?.format ?? defaultFormat;
    return { kind: 'look', sheet, areas, patch };
  });
}

function moveCopied(
  { row, column, value, formula, intersects }: CellChange,
  to: CellAddress,
  isTransposed: boolean,
): CellChange {
  if (formula === undefined) return { ...to, value };
  const moved = isTransposed
    ? transposeFormula(formula, { row, column }, to)
    : moveFormula(formula, { rows: to.row - row, columns: to.column - column });
  return { ...to, value, formula: moved, ...(intersects ? { intersects } : {}) };
}

function countRepeats(space: number, size: number): number {
  return space % size === 0 && space * size <= maxCells ? space / size : 1;
}

function pasteCopiedCell(
  row: number,
  column: number,
  to: CellAddress,
  table: string | null,
): CellChange | null {
  const change = lastCopied?.cells[row]?.[column];
  if (change === null || change === undefined || lastCopied === null) return null;
  if (change.formula === undefined) return { ...change, ...to };
  const offset = { rows: to.row - change.row, columns: to.column - change.column };
  return { ...change, ...to, formula: toShownReferences(moveFormula(change.formula, offset), table) };
}

function pasteText(text: string, to: CellAddress, { workbook, sheet }: SheetView, lang: string): CellChange {
  const { value, formula } = readEntryAt(text, lang, { workbook, sheet, address: to });
  return { ...to, value, ...(formula === undefined ? {} : { formula }) };
}

/** An HTML table, or else tab-separated lines. */
function parsePastedRows(html: string, text: string): string[][] {
  const table =
    html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return parseTabSeparated(text);
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith('\n');
      const cellText = (cell.textContent ?? '').replace(/[ \t\u00a0]+/g, ' ').trim();
      return [cellText, ...Array.from({ length: Math.min(100, cell.colSpan) - 1 }, () => '')];
    }),
  );
}

export function parseTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]];
  let position = 0;
  while (position <= text.length) {
    const [field = ''] =
      text[position] === '"' ? (/^"(?:[^"]|"")*"(?=\t|\n|$)/.exec(text.slice(position)) ?? []) : [];
    const rawField = field === '' ? (/^[^\t\n]*/.exec(text.slice(position))?.[0] ?? '') : field;
    rows.at(-1)?.push(field === '' ? rawField : field.slice(1, -1).replaceAll('""', '"'));
    position += rawField.length;
    if (position >= text.length) break;
    if (text[position] === '\n') rows.push([]);
    position += 1;
  }
  return rows;
}
