import { copyCells } from '../editing/cell-commands.ts';
import type { SheetView, WorkbookEditing } from '../editing/workbook-editing.ts';
import { formatAt } from '../editing/workbook-editing.ts';
import { moveReference } from '../formula/references.ts';
import { intersectArea } from '../workbook/area.ts';
import { formatCell } from '../workbook/display-text.ts';
import type { CellChange } from '../workbook/edits.ts';
import { parseEntry } from '../workbook/entry.ts';
import { defaultFormat } from '../workbook/style.ts';
import { type CellAddress, cellAt, usedArea, type Workbook } from '../workbook/workbook.ts';

/** Copied cells: for other programs as text and HTML table, for this page with all their data. */
export interface Copied {
  text: string;
  html: string;
}

const maxCells = 50_000;

interface ClipboardContent extends Copied {
  cells: readonly (readonly (CellChange | null)[])[];
  styles: Workbook['styles'];
}

/** The last copy on this page: when it is pasted, formulas and formats are included. */
let lastCopied: ClipboardContent | null = null;

export function copySelected(shown: SheetView, lang: string): Copied {
  lastCopied = cutSelected(shown, lang);
  return lastCopied;
}

export function cutSelected(shown: SheetView, lang: string): ClipboardContent {
  const { book: workbook, sheet, area } = shown;
  const used = usedArea(sheet);
  const isLarge = (area.bottom - area.top + 1) * (area.right - area.left + 1) > maxCells;
  const within = isLarge && used !== null ? (intersectArea(area, used) ?? area) : area;
  const bottom = Math.min(within.bottom, within.top + maxCells);
  const right = isLarge ? Math.min(within.right, within.left + 500) : within.right;
  const lines: string[][] = [];
  const cells: (CellChange | null)[][] = [];
  for (let row = within.top; row <= bottom; row++) {
    const line: string[] = [];
    const own: (CellChange | null)[] = [];
    for (let column = within.left; column <= right; column++) {
      const place = { row, column };
      const cell = cellAt(sheet, place);
      const format = cell === undefined ? defaultFormat : formatAt(workbook, sheet, place);
      line.push(cell === undefined ? '' : formatCell(cell, format, { lang, is1904: workbook.is1904 }).text);
      own.push(copyCells(shown, place, place));
    }
    lines.push(line);
    cells.push(own);
  }
  const text = lines.map((line) => line.map(quoteCell).join('\t')).join('\n');
  const rows = lines.map((line) => `<tr>${line.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}</tr>`);
  return { text, html: `<table>${rows.join('')}</table>`, cells, styles: workbook.styles };
}

const quoteCell = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** Pastes into the cells from the active one on; content that fits several times into the selection is repeated. */
export function pasteInto(
  editing: WorkbookEditing,
  pasted: { text: string; html: string },
  lang: string,
): boolean {
  const shown = editing.now();
  const { sheet, area, book: workbook } = shown;
  const normal = pasted.text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const isOwn =
    lastCopied !== null &&
    lastCopied.text === normal &&
    lastCopied.styles.every((style, at) => workbook.styles[at] === style);
  const rows = isOwn && lastCopied !== null ? null : pastedRows(pasted.html, normal);
  const height = rows === null ? (lastCopied?.cells.length ?? 0) : rows.length;
  const width =
    rows === null ? (lastCopied?.cells[0]?.length ?? 0) : Math.max(0, ...rows.map((row) => row.length));
  if (height === 0 || width === 0 || height * width > maxCells) return false;
  const [down, right] = [
    repeats(area.bottom - area.top + 1, height),
    repeats(area.right - area.left + 1, width),
  ];
  const changes: CellChange[] = [];
  for (let row = 0; row < height * down; row++) {
    for (let column = 0; column < width * right; column++) {
      const to = { row: area.top + row, column: area.left + column };
      const change =
        rows === null
          ? ownChange(row % height, column % width, to)
          : typedChange(rows[row % height]?.[column % width] ?? '', to, shown, lang);
      if (change !== null) changes.push(change);
    }
  }
  if (!editing.apply({ kind: 'cells', sheet: sheet.id, changes })) return false;
  const end = { row: area.top + height * down - 1, column: area.left + width * right - 1 };
  editing.select({ row: area.top, column: area.left }, end);
  return true;
}

function repeats(space: number, size: number): number {
  return space % size === 0 && space * size <= maxCells ? space / size : 1;
}

function ownChange(row: number, column: number, to: CellAddress): CellChange | null {
  const change = lastCopied?.cells[row]?.[column];
  if (change === null || change === undefined || lastCopied === null) return null;
  if (change.formula === undefined) return { ...change, ...to };
  const by = { rows: to.row - change.row, columns: to.column - change.column };
  return { ...change, ...to, formula: moveReference(change.formula, by) };
}

function typedChange(
  text: string,
  to: CellAddress,
  { book: workbook, sheet }: SheetView,
  lang: string,
): CellChange {
  const { format } = formatAt(workbook, sheet, to);
  const { value, formula } = parseEntry(text, { lang, format });
  return { ...to, value, ...(formula === undefined ? {} : { formula }) };
}

/** An HTML table, or else tab-separated lines. */
function pastedRows(html: string, text: string): string[][] {
  const table =
    html === '' ? null : new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (table === null) return tabbedRows(text);
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
      const words = (cell.textContent ?? '').replace(/[ \t\u00a0]+/g, ' ').trim();
      return [words, ...Array.from({ length: Math.min(100, cell.colSpan) - 1 }, () => '')];
    }),
  );
}

export function tabbedRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const [field = ''] = text[at] === '"' ? (/^"(?:[^"]|"")*"(?=\t|\n|$)/.exec(text.slice(at)) ?? []) : [];
    const plain = field === '' ? (/^[^\t\n]*/.exec(text.slice(at))?.[0] ?? '') : field;
    rows.at(-1)?.push(field === '' ? plain : field.slice(1, -1).replaceAll('""', '"'));
    at += plain.length;
    if (at >= text.length) break;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows;
}
