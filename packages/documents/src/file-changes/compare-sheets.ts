import { formatCell } from '../cell-address.ts';
import { listTargets, readAttribute } from '../listed-parts.ts';
import { sharedStrings } from '../xml-tokens.ts';
import { type ChangeWindow, createCollector, cutText } from './change-window.ts';
import { findChangedRows, readAllRows, readLayout } from './changed-rows.ts';
import { listMatched, pairItems } from './compare-order.ts';
import { compareRows, findRowShift, inputOf, listShiftedRows, type RowShift } from './compare-rows.ts';
import { type CellFormats, noFormats, readCellFormats } from './date-styles.ts';
import {
  type ComparedVersions,
  cacheByContent,
  createPrefixRemover,
  decodePart,
  type FileParts,
  isSameContent,
  isSamePart,
} from './file-parts.ts';
import { type CellContext, findLastRowNumber, readSheetRows, type SheetCell } from './read-sheet-rows.ts';

/** What a cell holds: what was entered, and the result if that is a formula. */
interface CellContent {
  input: string;
  result: string | null;
}

interface CellChange {
  /** Index in the list of changed sheets. */
  sheet: number;
  /** Such as B12. */
  address: string;
  /** Null for an empty cell. */
  before: CellContent | null;
  after: CellContent | null;
}

interface SheetChange {
  name: string;
  kind: 'added' | 'deleted' | 'changed';
  /** Null if the sheet kept its name. */
  previousName: string | null;
  isMoved: boolean;
  /** Number of cells whose content changed. */
  cells: number;
  /** Rows that were inserted, or deleted if fewer than 0, above a row; their cells are among the changed ones. */
  rows: RowShift | null;
  /** Formulas with another result that nobody changed. */
  recalculated: number;
  /** Cells that only look different. */
  formatted: number;
  /** Something else of the sheet changed: column widths, merged cells, filters. */
  isLayoutChanged: boolean;
}

export interface WorkbookChange {
  kind: 'sheets';
  sheets: SheetChange[];
  /** Those of the requested window, by sheet and row. */
  cells: CellChange[];
  /** Number of changed cells. */
  count: number;
}

interface Sheet {
  name: string;
  id: string;
  part: string;
}

interface Workbook {
  parts: FileParts;
  sheets: Sheet[];
  context: CellContext;
  formats: CellFormats;
}

const stringsPart = 'xl/sharedStrings.xml';
const stylesPart = 'xl/styles.xml';

/** Reads what both versions of a workbook share once. */
export function createWorkbookComparer(count: (bytes: number) => void) {
  const withoutPrefix = createPrefixRemover('workbook|worksheet|sst|styleSheet');
  const stringsOf = cacheByContent((content) => sharedStrings(new TextDecoder().decode(content)));
  const formatsOf = cacheByContent((content) => readCellFormats(new TextDecoder().decode(content)));

  function read(parts: FileParts): Workbook {
    const workbook = decodePart(parts, 'xl/workbook.xml');
    const listed = listTargets((name) => decodePart(parts, name), {
      list: 'xl/workbook.xml',
      item: /<sheet\s[^<>]*>/g,
    });
    const [styles, strings] = [parts.content(stylesPart), parts.content(stringsPart)];
    const formats = styles === null ? noFormats : formatsOf(styles);
    return {
      parts,
      formats,
      sheets: listed.map(({ tag, name, target }) => ({
        name,
        id: readAttribute(tag, 'sheetId'),
        part: target,
      })),
      context: {
        strings: strings === null ? [] : stringsOf(strings),
        numberKinds: formats.kinds,
        dates: /<workbookPr\s[^<>]*date1904="(1|true)"/.test(workbook) ? 1904 : 1900,
      },
    };
  }

  return (versions: ComparedVersions, window: ChangeWindow): WorkbookChange => {
    const [before, after] = [withoutPrefix(versions.before), withoutPrefix(versions.after)];
    for (const name of [stringsPart, stylesPart])
      if (!isSamePart(before, after, name))
        count((before.content(name)?.length ?? 0) + (after.content(name)?.length ?? 0));
    return compareWorkbooks({ before: read(before), after: read(after) }, window, count);
  };
}

function compareWorkbooks(
  versions: { before: Workbook; after: Workbook },
  window: ChangeWindow,
  count: (bytes: number) => void,
): WorkbookChange {
  const { before, after } = versions;
  const cells = createCollector<CellChange>(window);
  const sheets: SheetChange[] = [];
  const pairs = pairItems(before.sheets, after.sheets, [({ name }) => name.toLowerCase(), ({ id }) => id]);
  const kept = { keepsStrings: keepsStrings(before, after), keepsStyles: keepsStyles(before, after) };
  for (const matched of listMatched(before.sheets, after.sheets, pairs)) {
    const change = startChange(matched);
    const onCell = (row: number, column: number, one: SheetCell | null, other: SheetCell | null) => {
      change.cells += 1;
      const sheet = sheets.length;
      cells.add(() => ({
        sheet,
        address: formatCell({ row, column }),
        before: toContent(one),
        after: toContent(other),
      }));
    };
    compareSheet(
      {
        before: matched.before && readerOf(before, matched.before),
        after: matched.after && readerOf(after, matched.after),
      },
      { change, onCell, count, ...kept },
    );
    if (isChange(change)) sheets.push(change);
  }
  return { kind: 'sheets', sheets, cells: cells.changes, count: cells.count() };
}

function startChange({
  before,
  after,
  isMoved,
}: {
  before: Sheet | null;
  after: Sheet | null;
  isMoved: boolean;
}): SheetChange {
  return {
    name: after?.name ?? before?.name ?? '',
    kind: before === null ? 'added' : after === null ? 'deleted' : 'changed',
    previousName: before !== null && after !== null && before.name !== after.name ? before.name : null,
    isMoved,
    cells: 0,
    rows: null,
    recalculated: 0,
    formatted: 0,
    isLayoutChanged: false,
  };
}

function isChange({
  kind,
  previousName,
  isMoved,
  cells,
  rows,
  recalculated,
  formatted,
  isLayoutChanged,
}: SheetChange): boolean {
  const hasChange = previousName !== null || isMoved || rows !== null || isLayoutChanged;
  return kind !== 'changed' || hasChange || cells + recalculated + formatted > 0;
}

interface SheetReader {
  /** The same in two versions that share the sheet. */
  identity: object | null;
  content: () => Uint8Array;
  context: CellContext;
}

const readerOf = ({ parts, context }: Workbook, { part }: Sheet): SheetReader => ({
  identity: parts.identityOf(part),
  content: () => parts.content(part) ?? nothing,
  context,
});

interface SheetComparison {
  change: SheetChange;
  onCell: (row: number, column: number, before: SheetCell | null, after: SheetCell | null) => void;
  count: (bytes: number) => void;
  /** Texts that cells refer to by number are the same. */
  keepsStrings: boolean;
  keepsStyles: boolean;
}

/** Comparing bytes is this much faster than reading cells. */
const scannedRate = 16;

function compareSheet(
  versions: { before: SheetReader | null; after: SheetReader | null },
  { change, onCell, count, keepsStrings, keepsStyles }: SheetComparison,
): void {
  const { before, after } = versions;
  const isBoth = before !== null && after !== null;
  if (keepsStrings && isBoth && before.identity === after.identity) return;
  const [old, next] = [before?.content() ?? nothing, after?.content() ?? nothing];
  if (keepsStrings && isBoth && isSameContent(old, next)) return;
  count((old.length + next.length) / scannedRate);
  const rows = keepsStrings ? findChangedRows(old, next) : readAllRows(old, next);
  count(rows.before.length + rows.after.length);
  const readBefore = () => (before === null ? [] : readSheetRows(rows.before, before.context));
  const readAfter = () => (after === null ? [] : readSheetRows(rows.after, after.context));
  const mayShift = isBoth && findLastRowNumber(rows.before) !== findLastRowNumber(rows.after);
  const shift = mayShift ? findRowShift(readBefore(), readAfter()) : null;
  change.rows = shift && { at: shift.at, count: shift.count };
  const isDeleted = shift !== null && shift.count < 0;
  const isInserted = shift !== null && shift.count > 0;
  compareRows(
    isInserted ? [] : isDeleted ? listShiftedRows(readBefore(), shift) : readBefore(),
    isDeleted ? [] : isInserted ? listShiftedRows(readAfter(), shift) : readAfter(),
    {
      onCell,
      onRecalculated: () => {
        change.recalculated += 1;
      },
      onFormatted: () => {
        if (keepsStyles) change.formatted += 1;
        else change.isLayoutChanged = true;
      },
    },
  );
  if (!isBoth) return;
  const isEqualSoFar = change.cells + change.recalculated + change.formatted === 0 && shift === null;
  change.isLayoutChanged ||=
    readLayout(old) !== readLayout(next) || (isEqualSoFar && rows.before !== rows.after);
}

const nothing = new Uint8Array();

function toContent(cell: SheetCell | null): CellContent | null {
  const input = inputOf(cell);
  if (cell === null || input === '') return null;
  return { input: cutText(input), result: cell.formula === null ? null : cutText(cell.value) };
}

/** Cells refer to texts by number, which other programs give anew. */
function keepsStrings({ context: one }: Workbook, { context: other }: Workbook): boolean {
  if (one.strings === other.strings) return true;
  return one.strings.every((text, index) => other.strings[index] === text);
}

function keepsStyles({ formats: one }: Workbook, { formats: other }: Workbook): boolean {
  return one === other || other.list.startsWith(one.list);
}
