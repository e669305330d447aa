import { encodeText } from '@redraft/documents';
import { createTag, parseAttributes } from '../../xml/element.ts';
import { formatAddress } from '../workbook/area.ts';
import { findRuns, isSameRuns } from '../workbook/text-runs.ts';
import { type Cell, type CellAddress, isError, isSameValue, type Row } from '../workbook/workbook.ts';
import type { SheetPart } from './read-sheet.ts';
import type { FormulaWriter } from './write-formulas.ts';
import { writeRichText } from './write-rich-text.ts';
import { escapeXmlText, readAttribute } from './xml-text.ts';

/** State while the rows of a sheet are written. */
export interface CellWriteContext {
  /** Null for a new sheet. */
  source: SheetPart | null;
  prefix: string;
  /** The index in the file for a style of the model. */
  toFileStyle: (style: number) => number;
  /** The opened cell at an offset in the source. */
  findOpened: (source: number) => { address: CellAddress; cell: Cell } | undefined;
  /** Writes formulas. */
  formulas: FormulaWriter;
  /** Shared formulas whose first cell has changed. */
  brokenSharedFormulas: ReadonlySet<string>;
}

/** Writes the rows of a sheet; unchanged content is copied from the source verbatim. */
export function writeRows(
  rows: ReadonlyMap<number, Row>,
  openedRows: ReadonlyMap<number, Row>,
  context: CellWriteContext,
): string {
  const { source } = context;
  const indexes = [...rows.keys()].sort((a, b) => a - b);
  const parts: string[] = [];
  for (const index of indexes) {
    const row = rows.get(index);
    if (row === undefined) continue;
    const openedRow = openedRows.get(index);
    const isUnchanged = row === openedRow && context.brokenSharedFormulas.size === 0;
    if (isUnchanged && source !== null && row.source !== undefined)
      parts.push(getRawRow(source.xml, row.source));
    else parts.push(writeRow(index, row, context));
  }
  return parts.join('');
}

/** The text of an element from its start to its end; rows and cells are not nested. */
function readRawElement(xml: string, start: number): { tag: string; raw: string } {
  const [name = ''] = /^[^\s/>]+/.exec(xml.slice(start + 1, start + 40)) ?? [];
  let tagEnd = start;
  for (let quote = ''; ; tagEnd++) {
    const character = xml[tagEnd] ?? '>';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') break;
  }
  const tag = xml.slice(start, tagEnd + 1);
  if (tag.endsWith('/>')) return { tag, raw: tag };
  const close = `</${name}`;
  let end = xml.indexOf(close, tagEnd);
  while (end >= 0 && !/^[\s>]/.test(xml.slice(end + close.length, end + close.length + 1)))
    end = xml.indexOf(close, end + 1);
  return { tag, raw: xml.slice(start, xml.indexOf('>', end) + 1) };
}

const getRawRow = (xml: string, start: number): string => readRawElement(xml, start).raw;

function writeRow(index: number, row: Row, context: CellWriteContext): string {
  const { prefix, source } = context;
  const cells = [...row.cells.keys()].sort((a, b) => a - b);
  const content = cells.map((column) => {
    const cell = row.cells.get(column);
    return cell === undefined ? '' : writeCell({ row: index, column }, cell, context);
  });
  const tag = createRowTag(index, row, {
    prefix,
    raw: source === null || row.source === undefined ? null : readRawElement(source.xml, row.source).tag,
    styleIn: context.toFileStyle,
  });
  if (tag === null && content.length === 0) return '';
  const startTag = tag ?? `<${prefix}row r="${index + 1}">`;
  return content.length === 0
    ? `${startTag.slice(0, -1)}/>`
    : `${startTag}${content.join('')}</${prefix}row>`;
}

/** Null for a row without attributes of its own. */
function createRowTag(
  index: number,
  row: Row,
  { prefix, raw, styleIn }: { prefix: string; raw: string | null; styleIn: (style: number) => number },
): string | null {
  if (raw === null && row.height === null && !row.isHidden && row.style === null) return null;
  const attributes = raw === null ? new Map<string, string>() : parseAttributes(raw);
  const set = (name: string, value: string | null): void => {
    if (value === null) attributes.delete(name);
    else attributes.set(name, `"${value}"`);
  };
  set('r', String(index + 1));
  // `spans` is only an optimisation hint, which would have to be kept correct.
  set('spans', null);
  const height = raw === null ? null : readAttribute(raw, 'ht');
  if ((height === null ? null : Number(height)) !== row.height) {
    set('ht', row.height === null ? null : String(row.height));
    set('customHeight', row.height === null ? null : '1');
  }
  const wasHidden = raw !== null && ['1', 'true'].includes(readAttribute(raw, 'hidden') ?? '');
  if (wasHidden !== row.isHidden) set('hidden', row.isHidden ? '1' : null);
  if (row.style !== null) {
    set('s', String(styleIn(row.style)));
    set('customFormat', '1');
  }
  return createTag(`<${prefix}row>`, attributes);
}

function writeCell(address: CellAddress, cell: Cell, context: CellWriteContext): string {
  const { source } = context;
  const openedCell = cell.source === undefined ? undefined : context.findOpened(cell.source);
  if (source === null || cell.source === undefined || openedCell === undefined)
    return buildCell(address, cell, null, context);
  const { tag, raw } = readRawElement(source.xml, cell.source);
  const sharedIndex = source.sharedFormulaIndexes.get(cell.source);
  const hasMoved = openedCell.address.row !== address.row || openedCell.address.column !== address.column;
  const losesSharedFormula =
    sharedIndex !== undefined && (hasMoved || context.brokenSharedFormulas.has(sharedIndex));
  const isArray = openedCell.cell.array !== undefined || cell.array !== undefined;
  const hasNewExtent = JSON.stringify(openedCell.cell.array) !== JSON.stringify(cell.array);
  const isRewritten = losesSharedFormula || (isArray && (hasNewExtent || hasMoved));
  const hasSameText =
    isSameValue(openedCell.cell.value, cell.value) && isSameRuns(openedCell.cell.runs, cell.runs);
  if (!hasSameText || isRewritten) {
    const formula =
      isRewritten || isArray || cell.formula === undefined
        ? null
        : getRawFormula(raw, hasMoved ? address : null);
    return buildCell(address, cell, { tag, formula }, context);
  }
  if (!hasMoved && openedCell.cell.style === cell.style) return raw;
  const movedCell = setAddress(tag, address, context.toFileStyle(cell.style)) + raw.slice(tag.length);
  const formula = hasMoved ? getRawFormula(raw, null) : null;
  return formula === null
    ? movedCell
    : movedCell.replace(formula, () => getRawFormula(raw, address) ?? formula);
}

/** The errors of dynamic arrays are no values of a cell in the file format. */
const toFileError = (error: string): string =>
  error === '#SPILL!' || error === '#CALC!' ? '#VALUE!' : error;

function setAddress(tag: string, address: CellAddress, style: number): string {
  const attributes = parseAttributes(tag);
  attributes.set('r', `"${formatAddress(address)}"`);
  if (style === 0) attributes.delete('s');
  else attributes.set('s', `"${style}"`);
  return createTag(tag, attributes);
}

/** The formula markup in the source; an array formula includes its cell, unless `address` is null. */
function getRawFormula(raw: string, address: CellAddress | null): string | null {
  const [formula = null] = /<((?:\w+:)?f)(?=[\s/>])(?:[^<>]*\/>|[\s\S]*?<\/\1>)/.exec(raw) ?? [];
  if (formula === null || address === null) return formula;
  return formula.replace(/(\sref=")[^"]*"/, (_, prefix: string) => `${prefix}${formatAddress(address)}"`);
}

function buildCell(
  address: CellAddress,
  cell: Cell,
  raw: { tag: string; formula: string | null } | null,
  { prefix: p, toFileStyle, formulas }: CellWriteContext,
): string {
  const { value, style } = cell;
  const fileStyle = toFileStyle(style);
  const attributes = new Map(
    [...(raw === null ? [] : parseAttributes(raw.tag))].filter(([name]) => !['t', 'cm', 'vm'].includes(name)),
  );
  attributes.set('r', `"${formatAddress(address)}"`);
  if (fileStyle === 0) attributes.delete('s');
  else attributes.set('s', `"${fileStyle}"`);
  const buildTag = (type: string | null): string => {
    if (type !== null) attributes.set('t', `"${type}"`);
    return createTag(`<${p}c>`, attributes);
  };
  // A plain formula of the file keeps its markup.
  const written =
    raw?.formula != null && cell.intersects
      ? { element: raw.formula, metadata: null }
      : formulas.write(address, cell, p);
  if (written?.metadata != null) attributes.set('cm', `"${written.metadata}"`);
  const formulaElement = written === null ? '' : (raw?.formula ?? written.element);
  const buildElement = (type: string | null, text: string): string =>
    `${buildTag(type)}${formulaElement}<${p}v>${text}</${p}v></${p}c>`;
  if (value === null)
    return formulaElement === ''
      ? `${buildTag(null).slice(0, -1)}/>`
      : `${buildTag(null)}${formulaElement}</${p}c>`;
  if (typeof value === 'number') return buildElement(null, String(value));
  if (typeof value === 'boolean') return buildElement('b', value ? '1' : '0');
  if (isError(value)) return buildElement('e', encodeText(toFileError(value.error)));
  if (formulaElement !== '' || cell.isSpilled) return buildElement('str', escapeXmlText(value));
  const text = writeRichText({ text: value, runs: findRuns(cell) }, p);
  return `${buildTag('inlineStr')}<${p}is>${text}</${p}is></${p}c>`;
}

/** Shared formulas that can no longer be written as such. */
export function findBrokenSharedFormulas(
  source: SheetPart,
  rows: ReadonlyMap<number, Row>,
  findOpened: (source: number) => { address: CellAddress } | undefined,
): Set<string> {
  const broken = new Set<string>();
  for (const [sharedIndex, first] of source.sharedFormulaStarts) {
    const address = findOpened(first)?.address;
    const current = address === undefined ? undefined : rows.get(address.row)?.cells.get(address.column);
    if (current?.source !== first) broken.add(sharedIndex);
  }
  return broken;
}
