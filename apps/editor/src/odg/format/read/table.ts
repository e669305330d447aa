import type { TableCell, TableShape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { childrenOf, numberOf, stringOf } from '../../../xml/values.ts';
import { emuOf } from './lengths.ts';
import { fillOf, formWith, lookWith } from './looks.ts';
import type { DrawnReader } from './reader.ts';
import { readBody, type TextContext, textContext } from './text.ts';

/** A table may say of itself that it has a million cells. */
const mostCells = 10_000;

const repeats = (element: Element, name: string): number =>
  Math.max(1, Math.min(mostCells, Math.round(numberOf(element, name) ?? 1)));

/** The rows of a table, each as often as it says; a repeated one has one element. */
export function rowsOf(table: Element): Element[] {
  const rows = table.children.flatMap((child) =>
    child.name === 'table:table-row'
      ? [child]
      : /^table:table-(?:header-)?rows$/.test(child.name)
        ? childrenOf(child, 'table:table-row')
        : [],
  );
  return expanded(rows, 'table:number-rows-repeated');
}

export function cellsOf(row: Element): Element[] {
  const cells = row.children.filter(
    ({ name }) => name === 'table:table-cell' || name === 'table:covered-table-cell',
  );
  return expanded(cells, 'table:number-columns-repeated');
}

export function columnsOf(table: Element): Element[] {
  const columns = table.children.flatMap((child) =>
    child.name === 'table:table-column'
      ? [child]
      : /^table:table-(?:header-)?columns$/.test(child.name)
        ? childrenOf(child, 'table:table-column')
        : [],
  );
  return expanded(columns, 'table:number-columns-repeated');
}

function expanded(elements: readonly Element[], name: string): Element[] {
  const all: Element[] = [];
  for (const element of elements) {
    const count = Math.min(repeats(element, name), mostCells - all.length);
    for (let index = 0; index < count; index++) all.push(element);
  }
  return all;
}

export function readTable(reader: DrawnReader, table: Element): Pick<TableShape, 'columns' | 'rows'> {
  const { styles } = reader;
  const columns = columnsOf(table).map((column) => {
    const properties = styles.propertiesOf(
      'table-column',
      stringOf(column, 'table:style-name'),
      'style:table-column-properties',
    );
    return Math.round(emuOf(properties.get('style:column-width')) ?? 0);
  });
  let cells = 0;
  const rows = rowsOf(table).flatMap((row) => {
    const own = cellsOf(row);
    cells += own.length;
    if (cells > mostCells) return [];
    const properties = styles.propertiesOf(
      'table-row',
      stringOf(row, 'table:style-name'),
      'style:table-row-properties',
    );
    const height =
      emuOf(properties.get('style:row-height')) ?? emuOf(properties.get('style:min-row-height')) ?? 0;
    return [{ height: Math.round(height), cells: own.map((cell) => readCell(reader, { row, cell })) }];
  });
  return { columns, rows };
}

const cellStyle = (row: Element, cell: Element): string | null =>
  stringOf(cell, 'table:style-name') ?? stringOf(row, 'table:default-cell-style-name');

export function cellContext(
  { styles }: DrawnReader,
  { row, cell }: { row: Element; cell: Element },
): TextContext {
  const base = textContext(styles, null);
  const name = cellStyle(row, cell);
  const text = styles.propertiesOf('table-cell', name, 'style:text-properties');
  const paragraph = styles.propertiesOf('table-cell', name, 'style:paragraph-properties');
  return { styles, look: lookWith(text, base.look, styles), form: formWith(paragraph, base.form) };
}

function readCell(reader: DrawnReader, { row, cell }: { row: Element; cell: Element }): TableCell {
  const properties = reader.styles.propertiesOf(
    'table-cell',
    cellStyle(row, cell),
    'style:graphic-properties',
  );
  const isCovered = cell.name === 'table:covered-table-cell';
  const span = (name: string): number => Math.max(1, Math.round(numberOf(cell, name) ?? 1));
  return {
    text: readBody(cell, cellContext(reader, { row, cell }), properties),
    fill:
      properties.get('draw:fill') === 'none' || !properties.has('draw:fill-color')
        ? null
        : fillOf(properties, reader.styles, true).fill,
    columnSpan: isCovered ? 0 : span('table:number-columns-spanned'),
    rowSpan: isCovered ? 0 : span('table:number-rows-spanned'),
  };
}
