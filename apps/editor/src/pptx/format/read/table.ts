import type { RunFormat } from '../../../canvas/scene/run-format.ts';

import type { TableCell, TableShape, TextBody } from '../../../canvas/scene/scene.ts';
import { type ResolvedColour, readColour } from '../../../drawingml/colour.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber, getString, listChildren } from '../../../xml/values.ts';
import { readFill } from './fills.ts';
import type { Reader } from './reader.ts';
import { readBody } from './text.ts';
import { readCellLayout } from './text-layout.ts';
import { createTextContext, readFlag, type TextContext, type TextSource } from './text-styles.ts';

export function indexTableStyles(root: Element | null): Map<string, Element> {
  return new Map(listChildren(root, 'a:tblStyle').map((style) => [getString(style, 'styleId') ?? '', style]));
}

/** The position of a cell, for the parts of a table style that apply to it. */
export interface CellPosition {
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
        const position = { row: index, column, rows: rows.length, columns: columns.length };
        return readCell(reader, { cell, table, position });
      }),
    })),
  };
}

export function readCell(
  reader: Reader,
  { cell, table, position }: { cell: Element; table: Element; position: CellPosition },
): TableCell {
  const explicitFill = readFill(findChild(cell, 'a:tcPr'), reader.sheet);
  const fill =
    explicitFill === undefined
      ? readStyleFill(reader, listStyleParts(reader, table, position))
      : explicitFill;
  const isCovered = readFlag(cell, 'hMerge') === true || readFlag(cell, 'vMerge') === true;
  return {
    text: readCellText(cell, createCellContext(reader, table, position)),
    fill: fill?.color ?? null,
    columnSpan: isCovered ? 0 : readSpan(cell, 'gridSpan'),
    rowSpan: isCovered ? 0 : readSpan(cell, 'rowSpan'),
  };
}

const readSpan = (cell: Element, name: string): number => Math.max(1, Math.round(getNumber(cell, name) ?? 1));

/** Text formats of a cell. */
export function createCellContext(reader: Reader, table: Element, position: CellPosition): TextContext {
  const sources: TextSource[] = listStyleParts(reader, table, position).flatMap((stylePart) => {
    const style = findChild(stylePart, 'a:tcTxStyle');
    const format: Partial<RunFormat> = {};
    const color = readColour(style, reader.sheet.colours)?.color;
    if (color !== undefined) format.color = color;
    if (readFlag(style, 'b') !== null) format.bold = readFlag(style, 'b') ?? false;
    if (readFlag(style, 'i') !== null) format.italic = readFlag(style, 'i') ?? false;
    return Object.keys(format).length === 0 ? [] : [{ kind: 'format' as const, format }];
  });
  return createTextContext(reader.sheet, [...sources, ...listOtherStyle(reader), ...reader.defaults]);
}

function listOtherStyle(reader: Reader): TextSource[] {
  const levels = findByPath(reader.master?.root, 'p:txStyles', 'p:otherStyle');
  return levels === null ? [] : [{ kind: 'levels', levels }];
}

/** Margins and anchor of a cell are attributes of `a:tcPr`, with other names than in `a:bodyPr`. */
function readCellText(cell: Element, context: TextContext): TextBody {
  const text = readBody(findChild(cell, 'a:txBody'), context, []);
  const properties = findChild(cell, 'a:tcPr');
  const readInset = (name: string, fallback: number): number =>
    Math.max(0, Math.round(getNumber(properties, name) ?? fallback));
  const anchor = getString(properties, 'anchor');
  return {
    ...text,
    anchor: anchor === 'ctr' ? 'middle' : anchor === 'b' ? 'bottom' : 'top',
    inset: {
      left: readInset('marL', 91_440),
      top: readInset('marT', 45_720),
      right: readInset('marR', 91_440),
      bottom: readInset('marB', 45_720),
    },
    layout: readCellLayout(properties),
  };
}

/** The parts of the table style that apply to a cell, strongest first. */
function listStyleParts({ tableStyles: styles }: Reader, table: Element, position: CellPosition): Element[] {
  const properties = findChild(table, 'a:tblPr');
  const id = listChildren(properties, 'a:tableStyleId')[0];
  const style = id === undefined ? undefined : styles.get(id.source.slice(id.from, id.to).trim());
  if (style === undefined) return [];
  const isFlagSet = (name: string): boolean => readFlag(properties, name) === true;
  const { row, column, rows, columns } = position;
  const getBand = (hasFirst: boolean, at: number): string =>
    (at - (hasFirst ? 1 : 0)) % 2 === 0 ? '1' : '2';
  const names = [
    ...(isFlagSet('firstRow') && row === 0 ? ['a:firstRow'] : []),
    ...(isFlagSet('lastRow') && row === rows - 1 ? ['a:lastRow'] : []),
    ...(isFlagSet('firstCol') && column === 0 ? ['a:firstCol'] : []),
    ...(isFlagSet('lastCol') && column === columns - 1 ? ['a:lastCol'] : []),
    ...(isFlagSet('bandRow') ? [`a:band${getBand(isFlagSet('firstRow'), row)}H`] : []),
    ...(isFlagSet('bandCol') ? [`a:band${getBand(isFlagSet('firstCol'), column)}V`] : []),
    'a:wholeTbl',
  ];
  return names.map((name) => findChild(style, name)).filter((stylePart) => stylePart !== null);
}

function readStyleFill(reader: Reader, stylePartList: readonly Element[]): ResolvedColour | null {
  for (const stylePart of stylePartList) {
    const fill = readFill(findByPath(stylePart, 'a:tcStyle', 'a:fill'), reader.sheet);
    if (fill !== undefined) return fill;
  }
  return null;
}
