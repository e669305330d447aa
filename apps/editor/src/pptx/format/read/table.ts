import type { RunFormat } from '../../../canvas/scene/run-format.ts';

import type { TableCell, TableShape, TextBody } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber, getString, listChildren } from '../../../xml/values.ts';
import { type Tint, tintIn } from './colour.ts';
import { fillIn } from './fills.ts';
import type { Reader } from './reader.ts';
import { readBody } from './text.ts';
import { flagOf, type TextContext, type TextSource, textContext } from './text-styles.ts';

export function tableStyles(root: Element | null): Map<string, Element> {
  return new Map(listChildren(root, 'a:tblStyle').map((style) => [getString(style, 'styleId') ?? '', style]));
}

/** The position of a cell, for the parts of a table style that apply to it. */
export interface CellPlace {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export function readTable(reader: Reader, table: Element): Pick<TableShape, 'columns' | 'rows'> {
  const columns = listChildren(findChild(table, 'a:tblGrid'), 'a:gridCol').map((column) =>
    Math.max(0, Math.round(getNumber(column, 'w') ?? 0)),
  );
  const rows = listChildren(table, 'a:tr');
  return {
    columns,
    rows: rows.map((row, index) => ({
      height: Math.max(0, Math.round(getNumber(row, 'h') ?? 0)),
      cells: listChildren(row, 'a:tc').map((cell, column) => {
        const place = { row: index, column, rows: rows.length, columns: columns.length };
        return readCell(reader, { cell, table, place });
      }),
    })),
  };
}

export function readCell(
  reader: Reader,
  { cell, table, place }: { cell: Element; table: Element; place: CellPlace },
): TableCell {
  const own = fillIn(findChild(cell, 'a:tcPr'), reader.sheet);
  const fill = own === undefined ? styledFill(reader, styleParts(reader, table, place)) : own;
  const isCovered = flagOf(cell, 'hMerge') === true || flagOf(cell, 'vMerge') === true;
  return {
    text: readCellText(cell, cellContext(reader, table, place)),
    fill: fill?.color ?? null,
    columnSpan: isCovered ? 0 : spanOf(cell, 'gridSpan'),
    rowSpan: isCovered ? 0 : spanOf(cell, 'rowSpan'),
  };
}

const spanOf = (cell: Element, name: string): number => Math.max(1, Math.round(getNumber(cell, name) ?? 1));

/** Text formats of a cell. */
export function cellContext(reader: Reader, table: Element, place: CellPlace): TextContext {
  const sources: TextSource[] = styleParts(reader, table, place).flatMap((part) => {
    const style = findChild(part, 'a:tcTxStyle');
    const format: Partial<RunFormat> = {};
    const color = tintIn(style, reader.sheet.palette)?.color;
    if (color !== undefined) format.color = color;
    if (flagOf(style, 'b') !== null) format.bold = flagOf(style, 'b') ?? false;
    if (flagOf(style, 'i') !== null) format.italic = flagOf(style, 'i') ?? false;
    return Object.keys(format).length === 0 ? [] : [{ kind: 'format' as const, format }];
  });
  return textContext(reader.sheet, [...sources, ...otherStyle(reader), ...reader.defaults]);
}

function otherStyle(reader: Reader): TextSource[] {
  const levels = findByPath(reader.master?.root, 'p:txStyles', 'p:otherStyle');
  return levels === null ? [] : [{ kind: 'levels', levels }];
}

/** Margins and anchor of a cell are attributes of `a:tcPr`, with other names than in `a:bodyPr`. */
function readCellText(cell: Element, context: TextContext): TextBody {
  const text = readBody(findChild(cell, 'a:txBody'), context, []);
  const properties = findChild(cell, 'a:tcPr');
  const inset = (name: string, fallback: number): number =>
    Math.max(0, Math.round(getNumber(properties, name) ?? fallback));
  const anchor = getString(properties, 'anchor');
  return {
    ...text,
    anchor: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
    inset: {
      left: inset('marL', 91_440),
      top: inset('marT', 45_720),
      right: inset('marR', 91_440),
      bottom: inset('marB', 45_720),
    },
  };
}

/** The parts of the table style that apply to a cell, strongest first. */
function styleParts({ tableStyles: styles }: Reader, table: Element, place: CellPlace): Element[] {
  const properties = findChild(table, 'a:tblPr');
  const id = listChildren(properties, 'a:tableStyleId')[0];
  const style = id === undefined ? undefined : styles.get(id.source.slice(id.from, id.to).trim());
  if (style === undefined) return [];
  const has = (name: string): boolean => flagOf(properties, name) === true;
  const { row, column, rows, columns } = place;
  const band = (first: boolean, at: number): string => ((at - (first ? 1 : 0)) % 2 === 0 ? '1' : '2');
  const names = [
    ...(has('firstRow') && row === 0 ? ['a:firstRow'] : []),
    ...(has('lastRow') && row === rows - 1 ? ['a:lastRow'] : []),
    ...(has('firstCol') && column === 0 ? ['a:firstCol'] : []),
    ...(has('lastCol') && column === columns - 1 ? ['a:lastCol'] : []),
    ...(has('bandRow') ? [`a:band${band(has('firstRow'), row)}H`] : []),
    ...(has('bandCol') ? [`a:band${band(has('firstCol'), column)}V`] : []),
    'a:wholeTbl',
  ];
  return names.map((name) => findChild(style, name)).filter((part) => part !== null);
}

function styledFill(reader: Reader, parts: readonly Element[]): Tint | null {
  for (const part of parts) {
    const fill = fillIn(findByPath(part, 'a:tcStyle', 'a:fill'), reader.sheet);
    if (fill !== undefined) return fill;
  }
  return null;
}
