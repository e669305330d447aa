import { replaceCells } from './apply-edit.ts';
import type { CellChange } from './edits.ts';
import { addSheet } from './sheet-list.ts';
import { type BookStyle, defaultFormat, isSameFormat } from './style.ts';
import {
  type Cell,
  type CellAddress,
  getCell,
  isSameValue,
  type Note,
  type Sheet,
  type Workbook,
} from './workbook.ts';
import { toPlainText } from './workbook-lines.ts';

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
    else if (was === null || listChangedCells(was, sheet).length > 0)
      merged = addSheetCopy(merged, sheet, mine);
  }
  return merged;
}

function mergeSheets(
  merged: Workbook,
  sheets: { was: Sheet; sheet: Sheet; other: Sheet },
  mine: Workbook,
): Workbook {
  const { was, sheet, other } = sheets;
  const changes = listChangedCells(was, sheet);
  const conflicts = changes.filter((index) => {
    const [mapped, theirs, own] = [getCell(was, index), getCell(other, index), getCell(sheet, index)];
    return !hasSameContent(mapped, theirs) && !hasSameContent(theirs, own) && toCellText(theirs) !== '';
  });
  const withCopy = conflicts.length > maxNotes ? addSheetCopy(merged, other, merged) : merged;
  const styles = createStyleMapper(withCopy, mine);
  const cells = changes.map((index): CellChange => {
    const own = getCell(sheet, index);
    const style = own === undefined ? undefined : styles.mapStyle(own.style);
    return {
      ...index,
      value: own?.value ?? null,
      ...(own?.formula === undefined ? {} : { formula: own.formula }),
      ...(style === undefined ? {} : { style }),
    };
  });
  const target = withCopy.sheets.find(({ id }) => id === other.id) ?? other;
  const mergedNotes = mergeNotes({ was, sheet, other: target });
  const notes =
    conflicts.length > maxNotes
      ? mergedNotes
      : conflicts.reduce(
          (all, index) => appendToNote(all, index, toCellText(getCell(other, index))),
          mergedNotes,
        );
  const name = was.name !== sheet.name && was.name === other.name ? sheet.name : target.name;
  const isFree = !withCopy.sheets.some(
    (one) => one.id !== target.id && one.name.toLowerCase() === name.toLowerCase(),
  );
  const next: Sheet = {
    ...target,
    name: isFree ? name : target.name,
    rows: replaceCells(target, cells),
    notes,
    merges: isUnchanged(was.merges, other.merges) ? sheet.merges : target.merges,
    columns: isUnchanged(was.columns, other.columns)
      ? sheet.columns.map(({ source: _, ...span }) => span)
      : target.columns,
    frozen: isUnchanged(was.frozen, other.frozen) ? sheet.frozen : target.frozen,
    colour: was.colour === other.colour ? sheet.colour : target.colour,
  };
  return {
    ...withCopy,
    styles: styles.getStyles(),
    sheets: withCopy.sheets.map((one) => (one.id === next.id ? next : one)),
  };
}

const isUnchanged = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Cells with changed content or format. */
function listChangedCells(was: Sheet, changed: Sheet): CellAddress[] {
  const addresses: CellAddress[] = [];
  for (const row of new Set([...was.rows.keys(), ...changed.rows.keys()])) {
    const [mapped, after] = [was.rows.get(row)?.cells, changed.rows.get(row)?.cells];
    for (const column of new Set([...(mapped?.keys() ?? []), ...(after?.keys() ?? [])])) {
      const [one, other] = [mapped?.get(column), after?.get(column)];
      if (!hasSameContent(one, other) || (one?.style ?? 0) !== (other?.style ?? 0))
        addresses.push({ row, column });
    }
  }
  return addresses;
}

/** Calculated values are not user content. */
function hasSameContent(one: Cell | undefined, other: Cell | undefined): boolean {
  if (one?.formula !== undefined || other?.formula !== undefined) return one?.formula === other?.formula;
  return isSameValue(one?.value ?? null, other?.value ?? null);
}

const toCellText = (cell: Cell | undefined): string =>
  cell?.formula === undefined ? toPlainText(cell?.value ?? null) : `=${cell.formula}`;

function mergeNotes({ was, sheet, other }: { was: Sheet; sheet: Sheet; other: Sheet }): readonly Note[] {
  const at = (notes: readonly Note[], { row, column }: CellAddress): Note | undefined =>
    notes.find((note) => note.row === row && note.column === column);
  let notes = other.notes;
  for (const note of sheet.notes) {
    const [mapped, theirs] = [at(was.notes, note), at(other.notes, note)];
    if (mapped?.text === note.text) continue;
    const bothChanged = theirs !== undefined && theirs.text !== mapped?.text && theirs.text !== note.text;
    const { source: _, ...plain } = note;
    const text = bothChanged ? `${note.text}\n\n${theirs.text}` : note.text;
    notes = [...notes.filter((one) => one !== theirs), { ...(theirs ?? plain), text }];
  }
  const removedNotes = was.notes.filter(
    (mapped) => at(sheet.notes, mapped) === undefined && at(other.notes, mapped)?.text === mapped.text,
  );
  return notes.filter((note) => at(removedNotes, note) === undefined);
}

function appendToNote(notes: readonly Note[], { row, column }: CellAddress, words: string): readonly Note[] {
  const was = notes.find((note) => note.row === row && note.column === column);
  const text = was === undefined ? words : `${was.text}\n\n${words}`;
  return [...notes.filter((note) => note !== was), { author: '', ...was, row, column, text }];
}

/** Adds a sheet of another version under an unused name. */
function addSheetCopy(workbook: Workbook, sheet: Sheet, from: Workbook): Workbook {
  const name = findFreeName(workbook, sheet.name);
  const id = workbook.nextSheetId;
  const added = addSheet(workbook, { name, at: workbook.sheets.length });
  const styles = createStyleMapper(added, from);
  const rows = new Map(
    [...sheet.rows].map(([at, { source: _, style, ...row }]) => [
      at,
      {
        ...row,
        style: style === null ? null : styles.mapStyle(style),
        cells: new Map(
          [...row.cells].map(([column, { source: _cell, ...cell }]) => [
            column,
            { ...cell, style: styles.mapStyle(cell.style) },
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
      style: style === null ? null : styles.mapStyle(style),
    })),
    merges: sheet.merges,
    notes: sheet.notes.map(({ source: _, ...note }) => note),
    frozen: sheet.frozen,
  });
  return {
    ...added,
    styles: styles.getStyles(),
    sheets: added.sheets.map((one) => (one.id === id ? copy(one) : one)),
  };
}

export function findFreeName(workbook: Workbook, requested: string): string {
  const isFree = (name: string): boolean =>
    !workbook.sheets.some((one) => one.name.toLowerCase() === name.toLowerCase());
  if (isFree(requested)) return requested;
  for (let at = 2; ; at++) {
    const name = `${requested.slice(0, 26)} (${at})`;
    if (isFree(name)) return name;
  }
}

/** Maps the styles of one workbook to another, by their formats. */
function createStyleMapper(
  workbook: Workbook,
  from: Workbook,
): { mapStyle: (style: number) => number; getStyles: () => readonly BookStyle[] } {
  let { styles } = workbook;
  const mappedStyles = new Map<number, number>();
  return {
    mapStyle: (style) => {
      const mapped = mappedStyles.get(style);
      if (mapped !== undefined) return mapped;
      const format = from.styles[style]?.format ?? defaultFormat;
      const equalStyle =
        styles[style] !== undefined && isSameFormat(styles[style].format, format)
          ? style
          : styles.findIndex((one) => isSameFormat(one.format, format));
      const index = equalStyle >= 0 ? equalStyle : styles.length;
      if (equalStyle < 0) {
        const { isLocked: _, ...patch } = format;
        styles = [...styles, { format, derivation: { from: 0, patch } }];
      }
      mappedStyles.set(style, index);
      return index;
    },
    getStyles: () => styles,
  };
}
