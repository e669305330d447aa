import { type createTagCursor as Cursor, createTagCursor } from '@redraft/documents';
import { maxSpilledCells } from '../formula/arrays.ts';
import { moveFormula } from '../formula/references.ts';
import { parseArea } from '../workbook/area.ts';
import type { Area, Cell, ColumnSpan, Link, Row, Value } from '../workbook/workbook.ts';
import { readCellAttributes } from './read-cell-attributes.ts';
import { type RunFormatReader, readStringItems, type StringItems } from './read-strings.ts';
import {
  decodeContent,
  decodeEscapes,
  getLocalName,
  readAttribute,
  readFlag,
  readNumber,
  readRelationshipId,
} from './xml-text.ts';

/** A child element of the sheet part, by its position in the text. */
export interface Section {
  name: string;
  start: number;
  end: number;
  tagEnd: number;
}

/** The content of a sheet part, as far as it is shown or needed for writing. */
export interface SheetPart {
  xml: string;
  /** Namespace prefix of the part's elements. */
  prefix: string;
  rootTag: string;
  /** End of the content of the root element. */
  end: number;
  sections: readonly Section[];
  rows: ReadonlyMap<number, Row>;
  columns: readonly ColumnSpan[];
  merges: readonly Area[];
  links: readonly (Link & { id: string | null })[];
  /** Ranges of data tables, and of array formulas that are too large to be calculated. */
  arrayRanges: readonly Area[];
  /** By shared-formula index: the cell with the formula text. */
  sharedFormulaStarts: ReadonlyMap<string, number>;
  /** By the offset of a cell: its shared-formula index. */
  sharedFormulaIndexes: ReadonlyMap<number, string>;
}

/** Maximum number of cells: more would take too long to open, and too much memory for a phone. */
const maxCells = 1_500_000;

interface ReadState {
  xml: string;
  strings: SheetStrings;
  rows: Map<number, Row>;
  arrayRanges: Area[];
  sharedFirst: Map<string, number>;
  sharedIndexByCell: Map<number, string>;
  sharedFormulas: Map<string, { formula: string; row: number; column: number }>;
  arrays: { area: Area; row: number; column: number }[];
  isDynamicArray: (cellMetadata: number) => boolean;
  cellCount: number;
}

/** What the texts of cells are read from. */
export interface SheetStrings {
  shared: StringItems;
  readFormat: RunFormatReader;
}

/** `isDynamicArray` says which metadata of a cell makes its array formula a dynamic one. */
export function readSheetPart(
  xml: string,
  strings: SheetStrings,
  isDynamicArray: (cellMetadata: number) => boolean,
): SheetPart {
  const cursor = createTagCursor(xml);
  const sections: Section[] = [];
  const state: ReadState = {
    xml,
    strings,
    rows: new Map(),
    arrayRanges: [],
    sharedFirst: new Map(),
    sharedIndexByCell: new Map(),
    sharedFormulas: new Map(),
    arrays: [],
    isDynamicArray,
    cellCount: 0,
  };
  let rootTag: string | null = null;
  let rootName = '';
  let depth = 0;
  let end = xml.length;
  while (cursor.next()) {
    const { kind, start } = cursor;
    if (kind === 'close') {
      depth -= 1;
      if (depth === 0) end = start;
      const openSection = sections.at(-1);
      if (depth === 1 && openSection !== undefined) openSection.end = cursor.end;
    } else if (kind === 'open' || kind === 'empty') {
      if (rootTag === null) {
        rootTag = xml.slice(start, cursor.end);
        rootName = cursor.name;
      } else if (depth === 1) {
        const section = { name: getLocalName(cursor.name), start, end: cursor.end, tagEnd: cursor.end };
        sections.push(section);
        if (section.name === 'sheetData' && kind === 'open') {
          readRows(cursor, state);
          section.end = cursor.end;
          continue;
        }
      }
      if (kind === 'open') depth += 1;
    }
  }
  markResults(state);
  if (cursor.isBroken || rootTag === null || depth !== 0)
    throw new Error('A sheet of the workbook is damaged');
  const sectionTexts = (name: string): string[] =>
    sections.filter((one) => one.name === name).map(({ start, end: to }) => xml.slice(start, to));
  return {
    xml,
    prefix: rootName.slice(0, rootName.indexOf(':') + 1),
    rootTag,
    end,
    sections,
    rows: state.rows,
    columns: sections.flatMap((section) => (section.name === 'cols' ? readColumns(xml, section) : [])),
    merges: sectionTexts('mergeCells').flatMap(readMerges),
    links: sectionTexts('hyperlinks').flatMap(readLinks),
    arrayRanges: state.arrayRanges,
    sharedFormulaStarts: state.sharedFirst,
    sharedFormulaIndexes: state.sharedIndexByCell,
  };
}

type TagCursor = ReturnType<typeof Cursor>;

function readRows(cursor: TagCursor, state: ReadState): void {
  const { xml, rows } = state;
  let at = -1;
  while (cursor.next()) {
    const { kind, start } = cursor;
    if (kind === 'close') return;
    if (kind !== 'open' && kind !== 'empty') continue;
    if (getLocalName(cursor.name) !== 'row') {
      if (kind === 'open') readContent(cursor, xml);
      continue;
    }
    const tag = xml.slice(start, cursor.end);
    at = (readNumber(tag, 'r') ?? at + 2) - 1;
    const cells = new Map<number, Cell>();
    if (kind === 'open') readCells(cursor, at, cells, state);
    rows.set(at, {
      cells,
      height: readNumber(tag, 'ht'),
      isHidden: readFlag(tag, 'hidden'),
      style: readFlag(tag, 'customFormat') ? readNumber(tag, 's') : null,
      source: start,
    });
  }
}

function readCells(cursor: TagCursor, row: number, cells: Map<number, Cell>, state: ReadState): void {
  const { xml } = state;
  let at = -1;
  while (cursor.next()) {
    const { kind, start } = cursor;
    if (kind === 'close') return;
    if (kind !== 'open' && kind !== 'empty') continue;
    if (getLocalName(cursor.name) !== 'c') {
      if (kind === 'open') readContent(cursor, xml);
      continue;
    }
    const attributes = readCellAttributes(xml, {
      start,
      nameEnd: start + 1 + cursor.name.length,
      end: cursor.end,
    });
    at = attributes.column ?? at + 1;
    state.cellCount += 1;
    if (state.cellCount > maxCells) throw new Error('The workbook is too large to be edited here');
    const content = kind === 'open' ? readContent(cursor, xml) : emptyContent;
    const read = readText(attributes.type, content, state.strings) ?? {
      value: readValue(attributes.type, content),
    };
    const formula =
      content.formula === null
        ? null
        : readFormula(content.formula, { row, column: at, start, metadata: attributes.metadata }, state);
    cells.set(at, { ...read, style: attributes.style, source: start, ...formula });
  }
}

interface CellContent {
  value: string | null;
  formula: { tag: string; text: string } | null;
  inline: string | null;
}
const emptyContent: CellContent = { value: null, formula: null, inline: null };

function readContent(cursor: TagCursor, xml: string): CellContent {
  const content: CellContent = { value: null, formula: null, inline: null };
  let depth = 1;
  let textStart = 0;
  let tag = '';
  while (depth > 0 && cursor.next()) {
    const { kind, start, end } = cursor;
    if (kind === 'open') {
      depth += 1;
      if (depth !== 2) continue;
      textStart = end;
      tag = xml.slice(start, end);
    } else if (kind === 'empty' && depth === 1 && getLocalName(cursor.name) === 'f') {
      content.formula = { tag: xml.slice(start, end), text: '' };
    } else if (kind === 'close') {
      depth -= 1;
      if (depth !== 1) continue;
      const name = getLocalName(cursor.name);
      if (name === 'v') content.value = decodeContent(xml.slice(textStart, start));
      else if (name === 'f') content.formula = { tag, text: decodeContent(xml.slice(textStart, start)) };
      else if (name === 'is') content.inline = `${tag}${xml.slice(textStart, end)}`;
    }
  }
  return content;
}

/** A shared or inline text with its runs; null for any other value. */
function readText(
  type: string,
  { value, inline, formula }: CellContent,
  { shared, readFormat }: SheetStrings,
): Pick<Cell, 'value' | 'runs'> | null {
  if (type === 's') {
    if (value === null) return { value: null };
    const index = Number(value);
    return createText(shared, index, formula !== null);
  }
  if (type !== 'inlineStr') return null;
  if (inline === null) return { value: null };
  return createText(readStringItems(inline, 'is', readFormat), 0, formula !== null);
}

function createText(
  { texts, runs }: StringItems,
  index: number,
  isResult: boolean,
): Pick<Cell, 'value' | 'runs'> {
  const own = isResult ? undefined : runs.get(index);
  const value = texts[index] ?? '';
  return own === undefined ? { value } : { value, runs: own };
}

function readValue(type: string, { value }: CellContent): Value {
  switch (type) {
    case 'str':
      return value === null ? null : decodeEscapes(value);
    case 'b':
      return value === null ? null : value.trim() === '1' || value.trim() === 'true';
    case 'e':
      return value === null ? null : { error: value };
    case 'd':
      return value;
    default: {
      if (value === null || value.trim() === '') return null;
      const number = Number(value);
      return Number.isFinite(number) ? number : value;
    }
  }
}

type FormulaContent = Pick<Cell, 'formula' | 'intersects' | 'array'>;

interface FormulaPlace {
  row: number;
  column: number;
  start: number;
  metadata: number | null;
}

/** Null if the cell has no formula of its own. */
function readFormula(
  { tag, text }: { tag: string; text: string },
  at: FormulaPlace,
  state: ReadState,
): FormulaContent | null {
  const kind = readAttribute(tag, 't');
  if (kind === 'array') return readArrayFormula({ tag, text }, at, state);
  if (kind === 'dataTable') {
    const area = parseArea(readAttribute(tag, 'ref') ?? '');
    if (area !== null) state.arrayRanges.push(area);
    return null;
  }
  const group = kind === 'shared' ? readAttribute(tag, 'si') : null;
  if (group === null) return toIntersecting(hidePrefix(text));
  state.sharedIndexByCell.set(at.start, group);
  if (text !== '') {
    state.sharedFirst.set(group, at.start);
    state.sharedFormulas.set(group, { formula: hidePrefix(text), row: at.row, column: at.column });
    return toIntersecting(hidePrefix(text));
  }
  const first = state.sharedFormulas.get(group);
  if (first === undefined) return null;
  return toIntersecting(
    moveFormula(first.formula, { rows: at.row - first.row, columns: at.column - first.column }),
  );
}

const toIntersecting = (formula: string): FormulaContent => ({ formula, intersects: true });

function readArrayFormula(
  { tag, text }: { tag: string; text: string },
  at: FormulaPlace,
  state: ReadState,
): FormulaContent | null {
  const formula = hidePrefix(text);
  const { row, column } = at;
  const area = parseArea(readAttribute(tag, 'ref') ?? '') ?? {
    top: row,
    left: column,
    bottom: row,
    right: column,
  };
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1];
  const isDynamic = at.metadata !== null && state.isDynamicArray(at.metadata);
  if (rows * columns === 1 && isDynamic) return { formula };
  if (rows * columns > maxSpilledCells || area.top !== row || area.left !== column) {
    state.arrayRanges.push(area);
    return null;
  }
  if (rows * columns > 1) state.arrays.push({ area, row, column });
  return { formula, array: { rows, columns, kind: isDynamic ? 'dynamic' : 'fixed' } };
}

/** The other cells of an array formula show its results. */
function markResults({ arrays, rows }: ReadState): void {
  for (const { area, row, column } of arrays) {
    for (let at = area.top; at <= area.bottom; at++) {
      // cast: the maps of cells are this reader's own.
      const cells = rows.get(at)?.cells as Map<number, Cell> | undefined;
      for (let index = area.left; index <= area.right; index++) {
        const cell = cells?.get(index);
        const isResult = cell !== undefined && cell.formula === undefined && (at !== row || index !== column);
        if (isResult && cell.value !== null) cells?.set(index, { ...cell, isSpilled: true });
      }
    }
  }
}

/** The prefix of newer functions is hidden from users. */
function hidePrefix(text: string): string {
  if (!text.includes('_xl')) return text;
  return text
    .replace(/_xlfn\.ANCHORARRAY\(((?:'(?:[^']|'')*'!|[^()',\s]*!)?\$?[A-Z]+\$?\d+)\)/gi, '$1#')
    .replace(/_xlfn\.SINGLE\(([^()'",]+)\)/gi, '@$1')
    .replace(/_xlfn\.(?:_xlws\.)?|_xlpm\./gi, '');
}

function readColumns(xml: string, section: Section): ColumnSpan[] {
  const spans: ColumnSpan[] = [];
  const cursor = createTagCursor(xml, section.tagEnd);
  while (cursor.next() && cursor.end < section.end) {
    if (cursor.kind === 'close') continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const [min, max] = [readNumber(tag, 'min'), readNumber(tag, 'max')];
    if (getLocalName(cursor.name) !== 'col' || min === null || max === null) continue;
    const style = readNumber(tag, 'style');
    spans.push({
      from: min - 1,
      to: max - 1,
      width: readNumber(tag, 'width'),
      isHidden: readFlag(tag, 'hidden'),
      style: style === 0 ? null : style,
      source: cursor.start,
    });
  }
  return spans;
}

const findTags = (xml: string, name: string): string[] =>
  [...xml.matchAll(/<([^\s/<>!?]+)(?=[\s/>!?])[^<>]*>/g)].flatMap(([tag, tagName]) =>
    getLocalName(tagName ?? '') === name ? [tag] : [],
  );

function readMerges(xml: string): Area[] {
  return findTags(xml, 'mergeCell').flatMap((tag) => parseArea(readAttribute(tag, 'ref') ?? '') ?? []);
}

function readLinks(xml: string): (Link & { id: string | null })[] {
  return findTags(xml, 'hyperlink').flatMap((tag) => {
    const area = parseArea(readAttribute(tag, 'ref') ?? '');
    return area === null ? [] : [{ area, address: null, id: readRelationshipId(tag, 'id') || null }];
  });
}
