import { replaceCells } from './apply-edit.ts';
import type { CellChange } from './edits.ts';
import { plainText } from './plain-lines.ts';
import { addSheet } from './sheet-list.ts';
import { type BookStyle, defaultFormat, isSameFormat } from './style.ts';
import {
  type Cell,
  type CellAddress,
  cellAt,
  isSameValue,
  type Note,
  type Sheet,
  type Workbook,
} from './workbook.ts';

interface Versions {
  base: Workbook;
  mine: Workbook;
  theirs: Workbook;
}

/** Up to this many conflicts become notes; more become a separate sheet. */
const maxNotes = 20;

/**
 * Three-way merge of two users' changes, or of one user's in two windows: their workbook with the cells that I changed. If both changed a cell, mine
 * wins and theirs is kept in a note; with many conflicts, their sheet is appended as a whole. Nothing is lost.
 */
export function mergeWorkbooks({ base, mine, theirs }: Versions): Workbook {
  let merged = theirs;
  for (const sheet of mine.sheets) {
    const was = base.sheets.find(({ id }) => id === sheet.id) ?? null;
    const other =
      theirs.sheets.find((one) => one.id === sheet.id && (was !== null || one.name === sheet.name)) ?? null;
    if (was !== null && other !== null) merged = mergeSheets(merged, { was, sheet, other }, mine);
    // A sheet that I added, or that they deleted while I changed it.
    else if (was === null || changesOf(was, sheet).length > 0) merged = addCopy(merged, sheet, mine);
  }
  return merged;
}

function mergeSheets(
  merged: Workbook,
  sheets: { was: Sheet; sheet: Sheet; other: Sheet },
  mine: Workbook,
): Workbook {
  const { was, sheet, other } = sheets;
  const changes = changesOf(was, sheet);
  const both = changes.filter((place) => {
    const [before, theirs, own] = [cellAt(was, place), cellAt(other, place), cellAt(sheet, place)];
    return !saysSame(before, theirs) && !saysSame(theirs, own) && wordsOf(theirs) !== '';
  });
  const started = both.length > maxNotes ? addCopy(merged, other, merged) : merged;
  const styles = styleMap(started, mine);
  const cells = changes.map((place): CellChange => {
    const own = cellAt(sheet, place);
    const style = own === undefined ? undefined : styles.of(own.style);
    return {
      ...place,
      value: own?.value ?? null,
      ...(own?.formula === undefined ? {} : { formula: own.formula }),
      ...(style === undefined ? {} : { style }),
    };
  });
  const target = started.sheets.find(({ id }) => id === other.id) ?? other;
  const noted = mergeNotes({ was, sheet, other: target });
  const notes =
    both.length > maxNotes
      ? noted
      : both.reduce((all, place) => addWords(all, place, wordsOf(cellAt(other, place))), noted);
  const name = was.name !== sheet.name && was.name === other.name ? sheet.name : target.name;
  const isFree = !started.sheets.some(
    (one) => one.id !== target.id && one.name.toLowerCase() === name.toLowerCase(),
  );
  const next: Sheet = {
    ...target,
    name: isFree ? name : target.name,
    rows: replaceCells(target, cells),
    notes,
    merges: mergeValue(was.merges, other.merges) ? sheet.merges : target.merges,
    columns: mergeValue(was.columns, other.columns)
      ? sheet.columns.map(({ source: _, ...span }) => span)
      : target.columns,
    frozen: mergeValue(was.frozen, other.frozen) ? sheet.frozen : target.frozen,
    colour: was.colour === other.colour ? sheet.colour : target.colour,
  };
  return {
    ...started,
    styles: styles.all(),
    sheets: started.sheets.map((one) => (one.id === next.id ? next : one)),
  };
}

const mergeValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Cells with changed content or format. */
function changesOf(was: Sheet, now: Sheet): CellAddress[] {
  const places: CellAddress[] = [];
  for (const row of new Set([...was.rows.keys(), ...now.rows.keys()])) {
    const [before, after] = [was.rows.get(row)?.cells, now.rows.get(row)?.cells];
    for (const column of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
      const [one, other] = [before?.get(column), after?.get(column)];
      if (!saysSame(one, other) || (one?.style ?? 0) !== (other?.style ?? 0)) places.push({ row, column });
    }
  }
  return places;
}

/** Calculated values are not user content. */
function saysSame(one: Cell | undefined, other: Cell | undefined): boolean {
  if (one?.formula !== undefined || other?.formula !== undefined) return one?.formula === other?.formula;
  return isSameValue(one?.value ?? null, other?.value ?? null);
}

const wordsOf = (cell: Cell | undefined): string =>
  cell?.formula === undefined ? plainText(cell?.value ?? null) : `=${cell.formula}`;

function mergeNotes({ was, sheet, other }: { was: Sheet; sheet: Sheet; other: Sheet }): readonly Note[] {
  const at = (notes: readonly Note[], { row, column }: CellAddress): Note | undefined =>
    notes.find((note) => note.row === row && note.column === column);
  let notes = other.notes;
  for (const note of sheet.notes) {
    const [before, theirs] = [at(was.notes, note), at(other.notes, note)];
    if (before?.text === note.text) continue;
    const isTheirs = theirs !== undefined && theirs.text !== before?.text && theirs.text !== note.text;
    const { source: _, ...plain } = note;
    const text = isTheirs ? `${note.text}\n\n${theirs.text}` : note.text;
    notes = [...notes.filter((one) => one !== theirs), { ...(theirs ?? plain), text }];
  }
  const gone = was.notes.filter(
    (before) => at(sheet.notes, before) === undefined && at(other.notes, before)?.text === before.text,
  );
  return notes.filter((note) => at(gone, note) === undefined);
}

function addWords(notes: readonly Note[], { row, column }: CellAddress, words: string): readonly Note[] {
  const was = notes.find((note) => note.row === row && note.column === column);
  const text = was === undefined ? words : `${was.text}\n\n${words}`;
  return [...notes.filter((note) => note !== was), { author: '', ...was, row, column, text }];
}

/** Adds a sheet of another version under an unused name. */
function addCopy(workbook: Workbook, sheet: Sheet, from: Workbook): Workbook {
  const name = freeName(workbook, sheet.name);
  const id = workbook.nextSheet;
  const added = addSheet(workbook, { name, at: workbook.sheets.length });
  const styles = styleMap(added, from);
  const rows = new Map(
    [...sheet.rows].map(([at, { source: _, style, ...row }]) => [
      at,
      {
        ...row,
        style: style === null ? null : styles.of(style),
        cells: new Map(
          [...row.cells].map(([column, { source: _cell, ...cell }]) => [
            column,
            { ...cell, style: styles.of(cell.style) },
          ]),
        ),
      },
    ]),
  );
  const copy = (empty: Sheet): Sheet => ({
    ...empty,
    rows,
    columns: sheet.columns.map(({ source: _, style, ...span }) => ({
      ...span,
      style: style === null ? null : styles.of(style),
    })),
    merges: sheet.merges,
    notes: sheet.notes.map(({ source: _, ...note }) => note),
    frozen: sheet.frozen,
  });
  return {
    ...added,
    styles: styles.all(),
    sheets: added.sheets.map((one) => (one.id === id ? copy(one) : one)),
  };
}

export function freeName(workbook: Workbook, requested: string): string {
  const isFree = (name: string): boolean =>
    !workbook.sheets.some((one) => one.name.toLowerCase() === name.toLowerCase());
  if (isFree(requested)) return requested;
  for (let at = 2; ; at++) {
    const name = `${requested.slice(0, 26)} (${at})`;
    if (isFree(name)) return name;
  }
}

/** Maps the styles of one workbook to another, by their formats. */
function styleMap(
  workbook: Workbook,
  from: Workbook,
): { of: (style: number) => number; all: () => readonly BookStyle[] } {
  let { styles } = workbook;
  const known = new Map<number, number>();
  return {
    of: (style) => {
      const before = known.get(style);
      if (before !== undefined) return before;
      const format = from.styles[style]?.format ?? defaultFormat;
      const alike =
        styles[style] !== undefined && isSameFormat(styles[style].format, format)
          ? style
          : styles.findIndex((one) => isSameFormat(one.format, format));
      const place = alike >= 0 ? alike : styles.length;
      if (alike < 0) {
        const { isLocked: _, ...patch } = format;
        styles = [...styles, { format, made: { from: 0, patch } }];
      }
      known.set(style, place);
      return place;
    },
    all: () => styles,
  };
}
