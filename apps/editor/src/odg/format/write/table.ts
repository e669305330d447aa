import { alignItems } from '../../../canvas/format/align.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import { createElementDraft, type ElementDraft, serializeNode, setAttributes } from '../../../xml/draft.ts';
import { type Element, findChild, getOpenTag, getRawXml, readElement } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import type { ShapeSource } from '../read/reader.ts';
import { shapeChain } from '../read/shapes.ts';
import { type Chain, withDefault } from '../read/styles.ts';
import { cellContext, cellsOf, columnsOf, readTable, rowsOf } from '../read/table.ts';
import { written } from '../read/units.ts';
import type { StyleChanges } from './document-writer.ts';
import { paragraphsXml } from './paragraphs.ts';
import type { Writing } from './writing.ts';

type Grid = Pick<TableShape, 'columns' | 'rows'>;

export function writeTable(
  writing: Writing,
  own: ElementDraft,
  { source, was, shape }: { source: ShapeSource; was: TableShape; shape: TableShape },
): void {
  if (isSameValue([was.columns, was.rows], [shape.columns, shape.rows])) return;
  const table = findChild(source.own, 'table:table');
  if (table === null) return;
  const at = own.parts.indexOf(table);
  const behind = withDefault(writing.book.styles, 'paragraph', shapeChain(source.sheet, source.own));
  const styles = writing.book.styles;
  const shaped = isSameValue(sizesOf(was), sizesOf(shape)) ? table : reshapeGrid(table, was, shape);
  const before = shaped === table ? was : readTable(styles, shaped, behind);
  if (before === null) return;
  own.parts[at] = patchTable(writing, shaped, { before, after: shape, behind });
  // Its replacement image shows the previous state.
  own.parts = own.parts.filter((piece) => typeof piece === 'string' || piece.name !== 'draw:image');
}

const sizesOf = ({ columns, rows }: Grid): number[] => [
  columns.length,
  ...rows.map(({ cells }) => cells.length),
];

const wordsOf = ({ text }: TableCell): string =>
  text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');

/** A table with the new number of rows and columns; remaining ones keep their markup. */
function reshapeGrid(table: Element, was: Grid, is: Grid): Element {
  const isSame = (one: string, other: string): boolean => one === other;
  const rowSigns = ({ rows }: Grid) => rows.map(({ cells }) => cells.map(wordsOf).join('\t'));
  const columnSigns = ({ columns, rows }: Grid) =>
    columns.map((_, at) =>
      rows.map(({ cells }) => (cells[at] === undefined ? '' : wordsOf(cells[at]))).join('\t'),
    );
  const isSameWidth = was.columns.length === is.columns.length;
  const isSameHeight = was.rows.length === is.rows.length;
  const inOrder = (items: readonly unknown[]): (number | null)[] => items.map((_, at) => at);
  const rows = isSameHeight ? inOrder(is.rows) : alignItems(rowSigns(was), rowSigns(is), isSame);
  const columns = isSameWidth ? inOrder(is.columns) : alignItems(columnSigns(was), columnSigns(is), isSame);
  const [rowElements, columnElements] = [rowsOf(table), columnsOf(table)];
  const head = columns.map((at, index) => {
    const like = columnElements[at ?? Math.min(index, columnElements.length - 1)];
    return like === undefined ? '<table:table-column/>' : getRawXml(like);
  });
  const lines = is.rows.map(({ cells }, index) => {
    const row = rowElements[rows[index] ?? -1];
    const like = row ?? rowElements[Math.min(index, rowElements.length - 1)];
    const own = row === undefined ? [] : cellsOf(row);
    const models = like === undefined ? [] : cellsOf(like);
    const inside = cells.map((_, column) => {
      const cell = own[columns[column] ?? -1];
      if (cell !== undefined) return getRawXml(cell);
      const style = getString(models[Math.min(column, models.length - 1)], 'table:style-name');
      const draft = createElementDraft(readElement('<table:table-cell/>') ?? table);
      setAttributes(draft, { 'table:style-name': style });
      return serializeNode(draft);
    });
    const tag = like === undefined ? '<table:table-row>' : getOpenTag(like);
    return `${tag}${inside.join('')}</table:table-row>`;
  });
  return readElement(`${getOpenTag(table)}${head.join('')}${lines.join('')}</table:table>`) ?? table;
}

interface Replacement {
  from: number;
  to: number;
  xml: string;
}

function patchTable(
  writing: Writing,
  table: Element,
  { before, after, behind }: { before: Grid; after: Grid; behind: Chain },
): string {
  const found: Replacement[] = [];
  const restyle = (element: Element, family: string, changes: StyleChanges): void => {
    const draft = createElementDraft(element);
    const name = writing.book.style(family, getString(element, 'table:style-name'), changes);
    setAttributes(draft, { 'table:style-name': name });
    found.push({ from: element.start, to: element.from, xml: draft.tag });
  };
  columnsOf(table).forEach((column, at) => {
    const width = after.columns[at];
    if (width !== undefined && width !== before.columns[at])
      restyle(column, 'table-column', {
        'style:table-column-properties': { 'style:column-width': written(width) },
      });
  });
  rowsOf(table).forEach((row, at) => {
    const [was, is] = [before.rows[at], after.rows[at]];
    if (was === undefined || is === undefined) return;
    if (was.height !== is.height)
      restyle(row, 'table-row', { 'style:table-row-properties': { 'style:row-height': written(is.height) } });
    cellsOf(row).forEach((cell, column) => {
      const [one, other] = [was.cells[column], is.cells[column]];
      if (one === undefined || other === undefined || isSameValue(one, other)) return;
      found.push({
        from: cell.start,
        to: cell.end,
        xml: cellXml(writing, { cell, row, behind }, one, other),
      });
    });
  });
  const parts: string[] = [];
  let at = table.start;
  for (const { from, to, xml } of found.toSorted((one, other) => one.from - other.from)) {
    parts.push(table.source.slice(at, from), xml);
    at = to;
  }
  return parts.join('') + table.source.slice(at, table.end);
}

function cellXml(
  { book: writer }: Writing,
  { cell, row, behind }: { cell: Element; row: Element; behind: Chain },
  was: TableCell,
  is: TableCell,
): string {
  const draft = createElementDraft(cell);
  const span = (count: number): string | null => (count > 1 ? String(count) : null);
  const isCovered = is.columnSpan === 0 || is.rowSpan === 0;
  if (
    (was.columnSpan === 0 || was.rowSpan === 0) !== isCovered ||
    was.columnSpan !== is.columnSpan ||
    was.rowSpan !== is.rowSpan
  ) {
    draft.name = isCovered ? 'table:covered-table-cell' : 'table:table-cell';
    draft.tag = draft.tag.replace(/^<[^\s/>]+/, `<${draft.name}`);
    setAttributes(draft, {
      'table:number-columns-spanned': span(is.columnSpan),
      'table:number-rows-spanned': span(is.rowSpan),
    });
  }
  const graphics: Record<string, string | null> = {};
  if (was.fill !== is.fill)
    Object.assign(
      graphics,
      is.fill === null ? { 'draw:fill': 'none' } : { 'draw:fill': 'solid', 'draw:fill-color': is.fill },
    );
  if (was.text.anchor !== is.text.anchor) graphics['draw:textarea-vertical-align'] = is.text.anchor;
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    if (was.text.inset[side] !== is.text.inset[side])
      graphics[`fo:padding-${side}`] = written(is.text.inset[side]);
  }
  if (Object.keys(graphics).length > 0) {
    const present = getString(cell, 'table:style-name') ?? getString(row, 'table:default-cell-style-name');
    const background =
      is.fill === null && was.fill !== null
        ? { 'style:table-cell-properties': { 'fo:background-color': 'transparent' } }
        : {};
    const name = writer.style('table-cell', present, { 'style:graphic-properties': graphics, ...background });
    setAttributes(draft, { 'table:style-name': name });
  }
  if (isSameValue(was.text.paragraphs, is.text.paragraphs)) return serializeNode(draft);
  const { context } = cellContext(writer.styles, cell, { row, behind });
  const xml = paragraphsXml({ book: writer, context }, cell, is.text.paragraphs);
  draft.parts = [
    xml,
    ...draft.parts.filter((piece) => typeof piece !== 'string' && !/^text:(?:p|h|list)$/.test(piece.name)),
  ];
  return serializeNode(draft);
}
