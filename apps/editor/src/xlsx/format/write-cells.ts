import { encodeText } from '@redraft/documents';
import { attributesOf, tagWith } from '../../xml/element.ts';
import { formatAddress } from '../workbook/area.ts';
import { type Cell, type CellAddress, isError, isSameValue, type Row } from '../workbook/workbook.ts';
import { fileFormula } from './future-functions.ts';
import type { SheetPart } from './read-sheet.ts';
import { asXmlText, attributeIn } from './xml-text.ts';

/** State while the rows of a sheet are written. */
export interface CellWriting {
  /** Null for a new sheet. */
  source: SheetPart | null;
  prefix: string;
  /** The index in the file for a style of the model. */
  styleIn: (style: number) => number;
  /** The opened cell at an offset in the source. */
  openedAt: (source: number) => { place: CellAddress; cell: Cell } | undefined;
  /** Shared formulas whose first cell has changed. */
  broken: ReadonlySet<string>;
}

/** Writes the rows of a sheet; unchanged content is copied from the source verbatim. */
export function writeRows(
  rows: ReadonlyMap<number, Row>,
  opened: ReadonlyMap<number, Row>,
  writing: CellWriting,
): string {
  const { source } = writing;
  const order = [...rows.keys()].sort((a, b) => a - b);
  const parts: string[] = [];
  for (const at of order) {
    const row = rows.get(at);
    if (row === undefined) continue;
    const before = opened.get(at);
    const isAsOpened = row === before && writing.broken.size === 0;
    if (isAsOpened && source !== null && row.source !== undefined) parts.push(rawRow(source.xml, row.source));
    else parts.push(writeRow(at, row, writing));
  }
  return parts.join('');
}

/** The text of an element from its start to its end; rows and cells are not nested. */
function rawElement(xml: string, start: number): { tag: string; raw: string } {
  const [name = ''] = /^[^\s/>]+/.exec(xml.slice(start + 1, start + 40)) ?? [];
  let tagEnd = start;
  for (let quote = ''; ; tagEnd++) {
    const sign = xml[tagEnd] ?? '>';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') break;
  }
  const tag = xml.slice(start, tagEnd + 1);
  if (tag.endsWith('/>')) return { tag, raw: tag };
  const close = `</${name}`;
  let end = xml.indexOf(close, tagEnd);
  while (end >= 0 && !/^[\s>]/.test(xml.slice(end + close.length, end + close.length + 1)))
    end = xml.indexOf(close, end + 1);
  return { tag, raw: xml.slice(start, xml.indexOf('>', end) + 1) };
}

const rawRow = (xml: string, start: number): string => rawElement(xml, start).raw;

function writeRow(at: number, row: Row, writing: CellWriting): string {
  const { prefix, source } = writing;
  const cells = [...row.cells.keys()].sort((a, b) => a - b);
  const inside = cells.map((column) => {
    const cell = row.cells.get(column);
    return cell === undefined ? '' : writeCell({ row: at, column }, cell, writing);
  });
  const tag = rowTag(at, row, {
    prefix,
    raw: source === null || row.source === undefined ? null : rawElement(source.xml, row.source).tag,
    styleIn: writing.styleIn,
  });
  if (tag === null && inside.length === 0) return '';
  const open = tag ?? `<${prefix}row r="${at + 1}">`;
  return inside.length === 0 ? `${open.slice(0, -1)}/>` : `${open}${inside.join('')}</${prefix}row>`;
}

/** Null for a row without attributes of its own. */
function rowTag(
  at: number,
  row: Row,
  { prefix, raw, styleIn }: { prefix: string; raw: string | null; styleIn: (style: number) => number },
): string | null {
  if (raw === null && row.height === null && !row.isHidden && row.style === null) return null;
  const attributes = raw === null ? new Map<string, string>() : attributesOf(raw);
  const set = (name: string, value: string | null): void => {
    if (value === null) attributes.delete(name);
    else attributes.set(name, `"${value}"`);
  };
  set('r', String(at + 1));
  // `spans` is only an optimisation hint, which would have to be kept correct.
  set('spans', null);
  const height = raw === null ? null : attributeIn(raw, 'ht');
  if ((height === null ? null : Number(height)) !== row.height) {
    set('ht', row.height === null ? null : String(row.height));
    set('customHeight', row.height === null ? null : '1');
  }
  const wasHidden = raw !== null && ['1', 'true'].includes(attributeIn(raw, 'hidden') ?? '');
  if (wasHidden !== row.isHidden) set('hidden', row.isHidden ? '1' : null);
  if (row.style !== null) {
    set('s', String(styleIn(row.style)));
    set('customFormat', '1');
  }
  return tagWith(`<${prefix}row>`, attributes);
}

function writeCell(place: CellAddress, cell: Cell, writing: CellWriting): string {
  const { source } = writing;
  const opened = cell.source === undefined ? undefined : writing.openedAt(cell.source);
  if (source === null || cell.source === undefined || opened === undefined)
    return buildCell(place, cell, null, writing);
  const { tag, raw } = rawElement(source.xml, cell.source);
  const group = source.sharedOf.get(cell.source);
  const hasMoved = opened.place.row !== place.row || opened.place.column !== place.column;
  const isGroupGone = group !== undefined && (hasMoved || writing.broken.has(group));
  if (!isSameValue(opened.cell.value, cell.value) || isGroupGone) {
    const formula =
      isGroupGone || cell.formula === undefined ? null : rawFormula(raw, hasMoved ? place : null);
    return buildCell(place, cell, { tag, formula }, writing);
  }
  if (!hasMoved && opened.cell.style === cell.style) return raw;
  const moved = setAddress(tag, place, writing.styleIn(cell.style)) + raw.slice(tag.length);
  const formula = hasMoved ? rawFormula(raw, null) : null;
  return formula === null ? moved : moved.replace(formula, () => rawFormula(raw, place) ?? formula);
}

function setAddress(tag: string, place: CellAddress, style: number): string {
  const attributes = attributesOf(tag);
  attributes.set('r', `"${formatAddress(place)}"`);
  if (style === 0) attributes.delete('s');
  else attributes.set('s', `"${style}"`);
  return tagWith(tag, attributes);
}

/** The formula markup in the source; an array formula includes its cell, if `place` is different. */
function rawFormula(raw: string, place: CellAddress | null): string | null {
  const [formula = null] = /<((?:\w+:)?f)(?=[\s/>])(?:[^<>]*\/>|[\s\S]*?<\/\1>)/.exec(raw) ?? [];
  if (formula === null || place === null) return formula;
  return formula.replace(/(\sref=")[^"]*"/, (_, before: string) => `${before}${formatAddress(place)}"`);
}

function buildCell(
  place: CellAddress,
  { value, formula, style }: Cell,
  raw: { tag: string; formula: string | null } | null,
  { prefix: p, styleIn }: CellWriting,
): string {
  const number = styleIn(style);
  const attributes = new Map(
    [...(raw === null ? [] : attributesOf(raw.tag))].filter(([name]) => !['t', 'cm', 'vm'].includes(name)),
  );
  attributes.set('r', `"${formatAddress(place)}"`);
  if (number === 0) attributes.delete('s');
  else attributes.set('s', `"${number}"`);
  const open = (type: string | null): string => {
    if (type !== null) attributes.set('t', `"${type}"`);
    return tagWith(`<${p}c>`, attributes);
  };
  const sum =
    formula === undefined ? '' : (raw?.formula ?? `<${p}f>${encodeText(fileFormula(formula))}</${p}f>`);
  const whole = (type: string | null, text: string): string =>
    `${open(type)}${sum}<${p}v>${text}</${p}v></${p}c>`;
  if (value === null) return sum === '' ? `${open(null).slice(0, -1)}/>` : `${open(null)}${sum}</${p}c>`;
  if (typeof value === 'number') return whole(null, String(value));
  if (typeof value === 'boolean') return whole('b', value ? '1' : '0');
  if (isError(value)) return whole('e', encodeText(value.error));
  if (sum !== '') return whole('str', asXmlText(value));
  return `${open('inlineStr')}<${p}is><${p}t xml:space="preserve">${asXmlText(value)}</${p}t></${p}is></${p}c>`;
}

/** Shared formulas that can no longer be written as such. */
export function brokenGroups(
  source: SheetPart,
  rows: ReadonlyMap<number, Row>,
  opened: (source: number) => { place: CellAddress } | undefined,
): Set<string> {
  const broken = new Set<string>();
  for (const [group, first] of source.sharedFirst) {
    const place = opened(first)?.place;
    const now = place === undefined ? undefined : rows.get(place.row)?.cells.get(place.column);
    if (now?.source !== first) broken.add(group);
  }
  return broken;
}
