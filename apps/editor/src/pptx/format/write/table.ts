import { alignItems, pairItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findDraftByPath,
  insertChild,
  parseElementDraft,
  removeChildren,
  replaceByDraft,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, listChildren } from '../../../xml/values.ts';
import { fillNames } from '../read/fills.ts';
import type { ShapeSource } from '../read/reader.ts';
import { cellContext, readCell } from '../read/table.ts';
import { writeParagraphs } from './body.ts';
import { solidFill } from './run-properties.ts';
import { cellXml } from './skeletons.ts';
import { roundTransform } from './transform.ts';
import { linksOf, type SheetWriting } from './writing.ts';

const tablePath = ['a:graphic', 'a:graphicData', 'a:tbl'];

/** Writes the changes to a table; existing rows and columns keep content that is not shown. */
export function writeTable(
  writing: SheetWriting,
  draft: ElementDraft,
  { base, was, shape }: { base: ShapeSource; was: TableShape; shape: TableShape },
): void {
  const table = findDraftByPath(draft, tablePath);
  const source = findByPath(base.element, ...tablePath);
  if (table === null || source === null) return;
  const columns = columnOrigins(was, shape);
  writeColumns(table, { was, shape, columns });
  const elements = listChildren(source, 'a:tr');
  const { origins } = pairItems(was.rows, shape.rows, isSameValue);
  const covered = coveredCells(shape);
  const rows = shape.rows.map((row, index): XmlNode => {
    const origin = origins[index] ?? null;
    const element = elements[origin ?? -1] ?? null;
    const before = was.rows[origin ?? -1] ?? null;
    const isWhole = columns.every((column, at) => column === at) && columns.length === was.columns.length;
    if (element !== null && isWhole && isSameValue(before, row) && isStanding({ was, shape, origin, index }))
      return element;
    const place = { row: index, rows: shape.rows.length, columns: shape.columns.length };
    return writeRow(writing, element, {
      source,
      row,
      columns,
      place,
      covered,
      height: before?.height ?? null,
    });
  });
  const at = table.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'a:tr');
  const rest = table.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'a:tr');
  rest.splice(at === -1 ? rest.length : at, 0, ...rows);
  table.parts = rest;
}

/** A table style depends on whether a row is odd, first or last, so a moved row may look different. */
function isStanding({
  was,
  shape,
  origin,
  index,
}: {
  was: TableShape;
  shape: TableShape;
  origin: number | null;
  index: number;
}): boolean {
  return origin === index && was.rows.length === shape.rows.length;
}

function columnOrigins(was: TableShape, shape: TableShape): (number | null)[] {
  if (was.columns.length === shape.columns.length) return shape.columns.map((_, index) => index);
  const words = ({ rows }: TableShape, column: number): string =>
    rows
      .map(
        ({ cells }) =>
          cells[column]?.text.paragraphs
            .map(({ runs }) => runs.map(({ text }) => text).join(''))
            .join('\n') ?? '',
      )
      .join('\u0000');
  const signs = (table: TableShape): string[] =>
    table.columns.map((width, column) => `${width} ${words(table, column)}`);
  return alignItems(signs(was), signs(shape), (one, other) => one === other);
}

function writeColumns(
  table: ElementDraft,
  { was, shape, columns }: { was: TableShape; shape: TableShape; columns: readonly (number | null)[] },
): void {
  if (isSameValue(was.columns, shape.columns)) return;
  const grid = ensureChild(table, 'a:tblGrid', ['a:tblPr', 'a:tblGrid', 'a:tr']);
  const before = grid.parts.filter((piece) => typeof piece !== 'string' && piece.name === 'a:gridCol');
  grid.parts = shape.columns.map((width, index) => {
    const piece = before[columns[index] ?? -1];
    const column =
      piece === undefined || typeof piece === 'string'
        ? parseElementDraft('<a:gridCol/>')
        : 'source' in piece
          ? createElementDraft(piece)
          : piece;
    setAttributes(column, { w: String(Math.round(width)) });
    return column;
  });
}

interface RowTask {
  source: Element;
  row: TableShape['rows'][number];
  columns: readonly (number | null)[];
  place: { row: number; rows: number; columns: number };
  height: number | null;
  covered: Covered;
}

function writeRow(writing: SheetWriting, element: Element | null, task: RowTask): ElementDraft {
  const { row, columns, place, height } = task;
  const draft = element === null ? parseElementDraft('<a:tr/>') : createElementDraft(element);
  if (height !== row.height) setAttributes(draft, { h: String(Math.round(row.height)) });
  const before = element === null ? [] : listChildren(element, 'a:tc');
  const cells = row.cells.map((cell, column) => {
    const own = before[columns[column] ?? -1] ?? null;
    const cellDraft = own === null ? parseElementDraft(cellXml) : replaceByDraft(draft, own);
    if (cellDraft !== null) {
      writeCell(writing, cellDraft, { own, cell, source: task.source, place: { ...place, column } });
      writeSpans(cellDraft, cell, task.covered.get(keyOf(place.row, column)));
    }
    return cellDraft;
  });
  const rest = draft.parts.filter((piece) => typeof piece !== 'string' && piece.name !== 'a:tc');
  draft.parts = [...cells.filter((cell) => cell !== null), ...rest];
  return draft;
}

const emptyCell = roundTransform(cellXml);
const cellOrder = ['a:txBody', 'a:tcPr', 'a:extLst'];
/** Schema order: borders come before the fill. */
const cellProperties = [
  'a:lnL',
  'a:lnR',
  'a:lnT',
  'a:lnB',
  'a:lnTlToBr',
  'a:lnBlToTr',
  'a:cell3D',
  ...fillNames,
  'a:headers',
  'a:extLst',
];
const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
const sides = { left: 'marL', top: 'marT', right: 'marR', bottom: 'marB' } as const;

function writeCell(
  writing: SheetWriting,
  draft: ElementDraft,
  {
    own,
    cell,
    source,
    place,
  }: { own: Element | null; cell: TableCell; source: Element; place: Parameters<typeof cellContext>[2] },
): void {
  const context = cellContext(writing.reader, source, place);
  const was = readCell(writing.reader, { cell: own ?? emptyCell, table: source, place });
  if (!isSameValue(was.text.paragraphs, cell.text.paragraphs)) {
    const body = ensureChild(draft, 'a:txBody', cellOrder);
    writeParagraphs(body, own === null ? null : findChild(own, 'a:txBody'), {
      text: cell.text,
      context,
      linkTo: linksOf(writing),
    });
  }
  const properties = (): ElementDraft => ensureChild(draft, 'a:tcPr', cellOrder);
  if (was.text.anchor !== cell.text.anchor)
    setAttributes(properties(), { anchor: anchors[cell.text.anchor] });
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (was.text.inset[side] !== cell.text.inset[side])
      setAttributes(properties(), { [sides[side]]: String(Math.round(cell.text.inset[side])) });
  }
  if (was.fill !== cell.fill) {
    removeChildren(properties(), fillNames);
    insertChild(
      properties(),
      parseElementDraft(cell.fill === null ? '<a:noFill/>' : solidFill(cell.fill)),
      cellProperties,
    );
  }
}

/** Cells covered by a span, and from which side. */
type Covered = ReadonlyMap<string, { isInRow: boolean; isBelow: boolean }>;

const keyOf = (row: number, column: number): string => `${row},${column}`;

/** Limit for overlapping spans in a broken table. */
const maxCovered = 200_000;

function coveredCells({ rows, columns }: TableShape): Covered {
  const covered = new Map<string, { isInRow: boolean; isBelow: boolean }>();
  let steps = 0;
  rows.forEach(({ cells }, row) => {
    cells.forEach(({ rowSpan, columnSpan }, column) => {
      const [bottom, right] = [
        Math.min(rows.length, row + rowSpan),
        Math.min(columns.length, column + columnSpan),
      ];
      for (let y = row; y < bottom; y++) {
        for (let x = column; x < right; x++) {
          steps += 1;
          if (steps > maxCovered) return;
          if (x !== column || y !== row)
            covered.set(keyOf(y, x), { isInRow: x !== column, isBelow: y !== row });
        }
      }
    });
  });
  return covered;
}

function writeSpans(
  draft: ElementDraft,
  { columnSpan, rowSpan }: TableCell,
  covered: { isInRow: boolean; isBelow: boolean } | undefined,
): void {
  const isCovered = columnSpan === 0 || rowSpan === 0;
  const from = isCovered
    ? (covered ?? { isInRow: true, isBelow: false })
    : { isInRow: false, isBelow: false };
  setAttributes(draft, {
    gridSpan: columnSpan > 1 ? String(columnSpan) : null,
    rowSpan: rowSpan > 1 ? String(rowSpan) : null,
    hMerge: from.isInRow ? '1' : null,
    vMerge: from.isBelow ? '1' : null,
  });
}
