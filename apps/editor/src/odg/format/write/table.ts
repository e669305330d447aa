import { alignItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  renameDraft,
  serializeNode,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, findChild, getOpenTag, getRawXml, readElement } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import type { ShapeSource } from '../read/reader.ts';
import { getShapeStyleChain } from '../read/shapes.ts';
import { appendDefaultStyle, type StyleChain } from '../read/styles.ts';
import {
  createCellContext,
  formatBorder,
  listCells,
  listColumns,
  listRows,
  readTable,
} from '../read/table.ts';
import { formatLength } from '../read/units.ts';
import type { StyleChanges } from './document-writer.ts';
import { writeParagraphs } from './paragraphs.ts';
import type { WriteContext } from './write-context.ts';

type Grid = Pick<TableShape, 'columns' | 'rows'>;

export function writeTable(
  writing: WriteContext,
  frame: ElementDraft,
  { source, previous, shape }: { source: ShapeSource; previous: TableShape; shape: TableShape },
): void {
  if (isSameValue([previous.columns, previous.rows], [shape.columns, shape.rows])) return;
  const table = findChild(source.shapeElement, 'table:table');
  if (table === null) return;
  const at = frame.parts.indexOf(table);
  const inherited = appendDefaultStyle(
    writing.writer.styles,
    'paragraph',
    getShapeStyleChain(source.sheet, source.shapeElement),
  );
  const styles = writing.writer.styles;
  const reshaped = isSameValue(countCells(previous), countCells(shape))
    ? table
    : reshapeGrid(table, previous, shape);
  const before = reshaped === table ? previous : readTable(styles, reshaped, inherited);
  if (before === null) return;
  frame.parts[at] = patchTable(writing, reshaped, { before, after: shape, behind: inherited });
  // Its replacement image shows the previous state.
  frame.parts = frame.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'draw:image');
}

const countCells = ({ columns, rows }: Grid): number[] => [
  columns.length,
  ...rows.map(({ cells }) => cells.length),
];

const getCellText = ({ text }: TableCell): string =>
  text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');

/** A table with the new number of rows and columns; remaining ones keep their markup. */
function reshapeGrid(table: Element, previous: Grid, next: Grid): Element {
  const isSame = (previousKey: string, nextKey: string): boolean => previousKey === nextKey;
  const toRowKeys = ({ rows }: Grid) => rows.map(({ cells }) => cells.map(getCellText).join('\t'));
  const toColumnKeys = ({ columns, rows }: Grid) =>
    columns.map((_, at) =>
      rows.map(({ cells }) => (cells[at] === undefined ? '' : getCellText(cells[at]))).join('\t'),
    );
  const isSameWidth = previous.columns.length === next.columns.length;
  const isSameHeight = previous.rows.length === next.rows.length;
  const toIndexes = (items: readonly unknown[]): (number | null)[] => items.map((_, at) => at);
  const rows = isSameHeight ? toIndexes(next.rows) : alignItems(toRowKeys(previous), toRowKeys(next), isSame);
  const columns = isSameWidth
    ? toIndexes(next.columns)
    : alignItems(toColumnKeys(previous), toColumnKeys(next), isSame);
  const [rowElements, columnElements] = [listRows(table), listColumns(table)];
  const columnsXml = columns.map((at, index) => {
    const template = columnElements[at ?? Math.min(index, columnElements.length - 1)];
    return template === undefined ? '<table:table-column/>' : getRawXml(template);
  });
  const rowsXml = next.rows.map(({ cells }, index) => {
    const row = rowElements[rows[index] ?? -1];
    const template = row ?? rowElements[Math.min(index, rowElements.length - 1)];
    const keptCells = row === undefined ? [] : listCells(row);
    const templateCells = template === undefined ? [] : listCells(template);
    const cellsXml = cells.map((_, column) => {
      const cell = keptCells[columns[column] ?? -1];
      if (cell !== undefined) return getRawXml(cell);
      const style = getString(templateCells[Math.min(column, templateCells.length - 1)], 'table:style-name');
      const draft = createElementDraft(readElement('<table:table-cell/>') ?? table);
      setAttributes(draft, { 'table:style-name': style });
      return serializeNode(draft);
    });
    const tag = template === undefined ? '<table:table-row>' : getOpenTag(template);
    return `${tag}${cellsXml.join('')}</table:table-row>`;
  });
  return readElement(`${getOpenTag(table)}${columnsXml.join('')}${rowsXml.join('')}</table:table>`) ?? table;
}

interface Replacement {
  from: number;
  to: number;
  xml: string;
}

function patchTable(
  writing: WriteContext,
  table: Element,
  { before, after, behind }: { before: Grid; after: Grid; behind: StyleChain },
): string {
  const replacements: Replacement[] = [];
  const restyle = (element: Element, family: string, changes: StyleChanges): void => {
    const draft = createElementDraft(element);
    const name = writing.writer.findOrAddStyle(family, getString(element, 'table:style-name'), changes);
    setAttributes(draft, { 'table:style-name': name });
    replacements.push({ from: element.start, to: element.from, xml: draft.tag });
  };
  listColumns(table).forEach((column, at) => {
    const width = after.columns[at];
    if (width !== undefined && width !== before.columns[at])
      restyle(column, 'table-column', {
        'style:table-column-properties': { 'style:column-width': formatLength(width) },
      });
  });
  listRows(table).forEach((row, at) => {
    const [previous, next] = [before.rows[at], after.rows[at]];
    if (previous === undefined || next === undefined) return;
    if (previous.height !== next.height)
      restyle(row, 'table-row', {
        'style:table-row-properties': { 'style:row-height': formatLength(next.height) },
      });
    listCells(row).forEach((cell, column) => {
      const [previousCell, nextCell] = [previous.cells[column], next.cells[column]];
      if (previousCell === undefined || nextCell === undefined || isSameValue(previousCell, nextCell)) return;
      replacements.push({
        from: cell.start,
        to: cell.end,
        xml: writeCell(writing, { cell, row, behind }, previousCell, nextCell),
      });
    });
  });
  const xmlParts: string[] = [];
  let at = table.start;
  for (const { from, to, xml } of replacements.toSorted((one, other) => one.from - other.from)) {
    xmlParts.push(table.source.slice(at, from), xml);
    at = to;
  }
  return xmlParts.join('') + table.source.slice(at, table.end);
}

function writeCell(
  { writer }: WriteContext,
  { cell, row, behind }: { cell: Element; row: Element; behind: StyleChain },
  previous: TableCell,
  next: TableCell,
): string {
  const draft = createElementDraft(cell);
  const toSpan = (count: number): string | null => (count > 1 ? String(count) : null);
  const isCovered = next.columnSpan === 0 || next.rowSpan === 0;
  if (
    (previous.columnSpan === 0 || previous.rowSpan === 0) !== isCovered ||
    previous.columnSpan !== next.columnSpan ||
    previous.rowSpan !== next.rowSpan
  ) {
    renameDraft(draft, isCovered ? 'table:covered-table-cell' : 'table:table-cell');
    setAttributes(draft, {
      'table:number-columns-spanned': toSpan(next.columnSpan),
      'table:number-rows-spanned': toSpan(next.rowSpan),
    });
  }
  const graphics: Record<string, string | null> = {};
  if (previous.fill !== next.fill)
    Object.assign(
      graphics,
      next.fill === null ? { 'draw:fill': 'none' } : { 'draw:fill': 'solid', 'draw:fill-color': next.fill },
    );
  if (previous.text.anchor !== next.text.anchor) graphics['draw:textarea-vertical-align'] = next.text.anchor;
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (previous.text.inset[side] !== next.text.inset[side])
      graphics[`fo:padding-${side}`] = formatLength(next.text.inset[side]);
  }
  const borders = isSameValue(previous.borders, next.borders) ? {} : listBorders(next.borders);
  if (Object.keys(graphics).length > 0 || Object.keys(borders).length > 0) {
    const currentStyle =
      getString(cell, 'table:style-name') ?? getString(row, 'table:default-cell-style-name');
    const background =
      next.fill === null && previous.fill !== null ? { 'fo:background-color': 'transparent' } : {};
    const name = writer.findOrAddStyle('table-cell', currentStyle, {
      'style:graphic-properties': graphics,
      'style:table-cell-properties': { ...background, ...borders },
      // LibreOffice has the borders of drawings here.
      'style:paragraph-properties': borders,
    });
    setAttributes(draft, { 'table:style-name': name });
  }
  if (isSameValue(previous.text.paragraphs, next.text.paragraphs)) return serializeNode(draft);
  const { context } = createCellContext(writer.styles, cell, { row, behind });
  const xml = writeParagraphs({ writer, context }, cell, next.text.paragraphs);
  draft.parts = [
    xml,
    ...draft.parts.filter((piece) => typeof piece !== 'string' && !/^text:(?:p|h|list)$/.test(piece.name)),
  ];
  return serializeNode(draft);
}

/** Without borders of its own, a cell has those of its style. */
function listBorders(borders: TableCell['borders']): Record<string, string | null> {
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  return {
    'fo:border': null,
    ...Object.fromEntries(
      sides.map((side) => [`fo:border-${side}`, borders === null ? null : formatBorder(borders[side])]),
    ),
  };
}
