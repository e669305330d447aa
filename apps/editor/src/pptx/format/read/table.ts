import type { RunFormat } from '../../../canvas/scene/run-format.ts';

import type { TableCell, TableShape, TextBody } from '../../../canvas/scene/scene.ts';
import { defaultInset } from '../../../canvas/text/text-formats.ts';
import { readColour } from '../../../drawingml/colour.ts';
import { readFill, roundOpacity } from '../../../drawingml/fills.ts';
import { readBody } from '../../../drawingml/text.ts';
import { readCellLayout } from '../../../drawingml/text-layout.ts';
import {
  createTextContext,
  readFlag,
  type TextContext,
  type TextSource,
} from '../../../drawingml/text-styles.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getNumber, getString, listChildren } from '../../../xml/values.ts';
import type { Reader } from './reader.ts';
import {
  type CellPosition,
  listStyleParts,
  readBorders,
  readStyledTable,
  readStyleFill,
  type StyledTable,
  type StylePart,
} from './table-styles.ts';

export function readTable(reader: Reader, table: Element): Pick<TableShape, 'columns' | 'rows'> {
  const columns = listChildren(findChild(table, 'a:tblGrid'), 'a:gridCol').map((column) =>
    Math.max(0, Math.round(getNumber(column, 'w') ?? 0)),
  );
  const rows = listChildren(table, 'a:tr');
  const styledTable = readStyledTable(reader.tableStyles, table);
  return {
    columns,
    rows: rows.map((row, index) => ({
      height: Math.max(0, Math.round(getNumber(row, 'h') ?? 0)),
      cells: listChildren(row, 'a:tc').map((cell, column) => {
        const position = { row: index, column, rows: rows.length, columns: columns.length };
        return readCell(reader, { cell, styledTable, position });
      }),
    })),
  };
}

/** A cell of a table with its style; the element that writing changes. */
export interface CellSource {
  cell: Element;
  styledTable: StyledTable;
  position: CellPosition;
}

export function readCell(reader: Reader, { cell, styledTable, position }: CellSource): TableCell {
  const properties = findChild(cell, 'a:tcPr');
  const parts = listStyleParts(styledTable, position);
  const explicitFill = readFill(properties, reader.sheet);
  const fill = explicitFill === undefined ? readStyleFill(styledTable, parts, reader.sheet) : explicitFill;
  const isCovered = readFlag(cell, 'hMerge') === true || readFlag(cell, 'vMerge') === true;
  return {
    text: readCellText(cell, createCellContext(reader, parts)),
    fill: fill?.color ?? null,
    fillOpacity: fill === null ? 1 : roundOpacity(fill.opacity),
    borders: readBorders(properties, parts, reader.sheet),
    columnSpan: isCovered ? 0 : readSpan(cell, 'gridSpan', position.columns - position.column),
    rowSpan: isCovered ? 0 : readSpan(cell, 'rowSpan', position.rows - position.row),
  };
}

/** Within the table. */
const readSpan = (cell: Element, name: string, max: number): number =>
  Math.max(1, Math.min(max, Math.round(getNumber(cell, name) ?? 1)));

/** Text formats of a cell. */
export function createCellContext(reader: Reader, parts: readonly StylePart[]): TextContext {
  const sources: TextSource[] = parts.flatMap(({ element }) => {
    const style = findChild(element, 'a:tcTxStyle');
    const format: Partial<RunFormat> = {};
    const color = readColour(style, reader.sheet.colours)?.color;
    if (color !== undefined) format.color = color;
    if (readFlag(style, 'b') !== null) format.bold = readFlag(style, 'b') ?? false;
    if (readFlag(style, 'i') !== null) format.italic = readFlag(style, 'i') ?? false;
    return Object.keys(format).length === 0 ? [] : [{ kind: 'format' as const, format }];
  });
  return createTextContext(reader.sheet, [...sources, ...reader.defaults, ...listOtherStyle(reader)]);
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
      left: readInset('marL', defaultInset.left),
      top: readInset('marT', defaultInset.top),
      right: readInset('marR', defaultInset.right),
      bottom: readInset('marB', defaultInset.bottom),
    },
    layout: readCellLayout(properties),
  };
}
