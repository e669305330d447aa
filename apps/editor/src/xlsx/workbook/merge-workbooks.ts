import type { CellChange } from './edits.ts';
import { reapplyFilters } from './filter.ts';
import { mergeDrawings } from './merge-drawings.ts';
import { mergeNames } from './merge-names.ts';
import { mergeConditionalRules, mergeValidationRules } from './merge-rules.ts';
import { alignTables, nameMergedColumns } from './merge-tables.ts';
import { copyPageSetup, mergePageSetups } from './page-setup.ts';
import { replaceCells } from './replace-cells.ts';
import { addSheet } from './sheet-list.ts';
import { type BookStyle, defaultFormat, isSameFormat } from './style.ts';
import { isSameRuns, keepRuns, type TextRuns } from './text-runs.ts';
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
export function mergeWorkbooks(versions: Versions): Workbook {
  const { base, mine, theirs } = alignTables(versions);
  let merged: Workbook = { ...theirs, definedNames: mergeNames({ base, mine, theirs }) };
  for (const sheet of mine.sheets) {
    const baseSheet = base.sheets.find(({ id }) => id === sheet.id) ?? null;
    const other =
      theirs.sheets.find((one) => one.id === sheet.id && (baseSheet !== null || one.name === sheet.name)) ??
      null;
    if (baseSheet !== null && other !== null)
      merged = mergeSheets(merged, { base: baseSheet, mine: sheet, theirs: other }, mine);
    // A sheet that I added, or that they deleted while I changed it.
    else if (baseSheet === null || listChangedCells(baseSheet, sheet).length > 0)
      merged = addSheetCopy(merged, sheet, mine);
  }
  return nameMergedColumns(merged, theirs);
}

function mergeSheets(
  merged: Workbook,
  sheets: { base: Sheet; mine: Sheet; theirs: Sheet },
  myWorkbook: Workbook,
): Workbook {
  const { base, mine, theirs } = sheets;
  const changes = listChangedCells(base, mine);
  const conflicts = changes.filter((index) => {
    const [baseCell, theirCell, mineCell] = [
      getCell(base, index),
      getCell(theirs, index),
      getCell(mine, index),
    ];
    return (
      !hasSameContent(baseCell, theirCell) &&
      !hasSameContent(theirCell, mineCell) &&
      toCellText(theirCell) !== ''
    );
  });
  const withCopy = conflicts.length > maxNotes ? addSheetCopy(merged, theirs, merged) : merged;
  const styles = createStyleMapper(withCopy, myWorkbook);
  const cells = changes.map((index): CellChange => {
    const cell = getCell(mine, index);
    const style = cell === undefined ? undefined : styles.mapStyle(cell.style);
    const runs = mergeRuns(getCell(base, index), cell, getCell(theirs, index));
    return {
      ...index,
      value: cell?.isSpilled ? null : (cell?.value ?? null),
      ...(cell?.formula === undefined ? {} : { formula: cell.formula }),
      ...(cell?.intersects ? { intersects: true } : {}),
      ...(cell?.array?.kind === 'fixed' ? { array: cell.array } : {}),
      ...(style === undefined ? {} : { style }),
      ...(runs === undefined ? {} : { runs }),
    };
  });
  const target = withCopy.sheets.find(({ id }) => id === theirs.id) ?? theirs;
  const mergedNotes = mergeNotes({ base, mine, theirs: target });
  const notes =
    conflicts.length > maxNotes
      ? mergedNotes
      : conflicts.reduce(
          (all, index) => appendToNote(all, index, toCellText(getCell(theirs, index))),
          mergedNotes,
        );
  const name = base.name !== mine.name && base.name === theirs.name ? mine.name : target.name;
  const isFree = !withCopy.sheets.some(
    (one) => one.id !== target.id && one.name.toLowerCase() === name.toLowerCase(),
  );
  const next: Sheet = {
    ...target,
    name: isFree ? name : target.name,
    rows: replaceCells(target, cells),
    notes,
    merges: isUnchanged(base.merges, theirs.merges) ? mine.merges : target.merges,
    columns: isUnchanged(base.columns, theirs.columns)
      ? mine.columns.map(({ source: _, ...span }) => span)
      : target.columns,
    frozen: isUnchanged(base.frozen, theirs.frozen) ? mine.frozen : target.frozen,
    colour: base.colour === theirs.colour ? mine.colour : target.colour,
    conditionalRules: mergeConditionalRules({
      base: base.conditionalRules,
      mine: mine.conditionalRules,
      theirs: target.conditionalRules,
    }),
    drawings: mergeDrawings(base.drawings, mine.drawings, target.drawings),
    validationRules: mergeValidationRules({
      base: base.validationRules,
      mine: mine.validationRules,
      theirs: target.validationRules,
    }),
    pageSetup: mergePageSetups(base.pageSetup, mine.pageSetup, target.pageSetup),
    filters: isUnchanged(base.filters, theirs.filters) ? mine.filters : target.filters,
  };
  const result: Workbook = {
    ...withCopy,
    styles: styles.getStyles(),
    sheets: withCopy.sheets.map((one) => (one.id === next.id ? next : one)),
  };
  return isUnchanged(base.filters, mine.filters) ? result : reapplyFilters(result, next.id);
}

const isUnchanged = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Cells with changed content or format, also of a part of it. */
function listChangedCells(before: Sheet, after: Sheet): CellAddress[] {
  const addresses: CellAddress[] = [];
  for (const row of new Set([...before.rows.keys(), ...after.rows.keys()])) {
    const [cellsBefore, cellsAfter] = [before.rows.get(row)?.cells, after.rows.get(row)?.cells];
    for (const column of new Set([...(cellsBefore?.keys() ?? []), ...(cellsAfter?.keys() ?? [])])) {
      const [one, other] = [cellsBefore?.get(column), cellsAfter?.get(column)];
      const hasSameFormat = (one?.style ?? 0) === (other?.style ?? 0) && isSameRuns(one?.runs, other?.runs);
      if (!hasSameContent(one, other) || !hasSameFormat) addresses.push({ row, column });
    }
  }
  return addresses;
}

/** Parts that they formatted stay formatted in a text of which I changed only the words. */
function mergeRuns(
  base: Cell | undefined,
  mine: Cell | undefined,
  theirs: Cell | undefined,
): TextRuns | undefined {
  const [before, after] = [base?.value, mine?.value];
  if (typeof before !== 'string' || typeof after !== 'string' || theirs?.value !== before) return mine?.runs;
  const isOnlyEdited = isSameRuns(mine?.runs, keepRuns({ text: before, runs: base?.runs }, after));
  return isOnlyEdited ? keepRuns({ text: before, runs: theirs.runs }, after) : mine?.runs;
}

/** Calculated values are not user content. */
function hasSameContent(one: Cell | undefined, other: Cell | undefined): boolean {
  const [a, b] = [one?.isSpilled ? undefined : one, other?.isSpilled ? undefined : other];
  if (a?.formula !== undefined || b?.formula !== undefined) return a?.formula === b?.formula;
  return isSameValue(a?.value ?? null, b?.value ?? null);
}

const toCellText = (cell: Cell | undefined): string =>
  cell?.formula === undefined ? toPlainText(cell?.value ?? null) : `=${cell.formula}`;

function mergeNotes({ base, mine, theirs }: { base: Sheet; mine: Sheet; theirs: Sheet }): readonly Note[] {
  const findNote = (notes: readonly Note[], { row, column }: CellAddress): Note | undefined =>
    notes.find((note) => note.row === row && note.column === column);
  let notes = theirs.notes;
  for (const note of mine.notes) {
    const [baseNote, theirNote] = [findNote(base.notes, note), findNote(theirs.notes, note)];
    if (baseNote?.text === note.text) continue;
    const bothChanged =
      theirNote !== undefined && theirNote.text !== baseNote?.text && theirNote.text !== note.text;
    const { source: _, ...plain } = note;
    const text = bothChanged ? `${note.text}\n\n${theirNote.text}` : note.text;
    notes = [...notes.filter((one) => one !== theirNote), { ...(theirNote ?? plain), text }];
  }
  const removedNotes = base.notes.filter(
    (baseNote) =>
      findNote(mine.notes, baseNote) === undefined &&
      findNote(theirs.notes, baseNote)?.text === baseNote.text,
  );
  return notes.filter((note) => findNote(removedNotes, note) === undefined);
}

function appendToNote(
  notes: readonly Note[],
  { row, column }: CellAddress,
  addedText: string,
): readonly Note[] {
  const previous = notes.find((note) => note.row === row && note.column === column);
  const text = previous === undefined ? addedText : `${previous.text}\n\n${addedText}`;
  return [...notes.filter((note) => note !== previous), { author: '', ...previous, row, column, text }];
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
    pageSetup: copyPageSetup(sheet.pageSetup, empty.pageSetup),
  });
  return {
    ...added,
    styles: styles.getStyles(),
    sheets: added.sheets.map((one) => (one.id === id ? copy(one) : one)),
  };
}

export function findFreeName(workbook: Workbook, baseName: string): string {
  const isFree = (name: string): boolean =>
    !workbook.sheets.some((one) => one.name.toLowerCase() === name.toLowerCase());
  if (isFree(baseName)) return baseName;
  for (let at = 2; ; at++) {
    const name = `${baseName.slice(0, 26)} (${at})`;
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
