import { type createTagCursor as Cursor, createTagCursor } from '@redraft/documents';
import { moveReference } from '../formula/references.ts';
import { isOneCell, parseAddress, parseArea } from '../workbook/area.ts';
import type { Area, Cell, ColumnSpan, Link, Row, Value } from '../workbook/workbook.ts';
import { readStrings } from './read-strings.ts';
import { attributeIn, contentOf, escapeText, flagIn, localName, numberIn } from './xml-text.ts';

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
  /** Ranges of array formulas; single-cell ones are included if `isSpread` is set. */
  blocks: readonly Area[];
  hasArrays: boolean;
  /** By shared-formula index: the cell with the formula text. */
  sharedFirst: ReadonlyMap<string, number>;
  /** By the offset of a cell: its shared-formula index. */
  sharedOf: ReadonlyMap<number, string>;
}

/** Maximum number of cells: more would take too long to open, and too much memory for a phone. */
const maxCells = 1_500_000;

interface Reading {
  xml: string;
  strings: readonly string[];
  rows: Map<number, Row>;
  blocks: Area[];
  sharedFirst: Map<string, number>;
  sharedOf: Map<number, string>;
  sharedText: Map<string, { formula: string; row: number; column: number }>;
  hasArrays: boolean;
  cells: number;
}

export function readSheetPart(xml: string, strings: readonly string[]): SheetPart {
  const cursor = createTagCursor(xml);
  const sections: Section[] = [];
  const reading: Reading = {
    xml,
    strings,
    rows: new Map(),
    blocks: [],
    sharedFirst: new Map(),
    sharedOf: new Map(),
    sharedText: new Map(),
    hasArrays: false,
    cells: 0,
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
      const open = sections.at(-1);
      if (depth === 1 && open !== undefined) open.end = cursor.end;
    } else if (kind === 'open' || kind === 'empty') {
      if (rootTag === null) {
        rootTag = xml.slice(start, cursor.end);
        rootName = cursor.name;
      } else if (depth === 1) {
        const section = { name: localName(cursor.name), start, end: cursor.end, tagEnd: cursor.end };
        sections.push(section);
        if (section.name === 'sheetData' && kind === 'open') {
          readRows(cursor, reading);
          section.end = cursor.end;
          continue;
        }
      }
      if (kind === 'open') depth += 1;
    }
  }
  if (cursor.isBroken || rootTag === null || depth !== 0)
    throw new Error('A sheet of the workbook is damaged');
  const of = (name: string): string[] =>
    sections.filter((one) => one.name === name).map(({ start, end: to }) => xml.slice(start, to));
  return {
    xml,
    prefix: rootName.slice(0, rootName.indexOf(':') + 1),
    rootTag,
    end,
    sections,
    rows: reading.rows,
    columns: sections.flatMap((section) => (section.name === 'cols' ? readColumns(xml, section) : [])),
    merges: of('mergeCells').flatMap(readMerges),
    links: of('hyperlinks').flatMap(readLinks),
    blocks: reading.blocks,
    hasArrays: reading.hasArrays,
    sharedFirst: reading.sharedFirst,
    sharedOf: reading.sharedOf,
  };
}

type TagCursor = ReturnType<typeof Cursor>;

function readRows(cursor: TagCursor, reading: Reading): void {
  const { xml, rows } = reading;
  let at = -1;
  while (cursor.next()) {
    const { kind, start } = cursor;
    if (kind === 'close') return;
    if (kind !== 'open' && kind !== 'empty') continue;
    if (localName(cursor.name) !== 'row') {
      if (kind === 'open') readInside(cursor, xml);
      continue;
    }
    const tag = xml.slice(start, cursor.end);
    at = (numberIn(tag, 'r') ?? at + 2) - 1;
    const cells = new Map<number, Cell>();
    if (kind === 'open') readCells(cursor, at, cells, reading);
    rows.set(at, {
      cells,
      height: numberIn(tag, 'ht'),
      isHidden: flagIn(tag, 'hidden'),
      style: flagIn(tag, 'customFormat') ? numberIn(tag, 's') : null,
      source: start,
    });
  }
}

function readCells(cursor: TagCursor, row: number, cells: Map<number, Cell>, reading: Reading): void {
  const { xml } = reading;
  let at = -1;
  while (cursor.next()) {
    const { kind, start } = cursor;
    if (kind === 'close') return;
    if (kind !== 'open' && kind !== 'empty') continue;
    if (localName(cursor.name) !== 'c') {
      if (kind === 'open') readInside(cursor, xml);
      continue;
    }
    const tag = xml.slice(start, cursor.end);
    const place = parseAddress(attributeIn(tag, 'r') ?? '');
    at = place?.column ?? at + 1;
    reading.cells += 1;
    if (reading.cells > maxCells) throw new Error('The workbook is too large to be edited here');
    const inside = kind === 'open' ? readInside(cursor, xml) : noInside;
    const style = numberIn(tag, 's') ?? 0;
    const value = readValue(attributeIn(tag, 't') ?? 'n', inside, reading.strings);
    const formula =
      inside.formula === null ? null : readFormula(inside.formula, { row, column: at, start }, reading);
    cells.set(at, { value, style, source: start, ...(formula === null ? {} : { formula }) });
  }
}

interface Inside {
  value: string | null;
  formula: { tag: string; text: string } | null;
  inline: string | null;
}
const noInside: Inside = { value: null, formula: null, inline: null };

function readInside(cursor: TagCursor, xml: string): Inside {
  const inside: Inside = { value: null, formula: null, inline: null };
  let depth = 1;
  let from = 0;
  let tag = '';
  while (depth > 0 && cursor.next()) {
    const { kind, start, end } = cursor;
    if (kind === 'open') {
      depth += 1;
      if (depth !== 2) continue;
      from = end;
      tag = xml.slice(start, end);
    } else if (kind === 'empty' && depth === 1 && localName(cursor.name) === 'f') {
      inside.formula = { tag: xml.slice(start, end), text: '' };
    } else if (kind === 'close') {
      depth -= 1;
      if (depth !== 1) continue;
      const name = localName(cursor.name);
      if (name === 'v') inside.value = contentOf(xml.slice(from, start));
      else if (name === 'f') inside.formula = { tag, text: contentOf(xml.slice(from, start)) };
      else if (name === 'is') inside.inline = `${tag}${xml.slice(from, end)}`;
    }
  }
  return inside;
}

function readValue(type: string, { value, inline }: Inside, strings: readonly string[]): Value {
  switch (type) {
    case 's':
      return value === null ? null : (strings[Number(value)] ?? '');
    case 'inlineStr':
      return inline === null ? null : (readStrings(inline, 'is')[0] ?? '');
    case 'str':
      return value === null ? null : escapeText(value);
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

/** Null if the cell has no formula of its own. */
function readFormula(
  { tag, text }: { tag: string; text: string },
  at: { row: number; column: number; start: number },
  reading: Reading,
): string | null {
  const kind = attributeIn(tag, 't');
  if (kind === 'array' || kind === 'dataTable') {
    const area = parseArea(attributeIn(tag, 'ref') ?? '');
    reading.hasArrays = true;
    if (kind === 'array' && (area === null || isOneCell(area))) return shownFormula(text);
    if (area !== null) reading.blocks.push(area);
    return null;
  }
  const group = kind === 'shared' ? attributeIn(tag, 'si') : null;
  if (group === null) return shownFormula(text);
  reading.sharedOf.set(at.start, group);
  if (text !== '') {
    reading.sharedFirst.set(group, at.start);
    reading.sharedText.set(group, { formula: shownFormula(text), row: at.row, column: at.column });
    return shownFormula(text);
  }
  const first = reading.sharedText.get(group);
  if (first === undefined) return null;
  return moveReference(first.formula, { rows: at.row - first.row, columns: at.column - first.column });
}

/** The prefix of newer functions is hidden from users. */
const shownFormula = (text: string): string => text.replace(/_xlfn\.(?:_xlws\.)?/gi, '');

function readColumns(xml: string, section: Section): ColumnSpan[] {
  const spans: ColumnSpan[] = [];
  const cursor = createTagCursor(xml, section.tagEnd);
  while (cursor.next() && cursor.end < section.end) {
    if (cursor.kind === 'close') continue;
    const tag = xml.slice(cursor.start, cursor.end);
    const [min, max] = [numberIn(tag, 'min'), numberIn(tag, 'max')];
    if (localName(cursor.name) !== 'col' || min === null || max === null) continue;
    const style = numberIn(tag, 'style');
    spans.push({
      from: min - 1,
      to: max - 1,
      width: numberIn(tag, 'width'),
      isHidden: flagIn(tag, 'hidden'),
      style: style === 0 ? null : style,
      source: cursor.start,
    });
  }
  return spans;
}

const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(/<([^\s/<>!?]+)(?=[\s/>!?])[^<>]*>/g)].flatMap(([tag, own]) =>
    localName(own ?? '') === name ? [tag] : [],
  );

function readMerges(xml: string): Area[] {
  return tags(xml, 'mergeCell').flatMap((tag) => parseArea(attributeIn(tag, 'ref') ?? '') ?? []);
}

function readLinks(xml: string): (Link & { id: string | null })[] {
  return tags(xml, 'hyperlink').flatMap((tag) => {
    const area = parseArea(attributeIn(tag, 'ref') ?? '');
    const [, id = null] = /\s\w+:id\s*=\s*["']([^"']*)/.exec(tag) ?? [];
    return area === null ? [] : [{ area, address: null, id }];
  });
}
