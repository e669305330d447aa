import type { TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, parseFinite } from '../../../xml/values.ts';
import { fillIn, frameOfText } from './fills.ts';
import { type Chain, chainOf, type Styles, valueIn, withDefault } from './styles.ts';
import { bodyOf, readParagraphs } from './text.ts';
import type { TextContext } from './text-styles.ts';
import { colorIn, lengthOf } from './units.ts';

/** Larger tables are preserved as one shape. */
const maxCells = 10_000;
const holders = ['table:table-header-rows', 'table:table-rows', 'table:table-row-group'];
const columnHolders = ['table:table-header-columns', 'table:table-columns', 'table:table-column-group'];

/** Rows of a table, including those in row groups. */
export const rowsOf = (table: Element): Element[] => within(table, 'table:table-row', holders);
export const columnsOf = (table: Element): Element[] => within(table, 'table:table-column', columnHolders);
export const cellsOf = (row: Element): Element[] =>
  row.children.filter(({ name }) => name === 'table:table-cell' || name === 'table:covered-table-cell');

function within(table: Element, name: string, groups: readonly string[]): Element[] {
  return table.children.flatMap((child) => {
    if (child.name === name) return [child];
    return groups.includes(child.name) ? child.children.filter((inner) => inner.name === name) : [];
  });
}

const count = (element: Element, name: string): number =>
  Math.min(maxCells, Math.max(1, Math.round(parseFinite(getString(element, name)) ?? 1)));

/** Null if the table is too large, or uses repeated rows or cells. */
export function readTable(
  styles: Styles,
  table: Element,
  behind: Chain,
): Pick<TableShape, 'columns' | 'rows'> | null {
  const [rows, columns] = [rowsOf(table), columnsOf(table)];
  const cells = rows.flatMap(cellsOf);
  const isRepeated = (element: Element, name: string): boolean => count(element, name) > 1;
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
      sizeIn(styles, column, { family: 'table-column', name: 'style:column-width' }),
    ),
    rows: rows.map((row) => ({
      height: sizeIn(styles, row, { family: 'table-row', name: 'style:row-height' }),
      cells: cellsOf(row).map((cell) => readCell(styles, cell, { row, behind })),
    })),
  };
}

function sizeIn(
  styles: Styles,
  element: Element,
  { family, name }: { family: string; name: string },
): number {
  for (const style of chainOf(styles, family, getString(element, 'table:style-name'))) {
    const properties = findChild(style, `style:${family}-properties`);
    const length =
      lengthOf(getString(properties, name)) ?? lengthOf(getString(properties, name.replace(':', ':min-')));
    if (length !== null) return Math.max(0, Math.round(length));
  }
  return 0;
}

export function cellContext(
  styles: Styles,
  cell: Element,
  { row, behind }: { row: Element | null; behind: Chain },
): { context: TextContext; chain: Chain } {
  const name = getString(cell, 'table:style-name') ?? getString(row, 'table:default-cell-style-name');
  const chain = chainOf(styles, 'table-cell', name);
  return { chain, context: { styles, behind: [...withDefault(styles, 'table-cell', chain), ...behind] } };
}

function readCell(styles: Styles, cell: Element, from: { row: Element; behind: Chain }): TableCell {
  const { chain, context } = cellContext(styles, cell, from);
  const isCovered = cell.name === 'table:covered-table-cell';
  return {
    text: bodyOf(readParagraphs(cell, context), context, frameOfText(chain, 'top')),
    fill:
      fillIn(styles, chain, null).fill ??
      colorIn(valueIn(chain, 'style:table-cell-properties', 'fo:background-color')),
    columnSpan: isCovered ? 0 : count(cell, 'table:number-columns-spanned'),
    rowSpan: isCovered ? 0 : count(cell, 'table:number-rows-spanned'),
  };
}
