import type { CellBorders, Stroke, TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, parseBoundedNumber } from '../../../xml/values.ts';
import { hairlineWidth, readFill, readTextFrame } from './fills.ts';
import { appendDefaultStyle, findValue, getStyleChain, type StyleChain, type Styles } from './styles.ts';
import { readParagraphs, toBody } from './text.ts';
import type { TextContext } from './text-styles.ts';
import { formatLength, parseColour, parseLength } from './units.ts';

/** Larger tables are preserved as one shape. */
const maxCells = 10_000;
const rowGroupNames = ['table:table-header-rows', 'table:table-rows', 'table:table-row-group'];
const columnGroupNames = ['table:table-header-columns', 'table:table-columns', 'table:table-column-group'];

/** Rows of a table, including those in row groups. */
export const listRows = (table: Element): Element[] =>
  listChildrenInGroups(table, 'table:table-row', rowGroupNames);
export const listColumns = (table: Element): Element[] =>
  listChildrenInGroups(table, 'table:table-column', columnGroupNames);
export const listCells = (row: Element): Element[] =>
  row.children.filter(({ name }) => name === 'table:table-cell' || name === 'table:covered-table-cell');

function listChildrenInGroups(table: Element, name: string, groups: readonly string[]): Element[] {
  return table.children.flatMap((child) => {
    if (child.name === name) return [child];
    return groups.includes(child.name) ? child.children.filter((inner) => inner.name === name) : [];
  });
}

const readCount = (element: Element, name: string): number =>
  Math.min(maxCells, Math.max(1, Math.round(parseBoundedNumber(getString(element, name)) ?? 1)));

/** Null if the table is too large, or uses repeated rows or cells. */
export function readTable(
  styles: Styles,
  table: Element,
  behind: StyleChain,
): Pick<TableShape, 'columns' | 'rows'> | null {
  const [rows, columns] = [listRows(table), listColumns(table)];
  const cells = rows.flatMap(listCells);
  const isRepeated = (element: Element, name: string): boolean => readCount(element, name) > 1;
  if (
    rows.length === 0 ||
    cells.length === 0 ||
    cells.length > maxCells ||
    rows.some((row) => isRepeated(row, 'table:number-rows-repeated')) ||
    cells.some((cell) => isRepeated(cell, 'table:number-columns-repeated')) ||
    columns.some((column) => isRepeated(column, 'table:number-columns-repeated'))
  )
    return null;
  return {
    columns: columns.map((column) =>
      readSize(styles, column, { family: 'table-column', name: 'style:column-width' }),
    ),
    rows: rows.map((row) => ({
      height: readSize(styles, row, { family: 'table-row', name: 'style:row-height' }),
      cells: listCells(row).map((cell) => readCell(styles, cell, { row, behind })),
    })),
  };
}

function readSize(
  styles: Styles,
  element: Element,
  { family, name }: { family: string; name: string },
): number {
  for (const style of getStyleChain(styles, family, getString(element, 'table:style-name'))) {
    const properties = findChild(style, `style:${family}-properties`);
    const length =
      parseLength(getString(properties, name)) ??
      parseLength(getString(properties, name.replace(':', ':min-')));
    if (length !== null) return Math.max(0, Math.round(length));
  }
  return 0;
}

export function createCellContext(
  styles: Styles,
  cell: Element,
  { row, behind }: { row: Element | null; behind: StyleChain },
): { context: TextContext; chain: StyleChain } {
  const name = getString(cell, 'table:style-name') ?? getString(row, 'table:default-cell-style-name');
  const chain = getStyleChain(styles, 'table-cell', name);
  return {
    chain,
    context: { styles, inherited: [...appendDefaultStyle(styles, 'table-cell', chain), ...behind] },
  };
}

function readCell(styles: Styles, cell: Element, from: { row: Element; behind: StyleChain }): TableCell {
  const { chain, context } = createCellContext(styles, cell, from);
  const isCovered = cell.name === 'table:covered-table-cell';
  return {
    text: toBody(readParagraphs(cell, context), context, { ...readTextFrame(chain, 'top'), layout: null }),
    fill:
      readFill(styles, chain, null).fill ??
      parseColour(findValue(chain, 'style:table-cell-properties', 'fo:background-color')),
    fillOpacity: 1,
    borders: readBorders(chain),
    columnSpan: isCovered ? 0 : readCount(cell, 'table:number-columns-spanned'),
    rowSpan: isCovered ? 0 : readCount(cell, 'table:number-rows-spanned'),
  };
}

/** ODF has borders among the properties of a cell; LibreOffice writes those of drawings among the properties of its paragraphs. */
const borderProperties = ['style:table-cell-properties', 'style:paragraph-properties'];

/** Null if no side has a border, or explicitly none. */
function readBorders(chain: StyleChain): CellBorders | null {
  const readSide = (side: keyof CellBorders): Stroke | null | undefined => {
    for (const properties of borderProperties) {
      const value =
        findValue(chain, properties, `fo:border-${side}`) ?? findValue(chain, properties, 'fo:border');
      if (value !== null) return parseBorder(value);
    }
    return undefined;
  };
  const [left, right, top, bottom] = [
    readSide('left'),
    readSide('right'),
    readSide('top'),
    readSide('bottom'),
  ];
  if ([left, right, top, bottom].every((side) => side === undefined)) return null;
  return { left: left ?? null, right: right ?? null, top: top ?? null, bottom: bottom ?? null };
}

/** A border as in XSL: width, style and colour in any order; null for none. */
function parseBorder(value: string): Stroke | null {
  const words = value.trim().split(/\s+/, 4);
  const width = words
    .map((word) => (/^[\d.]/.test(word) ? parseLength(word) : null))
    .find((one) => one !== null);
  const color = words.map(parseColour).find((one) => one !== null);
  if (words.includes('none') || words.includes('hidden') || color === undefined) return null;
  return {
    color,
    width: Math.max(1, Math.round(width ?? hairlineWidth)),
    dash: words.includes('dashed') ? 'dash' : words.includes('dotted') ? 'dot' : 'solid',
  };
}

/** A border as `readBorders` reads it. */
export function formatBorder(stroke: Stroke | null): string {
  if (stroke === null) return 'none';
  const style = stroke.dash === 'dash' ? 'dashed' : stroke.dash === 'dot' ? 'dotted' : 'solid';
  return `${formatLength(stroke.width)} ${style} ${stroke.color}`;
}
