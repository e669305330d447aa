import { getFormatFromId } from 'numfmt';
import {
  createTag,
  type Element,
  getInnerXml,
  getOpenTag,
  getRawXml,
  getTag,
  parseAttributes,
  readElement,
} from '../../xml/element.ts';
import type { ConditionalStyle } from '../workbook/conditional-rules.ts';
import { type BookStyle, type Border, borderSides, type CellFormatPatch } from '../workbook/style.ts';
import { findChild } from './read-styles.ts';
import { writeDifferentialStyle } from './write-conditional-rules.ts';
import { encodePlainAttribute, getLocalName, getPrefix, readAttribute, readNumber } from './xml-text.ts';

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** One entry per list: programs use the first of each for cells without a style. */
export const defaultStylesheet =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${mainNamespace}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

/** The styles of the file followed by new ones; each new one is a style of the file with the user's changes. */
export function writeStyles(
  xml: string,
  newStyles: readonly BookStyle[],
  newDifferentialStyles: readonly ConditionalStyle[] = [],
): string {
  const root = readElement(xml);
  if (root === null) throw new Error('The styles of the workbook are damaged');
  const prefix = getPrefix(root.name);
  const lists = {
    fonts: listOf(root, 'fonts'),
    fills: listOf(root, 'fills'),
    borders: listOf(root, 'borders'),
    cellXfs: listOf(root, 'cellXfs'),
    numFmts: listOf(root, 'numFmts'),
    dxfs: listOf(root, 'dxfs'),
  };
  for (const style of newDifferentialStyles) lists.dxfs.items.push(writeDifferentialStyle(style, prefix));
  for (const style of newStyles) {
    if (style.derivation === undefined) continue;
    const base =
      lists.cellXfs.items[style.derivation.from] ??
      `<${prefix}xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`;
    lists.cellXfs.items.push(buildXf(base, style.derivation.patch, lists, prefix));
  }
  return insertLists(root, lists, prefix);
}

interface List {
  element: Element | null;
  items: string[];
  originalCount: number;
}
type Lists = Record<'fonts' | 'fills' | 'borders' | 'cellXfs' | 'numFmts' | 'dxfs', List>;

function listOf(root: Element, name: string): List {
  const element = findChild(root, name);
  const items = element?.children.map(getRawXml) ?? [];
  return { element, items, originalCount: items.length };
}

/** Index of an equal item, or of the appended one. */
function findOrAppend(list: List, item: string): number {
  const index = list.items.indexOf(item);
  if (index >= 0) return index;
  list.items.push(item);
  return list.items.length - 1;
}

function buildXf(base: string, patch: CellFormatPatch, lists: Lists, prefix: string): string {
  const element = readElement(base);
  if (element === null) return base;
  const tag = getTag(element);
  const attributes = parseAttributes(tag);
  const set = (name: string, value: number, apply: string): void => {
    attributes.set(name, `"${value}"`);
    attributes.set(apply, '"1"');
  };
  const fontKeys = [
    'isBold',
    'isItalic',
    'isUnderlined',
    'isDoubleUnderlined',
    'raised',
    'isStruck',
    'size',
    'font',
    'colour',
  ] as const;
  if (fontKeys.some((key) => patch[key] !== undefined)) {
    const font = lists.fonts.items[readNumber(tag, 'fontId') ?? 0] ?? `<${prefix}font/>`;
    set('fontId', findOrAppend(lists.fonts, buildFont(font, patch, prefix)), 'applyFont');
  }
  if (patch.fill !== undefined)
    set('fillId', findOrAppend(lists.fills, fillText(patch.fill, prefix)), 'applyFill');
  if (patch.borders !== undefined) {
    const border = lists.borders.items[readNumber(tag, 'borderId') ?? 0] ?? `<${prefix}border/>`;
    set('borderId', findOrAppend(lists.borders, buildBorder(border, patch.borders, prefix)), 'applyBorder');
  }
  if (patch.format !== undefined)
    set('numFmtId', formatId(patch.format, lists.numFmts, prefix), 'applyNumberFormat');
  const otherChildren = element.children
    .filter(({ name }) => getLocalName(name) !== 'alignment')
    .map(getRawXml);
  const alignment = buildAlignment(findChild(element, 'alignment'), patch, prefix);
  if (alignment !== null) attributes.set('applyAlignment', '"1"');
  const content = (alignment ?? getRawChild(element, 'alignment')) + otherChildren.join('');
  const open = createTag(tag.replace(/(?<!\s)\s*\/>$/, '>'), attributes);
  return content === '' ? open.replace(/>$/, '/>') : `${open}${content}</${element.name}>`;
}

const getRawChild = (element: Element, name: string): string => {
  const child = findChild(element, name);
  return child === null ? '' : getRawXml(child);
};

const fontOrder =
  'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(' ');

function buildFont(base: string, patch: CellFormatPatch, prefix: string): string {
  const element = readElement(base);
  const children = new Map(
    (element?.children ?? []).map((child) => [getLocalName(child.name), getRawXml(child)]),
  );
  const set = (name: string, text: string | null): void => {
    if (text === null) children.delete(name);
    else children.set(name, text);
  };
  const flag = (name: string, isOn: boolean | undefined): void => {
    if (isOn !== undefined) set(name, isOn ? `<${prefix}${name}/>` : null);
  };
  flag('b', patch.isBold);
  flag('i', patch.isItalic);
  flag('strike', patch.isStruck);
  flag('u', patch.isUnderlined);
  if (patch.isDoubleUnderlined === true && patch.isUnderlined !== false)
    set('u', `<${prefix}u val="double"/>`);
  if (patch.raised !== undefined)
    set('vertAlign', patch.raised === null ? null : `<${prefix}vertAlign val="${patch.raised}"/>`);
  if (patch.size !== undefined) set('sz', `<${prefix}sz val="${patch.size}"/>`);
  if (patch.colour !== undefined)
    set(
      'color',
      patch.colour === null ? `<${prefix}color theme="1"/>` : `<${prefix}color rgb="FF${patch.colour}"/>`,
    );
  if (patch.font !== undefined) {
    set('name', `<${prefix}name val="${encodePlainAttribute(patch.font)}"/>`);
    set('scheme', null);
    set('charset', null);
  }
  const order = [...children].sort(([a], [b]) => fontOrder.indexOf(a) - fontOrder.indexOf(b));
  return `<${prefix}font>${order.map(([, text]) => text).join('')}</${prefix}font>`;
}

function fillText(fill: string | null, prefix: string): string {
  if (fill === null) return `<${prefix}fill><${prefix}patternFill patternType="none"/></${prefix}fill>`;
  return `<${prefix}fill><${prefix}patternFill patternType="solid"><${prefix}fgColor rgb="FF${fill}"/><${prefix}bgColor indexed="64"/></${prefix}patternFill></${prefix}fill>`;
}

/** Schema order of border elements (CT_Border). */
const sideOrder = ['start', 'end', 'left', 'right', 'top', 'bottom', 'diagonal', 'vertical', 'horizontal'];

function buildBorder(
  base: string,
  sides: Partial<Record<(typeof borderSides)[number], Border | null>>,
  prefix: string,
): string {
  const element = readElement(base);
  const children = new Map(
    (element?.children ?? []).map((child) => [getLocalName(child.name), getRawXml(child)]),
  );
  for (const side of borderSides) {
    const border = sides[side];
    if (border === undefined) continue;
    children.set(
      side,
      border === null
        ? `<${prefix}${side}/>`
        : `<${prefix}${side} style="${border.line}"><${prefix}color ${border.colour === null ? 'auto="1"' : `rgb="FF${border.colour}"`}/></${prefix}${side}>`,
    );
  }
  const order = [...children].sort(([a], [b]) => sideOrder.indexOf(a) - sideOrder.indexOf(b));
  const open = element === null ? `<${prefix}border>` : getOpenTag(element);
  return `${open}${order.map(([, text]) => text).join('')}</${prefix}border>`;
}

/** The first id for custom number formats. */
const firstCustomFormatId = 164;

function formatId(format: string, list: List, prefix: string): number {
  if (format === 'General') return 0;
  for (let id = 1; id < 50; id++) if (getFormatFromId(id) === format) return id;
  let lastId = firstCustomFormatId - 1;
  for (const item of list.items) {
    const id = readNumber(item, 'numFmtId') ?? 0;
    if (readAttribute(item, 'formatCode') === format) return id;
    lastId = Math.max(lastId, id);
  }
  list.items.push(`<${prefix}numFmt numFmtId="${lastId + 1}" formatCode="${encodePlainAttribute(format)}"/>`);
  return lastId + 1;
}

/** Null if unchanged. */
function buildAlignment(base: Element | null, patch: CellFormatPatch, prefix: string): string | null {
  const { align, vertical, wraps, indent, rotation } = patch;
  if ([align, vertical, wraps, indent, rotation].every((one) => one === undefined)) return null;
  const attributes = base === null ? new Map<string, string>() : parseAttributes(getTag(base));
  const set = (name: string, value: string | null | undefined): void => {
    if (value === null) attributes.delete(name);
    else if (value !== undefined) attributes.set(name, `"${value}"`);
  };
  set('horizontal', align);
  set('vertical', vertical);
  if (wraps !== undefined) set('wrapText', wraps ? '1' : null);
  if (indent !== undefined) set('indent', indent === 0 ? null : String(indent));
  if (rotation !== undefined)
    set('textRotation', rotation === 0 ? null : String(rotation < 0 ? 90 - rotation : rotation));
  return createTag(`<${prefix}alignment/>`, attributes);
}

function insertLists(root: Element, lists: Lists, prefix: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  let insertedFirst = '';
  for (const [name, { element, items, originalCount }] of Object.entries(lists)) {
    if (items.length === originalCount) continue;
    if (element === null) {
      const newList = `<${prefix}${name} count="${items.length}">${items.join('')}</${prefix}${name}>`;
      // Only `numFmts` and `dxfs` may be missing: the first child, and the one after the styles of cells.
      if (name === 'numFmts') insertedFirst = newList;
      if (name === 'dxfs') {
        const end = (findChild(root, 'cellStyles') ?? findChild(root, 'cellXfs'))?.end ?? root.from;
        edits.push({ start: end, end, text: newList });
      }
      continue;
    }
    const tag = createTag(
      getOpenTag(element),
      parseAttributes(getOpenTag(element)).set('count', `"${items.length}"`),
    );
    const content = getInnerXml(element);
    const newItems = items.slice(originalCount).join('');
    edits.push({
      start: element.start,
      end: element.end,
      text: `${tag}${content}${newItems}</${element.name}>`,
    });
  }
  if (insertedFirst !== '') edits.push({ start: root.from, end: root.from, text: insertedFirst });
  return edits
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((xml, { start, end, text }) => xml.slice(0, start) + text + xml.slice(end), root.source);
}
