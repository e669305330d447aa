import { pairItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Stroke, TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import { fillNames } from '../../../drawingml/fills.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
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
import type { ShapeSource } from '../read/reader.ts';
import { type CellSource, createCellContext, readCell } from '../read/table.ts';
import { cellLines, listStyleParts, readStyledTable, type StyledTable } from '../read/table-styles.ts';
import { writeParagraphs } from './body.ts';
import { createSolidFill } from './run-properties.ts';
import { emptyCellXml } from './skeletons.ts';
import { writeStroke } from './stroke.ts';
import { parseElement } from './transform.ts';
import { createLinkWriter, type SlideWriteContext } from './write-context.ts';

const tablePath = ['a:graphic', 'a:graphicData', 'a:tbl'];

/** Writes the changes to a table; existing rows and columns keep content that is not shown. */
export function writeTable(
  writing: SlideWriteContext,
  draft: ElementDraft,
  { base, previous, shape }: { base: ShapeSource; previous: TableShape; shape: TableShape },
): void {
  const table = findDraftByPath(draft, tablePath);
  const source = findByPath(base.element, ...tablePath);
  if (table === null || source === null) return;
  const columns = matchColumns(previous, shape);
  writeColumns(table, { previous, shape, columns });
  const elements = listChildren(source, 'a:tr');
  const styledTable = readStyledTable(writing.reader.tableStyles, source);
  const { origins } = pairItems(previous.rows, shape.rows, isSameValue);
  const covered = findCoveredCells(shape);
  const rows = shape.rows.map((row, index): XmlNode => {
    const origin = origins[index] ?? null;
    const element = elements[origin ?? -1] ?? null;
    const before = previous.rows[origin ?? -1] ?? null;
    const hasSameColumns =
      columns.every((column, firstRow) => column === firstRow) && columns.length === previous.columns.length;
    if (
      element !== null &&
      hasSameColumns &&
      isSameValue(before, row) &&
      keepsPosition({ previous, shape, origin, index })
    )
      return element;
    const position = { row: index, rows: shape.rows.length, columns: shape.columns.length };
    return writeRow(writing, element, {
      styledTable,
      row,
      columns,
      position,
      covered,
      height: before?.height ?? null,
    });
  });
  const firstRow = table.parts.findIndex((piece) => typeof piece !== 'string' && piece.name === 'a:tr');
  const otherParts = table.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'a:tr');
  otherParts.splice(firstRow === -1 ? otherParts.length : firstRow, 0, ...rows);
  table.parts = otherParts;
}

/** A table style depends on whether a row is odd, first or last, so a moved row may look different. */
function keepsPosition({
  previous,
  shape,
  origin,
  index,
}: {
  previous: TableShape;
  shape: TableShape;
  origin: number | null;
  index: number;
}): boolean {
  return origin === index && previous.rows.length === shape.rows.length;
}

function matchColumns(previous: TableShape, shape: TableShape): (number | null)[] {
  if (previous.columns.length === shape.columns.length) return shape.columns.map((_, index) => index);
  const getColumnText = ({ rows }: TableShape, column: number): string =>
    rows
      .map(
        ({ cells }) =>
          cells[column]?.text.paragraphs
            .map(({ runs }) => runs.map(({ text }) => text).join(''))
            .join('\n') ?? '',
      )
      .join('\u0000');
  // Widths change with the number of columns.
  const toKeys = (table: TableShape): string[] =>
    table.columns.map((_, column) => getColumnText(table, column));
  return pairItems(toKeys(previous), toKeys(shape), (one, other) => one === other).origins;
}

function writeColumns(
  table: ElementDraft,
  {
    previous,
    shape,
    columns,
  }: { previous: TableShape; shape: TableShape; columns: readonly (number | null)[] },
): void {
  if (isSameValue(previous.columns, shape.columns)) return;
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

interface RowWriteOptions {
  styledTable: StyledTable;
  row: TableShape['rows'][number];
  columns: readonly (number | null)[];
  position: { row: number; rows: number; columns: number };
  height: number | null;
  covered: CoveredCells;
}

function writeRow(
  writing: SlideWriteContext,
  element: Element | null,
  options: RowWriteOptions,
): ElementDraft {
  const { row, columns, position, height } = options;
  const draft = element === null ? parseElementDraft('<a:tr/>') : createElementDraft(element);
  if (height !== row.height) setAttributes(draft, { h: String(Math.round(row.height)) });
  const before = element === null ? [] : listChildren(element, 'a:tc');
  const cells = row.cells.map((cell, column) => {
    const original = before[columns[column] ?? -1] ?? null;
    const cellDraft = original === null ? parseElementDraft(emptyCellXml) : replaceByDraft(draft, original);
    if (cellDraft !== null) {
      writeCell(writing, cellDraft, {
        original,
        cell,
        styledTable: options.styledTable,
        position: { ...position, column },
      });
      writeSpans(cellDraft, cell, options.covered.get(toKey(position.row, column)));
    }
    return cellDraft;
  });
  const otherParts = draft.parts.filter((piece) => typeof piece !== 'string' && piece.name !== 'a:tc');
  draft.parts = [...cells.filter((cell) => cell !== null), ...otherParts];
  return draft;
}

const emptyCellElement = parseElement(emptyCellXml);
const cellOrder = ['a:txBody', 'a:tcPr', 'a:extLst'];
/** Schema order: borders come before the fill. */
const cellPropertyOrder = [
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
const insetAttributes = { left: 'marL', top: 'marT', right: 'marR', bottom: 'marB' } as const;

function writeCell(
  writing: SlideWriteContext,
  draft: ElementDraft,
  {
    original,
    cell,
    styledTable,
    position,
  }: { original: Element | null; cell: TableCell } & Pick<CellSource, 'styledTable' | 'position'>,
): void {
  const previous = readCell(writing.reader, { cell: original ?? emptyCellElement, styledTable, position });
  if (!isSameValue(previous.text.paragraphs, cell.text.paragraphs)) {
    const body = ensureChild(draft, 'a:txBody', cellOrder);
    writeParagraphs(body, original === null ? null : findChild(original, 'a:txBody'), {
      text: cell.text,
      context: createCellContext(writing.reader, listStyleParts(styledTable, position)),
      linkTo: createLinkWriter(writing),
    });
  }
  const properties = (): ElementDraft => ensureChild(draft, 'a:tcPr', cellOrder);
  if (previous.text.anchor !== cell.text.anchor)
    setAttributes(properties(), { anchor: anchors[cell.text.anchor] });
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (previous.text.inset[side] !== cell.text.inset[side])
      setAttributes(properties(), { [insetAttributes[side]]: String(Math.round(cell.text.inset[side])) });
  }
  if (previous.fill !== cell.fill || previous.fillOpacity !== cell.fillOpacity) {
    removeChildren(properties(), fillNames);
    insertChild(
      properties(),
      parseElementDraft(cell.fill === null ? '<a:noFill/>' : createSolidFill(cell.fill, cell.fillOpacity)),
      cellPropertyOrder,
    );
  }
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    const line = cell.borders?.[side] ?? null;
    if (cell.borders === null || isSameValue(previous.borders?.[side], line)) continue;
    writeCellBorder(properties(), cellLines[side], previous.borders?.[side] ?? null, line);
  }
}

/** A border of the cell replaces that of the style as a whole, so it is written with all its values. */
function writeCellBorder(
  properties: ElementDraft,
  name: string,
  previous: Stroke | null,
  line: Stroke | null,
): void {
  const isOwn = findChildDraft(properties, name) !== null;
  writeStroke(properties, { name, order: cellPropertyOrder }, isOwn ? previous : null, line);
  if (line === null && !isOwn) {
    const none = parseElementDraft(`<${name}><a:noFill/></${name}>`);
    insertChild(properties, none, cellPropertyOrder);
  }
}

/** Cells covered by a span, and from which side. */
type CoveredCells = ReadonlyMap<string, { isCoveredFromLeft: boolean; isCoveredFromAbove: boolean }>;

const toKey = (row: number, column: number): string => `${row},${column}`;

/** Limit for overlapping spans in a broken table. */
const maxCovered = 200_000;

function findCoveredCells({ rows, columns }: TableShape): CoveredCells {
  const covered = new Map<string, { isCoveredFromLeft: boolean; isCoveredFromAbove: boolean }>();
  let visitedCells = 0;
  rows.forEach(({ cells }, row) => {
    cells.forEach(({ rowSpan, columnSpan }, column) => {
      const [bottom, right] = [
        Math.min(rows.length, row + rowSpan),
        Math.min(columns.length, column + columnSpan),
      ];
      for (let y = row; y < bottom; y++) {
        for (let x = column; x < right; x++) {
          visitedCells += 1;
          if (visitedCells > maxCovered) return;
          if (x !== column || y !== row)
            covered.set(toKey(y, x), { isCoveredFromLeft: x !== column, isCoveredFromAbove: y !== row });
        }
      }
    });
  });
  return covered;
}

function writeSpans(
  draft: ElementDraft,
  { columnSpan, rowSpan }: TableCell,
  covered: { isCoveredFromLeft: boolean; isCoveredFromAbove: boolean } | undefined,
): void {
  const isCovered = columnSpan === 0 || rowSpan === 0;
  const merge = isCovered
    ? (covered ?? { isCoveredFromLeft: true, isCoveredFromAbove: false })
    : { isCoveredFromLeft: false, isCoveredFromAbove: false };
  setAttributes(draft, {
    gridSpan: columnSpan > 1 ? String(columnSpan) : null,
    rowSpan: rowSpan > 1 ? String(rowSpan) : null,
    hMerge: merge.isCoveredFromLeft ? '1' : null,
    vMerge: merge.isCoveredFromAbove ? '1' : null,
  });
}
