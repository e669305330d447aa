import { moveFormula, parseCell } from '../cell-address.ts';
import { readAttribute } from '../listed-parts.ts';
import { decodeEntities } from '../xml-entities.ts';
import { createTagCursor, type TagCursor } from '../xml-tags.ts';
import { formatSerial, type NumberKind } from './date-styles.ts';

export interface SheetCell {
  /** Null if the cell holds a value. */
  formula: string | null;
  /** What is shown, without number format; dates as dates. */
  value: string;
  /** Index of the style, as written. */
  style: string;
}

export interface SheetRow {
  /** From 1. */
  number: number;
  /** By column, from 1. */
  cells: Map<number, SheetCell>;
}

/** What the cells of a sheet refer to. */
export interface CellContext {
  strings: readonly string[];
  numberKinds: readonly NumberKind[];
  dates: 1900 | 1904;
}

interface OpenCell extends SheetCell {
  type: string;
  column: number;
}

/** The rows of a sheet that have cells, in the order of the file. Reads up to the end of the rows, or the last complete row of a damaged part. */
export function* readSheetRows(xml: string, context: CellContext): Generator<SheetRow> {
  const cursor = createTagCursor(xml);
  const shared = new Map<string, { formula: string; row: number; column: number }>();
  let row: SheetRow = { number: 0, cells: new Map() };
  let column = 0;
  while (cursor.next()) {
    const { kind, name } = cursor;
    if (name === 'row' && kind !== 'close') {
      const number = Number(readShort(tagAt(xml, cursor), ' r="')) || row.number + 1;
      row = { number, cells: new Map() };
      column = 0;
    } else if (name === 'row') {
      if (row.cells.size > 0) yield row;
    } else if (name === 'c' && kind !== 'close') {
      const cell = readCell(xml, cursor, { ...context, row: row.number, column, shared });
      column = cell.column;
      const { formula, value, style } = cell;
      if (formula !== null || value !== '' || style !== '') row.cells.set(column, { formula, value, style });
    } else if (name === 'sheetData' && kind === 'close') return;
  }
}

/** The last row's number without reading those before it; 0 without rows. */
export function findLastRowNumber(xml: string): number {
  const start = xml.lastIndexOf('<row ');
  return start === -1 ? 0 : Number(readShort(xml.slice(start, xml.indexOf('>', start)), ' r="'));
}

/** An attribute as programs write it, at a fifth of the time that a general reading takes: a sheet has a million of them. */
function readShort(tag: string, start: string): string {
  const at = tag.indexOf(start);
  if (at === -1) return '';
  const from = at + start.length;
  const end = tag.indexOf('"', from);
  return end === -1 ? '' : tag.slice(from, end);
}

const tagAt = (xml: string, { start, end }: TagCursor): string => xml.slice(start, end);

interface CellPlace extends CellContext {
  row: number;
  /** Of the cell before. */
  column: number;
  shared: Map<string, { formula: string; row: number; column: number }>;
}

function readCell(xml: string, cursor: TagCursor, place: CellPlace): OpenCell {
  const tag = tagAt(xml, cursor);
  const cell: OpenCell = {
    type: readShort(tag, ' t="'),
    style: readShort(tag, ' s="'),
    column: parseCell(readShort(tag, ' r="'))?.column ?? place.column + 1,
    formula: null,
    value: '',
  };
  if (tag.endsWith('/>')) return cell;
  let value = '';
  let phonetic = 0;
  while (cursor.next()) {
    const { kind, name } = cursor;
    if (name === 'c' && kind === 'close') break;
    if (name === 'rPh' && kind !== 'empty') phonetic += kind === 'open' ? 1 : -1;
    else if (name === 'f' && kind !== 'close') cell.formula = readFormula(xml, cursor, { ...place, ...cell });
    else if ((name === 'v' || name === 't') && kind === 'open' && phonetic === 0)
      value += readTextOf(xml, cursor.end);
  }
  return { ...cell, value: formatValue(value, cell, place) };
}

/** The text between the tag and the next one. */
function readTextOf(xml: string, end: number): string {
  const next = xml.indexOf('<', end);
  return decodeEntities(xml.slice(end, next === -1 ? xml.length : next));
}

function readFormula(
  xml: string,
  cursor: TagCursor,
  { row, column, shared }: Omit<CellPlace, keyof CellContext>,
): string {
  const tag = tagAt(xml, cursor);
  const text = cursor.kind === 'empty' ? '' : readTextOf(xml, cursor.end);
  const index = readAttribute(tag, 't') === 'shared' ? readAttribute(tag, 'si') : '';
  if (index === '') return text;
  if (text !== '') shared.set(index, { formula: text, row, column });
  const first = shared.get(index);
  return first === undefined
    ? text
    : moveFormula(first.formula, { row: row - first.row, column: column - first.column });
}

function formatValue(value: string, { type, style }: OpenCell, context: CellContext): string {
  switch (type) {
    case 's':
      return context.strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value;
    case 'str':
    case 'inlineStr':
    case 'e':
    case 'd':
      return value;
    default:
      return formatSerial(value, context.numberKinds[Number(style)] ?? 'number', context.dates);
  }
}
