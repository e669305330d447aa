import { common } from '../book/area.ts';
import { type Book, cellAt, type Place, usedArea } from '../book/book.ts';
import type { CellChange } from '../book/edits.ts';
import { entryOf } from '../book/entry.ts';
import { shownOf } from '../book/shown-text.ts';
import { defaultFormat } from '../book/style.ts';
import type { BookEditing, Shown } from '../editing/book-editing.ts';
import { formatAt } from '../editing/book-editing.ts';
import { copied } from '../editing/cell-acts.ts';
import { movedBy } from '../formula/references.ts';

/** Cells as they leave the page: for other programs as text and as a table, for this page as they are. */
export interface Copied {
  text: string;
  html: string;
}

const maxCells = 50_000;

interface Kept extends Copied {
  cells: readonly (readonly (CellChange | null)[])[];
  styles: Book['styles'];
}

/** What this page copied last: when it comes back, formulas and looks come with it. */
let kept: Kept | null = null;

export function copySelected(shown: Shown, lang: string): Copied {
  kept = takeSelected(shown, lang);
  return kept;
}

export function takeSelected(shown: Shown, lang: string): Kept {
  const { book, sheet, area } = shown;
  const used = usedArea(sheet);
  const isLarge = (area.bottom - area.top + 1) * (area.right - area.left + 1) > maxCells;
  const within = isLarge && used !== null ? (common(area, used) ?? area) : area;
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
      const format = cell === undefined ? defaultFormat : formatAt(book, sheet, place);
      line.push(cell === undefined ? '' : shownOf(cell, format, { lang, is1904: book.is1904 }).text);
      own.push(copied(shown, place, place));
    }
    lines.push(line);
    cells.push(own);
  }
  const text = lines.map((line) => line.map(quoted).join('\t')).join('\n');
  const rows = lines.map((line) => `<tr>${line.map((one) => `<td>${escaped(one)}</td>`).join('')}</tr>`);
  return { text, html: `<table>${rows.join('')}</table>`, cells, styles: book.styles };
}

const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** What comes in goes into the cells from the active one on; what fits several times into the selection is repeated. */
export function pasteInto(
  editing: BookEditing,
  pasted: { text: string; html: string },
  lang: string,
): boolean {
  const shown = editing.now();
  const { sheet, area, book } = shown;
  const normal = pasted.text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const isOwn =
    kept !== null && kept.text === normal && kept.styles.every((style, at) => book.styles[at] === style);
  const rows = isOwn && kept !== null ? null : pastedRows(pasted.html, normal);
  const height = rows === null ? (kept?.cells.length ?? 0) : rows.length;
  const width = rows === null ? (kept?.cells[0]?.length ?? 0) : Math.max(0, ...rows.map((row) => row.length));
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
  if (!editing.act({ kind: 'cells', sheet: sheet.id, changes })) return false;
  const end = { row: area.top + height * down - 1, column: area.left + width * right - 1 };
  editing.select({ row: area.top, column: area.left }, end);
  return true;
}

function repeats(room: number, size: number): number {
  return room % size === 0 && room * size <= maxCells ? room / size : 1;
}

function ownChange(row: number, column: number, to: Place): CellChange | null {
  const change = kept?.cells[row]?.[column];
  if (change === null || change === undefined || kept === null) return null;
  if (change.formula === undefined) return { ...change, ...to };
  const by = { rows: to.row - change.row, columns: to.column - change.column };
  return { ...change, ...to, formula: movedBy(change.formula, by) };
}

function typedChange(text: string, to: Place, { book, sheet }: Shown, lang: string): CellChange {
  const { format } = formatAt(book, sheet, to);
  const { value, formula } = entryOf(text, { lang, format });
  return { ...to, value, ...(formula === undefined ? {} : { formula }) };
}

/** A table of another program or page; else lines with tabs between. */
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
