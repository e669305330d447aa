import { encodeAttribute } from '@redraft/documents';
import { getFormatFromId } from 'numfmt';
import {
  attributesOf,
  type Element,
  insideOf,
  openTagOf,
  rawOf,
  readElement,
  tagOf,
  tagWith,
} from '../../xml/element.ts';
import { type BookStyle, type Border, borderSides, type CellFormatPatch } from '../workbook/style.ts';
import { named } from './read-styles.ts';
import { attributeIn, localName, numberIn, prefixOf } from './xml-text.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** One entry per list: programs use the first of each for cells without a style. */
export const plainStyles =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

/** The styles of the file followed by new ones; each new one is a style of the file with the user's changes. */
export function writeStyles(xml: string, made: readonly BookStyle[]): string {
  const root = readElement(xml);
  if (root === null) throw new Error('The styles of the workbook are damaged');
  const p = prefixOf(root.name);
  const lists = {
    fonts: listOf(root, 'fonts'),
    fills: listOf(root, 'fills'),
    borders: listOf(root, 'borders'),
    cellXfs: listOf(root, 'cellXfs'),
    numFmts: listOf(root, 'numFmts'),
  };
  for (const style of made) {
    if (style.made === undefined) continue;
    const base =
      lists.cellXfs.items[style.made.from] ??
      `<${p}xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`;
    lists.cellXfs.items.push(buildXf(base, style.made.patch, lists, p));
  }
  return insertLists(root, lists, p);
}

interface List {
  element: Element | null;
  items: string[];
  was: number;
}
type Lists = Record<'fonts' | 'fills' | 'borders' | 'cellXfs' | 'numFmts', List>;

function listOf(root: Element, name: string): List {
  const element = named(root, name);
  const items = element?.children.map(rawOf) ?? [];
  return { element, items, was: items.length };
}

/** Index of an equal item, or of the appended one. */
function placeOf(list: List, item: string): number {
  const at = list.items.indexOf(item);
  if (at >= 0) return at;
  list.items.push(item);
  return list.items.length - 1;
}

function buildXf(base: string, patch: CellFormatPatch, lists: Lists, p: string): string {
  const element = readElement(base);
  if (element === null) return base;
  const tag = tagOf(element);
  const attributes = attributesOf(tag);
  const set = (name: string, value: number, apply: string): void => {
    attributes.set(name, `"${value}"`);
    attributes.set(apply, '"1"');
  };
  const fontKeys = ['isBold', 'isItalic', 'isUnderlined', 'isStruck', 'size', 'font', 'colour'] as const;
  if (fontKeys.some((key) => patch[key] !== undefined)) {
    const font = lists.fonts.items[numberIn(tag, 'fontId') ?? 0] ?? `<${p}font/>`;
    set('fontId', placeOf(lists.fonts, buildFont(font, patch, p)), 'applyFont');
  }
  if (patch.fill !== undefined) set('fillId', placeOf(lists.fills, fillText(patch.fill, p)), 'applyFill');
  if (patch.borders !== undefined) {
    const border = lists.borders.items[numberIn(tag, 'borderId') ?? 0] ?? `<${p}border/>`;
    set('borderId', placeOf(lists.borders, buildBorder(border, patch.borders, p)), 'applyBorder');
  }
  if (patch.format !== undefined)
    set('numFmtId', formatId(patch.format, lists.numFmts, p), 'applyNumberFormat');
  const others = element.children.filter(({ name }) => localName(name) !== 'alignment').map(rawOf);
  const alignment = buildAlignment(named(element, 'alignment'), patch, p);
  if (alignment !== null) attributes.set('applyAlignment', '"1"');
  const inside = (alignment ?? rawChild(element, 'alignment')) + others.join('');
  const open = tagWith(tag.replace(/(?<!\s)\s*\/>$/, '>'), attributes);
  return inside === '' ? open.replace(/>$/, '/>') : `${open}${inside}</${element.name}>`;
}

const rawChild = (element: Element, name: string): string => {
  const child = named(element, name);
  return child === null ? '' : rawOf(child);
};

const fontOrder =
  'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme'.split(' ');

function buildFont(base: string, patch: CellFormatPatch, p: string): string {
  const element = readElement(base);
  const parts = new Map((element?.children ?? []).map((child) => [localName(child.name), rawOf(child)]));
  const set = (name: string, text: string | null): void => {
    if (text === null) parts.delete(name);
    else parts.set(name, text);
  };
  const flag = (name: string, isOn: boolean | undefined): void => {
    if (isOn !== undefined) set(name, isOn ? `<${p}${name}/>` : null);
  };
  flag('b', patch.isBold);
  flag('i', patch.isItalic);
  flag('strike', patch.isStruck);
  flag('u', patch.isUnderlined);
  if (patch.size !== undefined) set('sz', `<${p}sz val="${patch.size}"/>`);
  if (patch.colour !== undefined)
    set('color', patch.colour === null ? `<${p}color theme="1"/>` : `<${p}color rgb="FF${patch.colour}"/>`);
  if (patch.font !== undefined) {
    set('name', `<${p}name val="${encodeAttribute(patch.font)}"/>`);
    set('scheme', null);
    set('charset', null);
  }
  const order = [...parts].sort(([a], [b]) => fontOrder.indexOf(a) - fontOrder.indexOf(b));
  return `<${p}font>${order.map(([, text]) => text).join('')}</${p}font>`;
}

function fillText(fill: string | null, p: string): string {
  if (fill === null) return `<${p}fill><${p}patternFill patternType="none"/></${p}fill>`;
  return `<${p}fill><${p}patternFill patternType="solid"><${p}fgColor rgb="FF${fill}"/><${p}bgColor indexed="64"/></${p}patternFill></${p}fill>`;
}

/** Schema order of border elements (CT_Border). */
const sideOrder = ['start', 'end', 'left', 'right', 'top', 'bottom', 'diagonal', 'vertical', 'horizontal'];

function buildBorder(
  base: string,
  sides: Partial<Record<(typeof borderSides)[number], Border | null>>,
  p: string,
): string {
  const element = readElement(base);
  const parts = new Map((element?.children ?? []).map((child) => [localName(child.name), rawOf(child)]));
  for (const side of borderSides) {
    const border = sides[side];
    if (border === undefined) continue;
    parts.set(
      side,
      border === null
        ? `<${p}${side}/>`
        : `<${p}${side} style="${border.line}"><${p}color ${border.colour === null ? 'auto="1"' : `rgb="FF${border.colour}"`}/></${p}${side}>`,
    );
  }
  const order = [...parts].sort(([a], [b]) => sideOrder.indexOf(a) - sideOrder.indexOf(b));
  const open = element === null ? `<${p}border>` : openTagOf(element);
  return `${open}${order.map(([, text]) => text).join('')}</${p}border>`;
}

/** The first id for custom number formats. */
const firstOwnFormat = 164;

function formatId(format: string, list: List, p: string): number {
  if (format === 'General') return 0;
  for (let id = 1; id < 50; id++) if (getFormatFromId(id) === format) return id;
  let last = firstOwnFormat - 1;
  for (const item of list.items) {
    const id = numberIn(item, 'numFmtId') ?? 0;
    if (attributeIn(item, 'formatCode') === format) return id;
    last = Math.max(last, id);
  }
  list.items.push(`<${p}numFmt numFmtId="${last + 1}" formatCode="${encodeAttribute(format)}"/>`);
  return last + 1;
}

/** Null if unchanged. */
function buildAlignment(base: Element | null, patch: CellFormatPatch, p: string): string | null {
  const { align, vertical, wraps, indent } = patch;
  if (align === undefined && vertical === undefined && wraps === undefined && indent === undefined)
    return null;
  const attributes = base === null ? new Map<string, string>() : attributesOf(tagOf(base));
  const set = (name: string, value: string | null | undefined): void => {
    if (value === null) attributes.delete(name);
    else if (value !== undefined) attributes.set(name, `"${value}"`);
  };
  set('horizontal', align);
  set('vertical', vertical);
  if (wraps !== undefined) set('wrapText', wraps ? '1' : null);
  if (indent !== undefined) set('indent', indent === 0 ? null : String(indent));
  return tagWith(`<${p}alignment/>`, attributes);
}

function insertLists(root: Element, lists: Lists, p: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  let before = '';
  for (const [name, { element, items, was }] of Object.entries(lists)) {
    if (items.length === was) continue;
    if (element === null) {
      const whole = `<${p}${name} count="${items.length}">${items.join('')}</${p}${name}>`;
      // Only `numFmts` may be missing, and it is the first child.
      if (name === 'numFmts') before = whole;
      continue;
    }
    const tag = tagWith(
      openTagOf(element),
      attributesOf(openTagOf(element)).set('count', `"${items.length}"`),
    );
    const kept = insideOf(element);
    const added = items.slice(was).join('');
    edits.push({ start: element.start, end: element.end, text: `${tag}${kept}${added}</${element.name}>` });
  }
  if (before !== '') edits.push({ start: root.from, end: root.from, text: before });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((xml, { start, end, text }) => xml.slice(0, start) + text + xml.slice(end), root.source);
}
