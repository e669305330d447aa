import { encodeAttribute, encodeText } from '@redraft/documents';
import {
  attributesOf,
  type Element,
  insideOf,
  rawOf,
  readElement,
  tagOf,
  tagWith,
} from '../../xml/element.ts';
import { areaName, readArea, shiftedLine } from '../book/area.ts';
import type { Shift, StructureAct } from '../book/book.ts';
import { movedLink } from '../book/sort.ts';
import { afterAct, shiftedAreas } from '../formula/references.ts';
import { attributeIn, contentOf, localName } from './xml-text.ts';

interface Moving {
  acts: readonly StructureAct[];
  /** The sheet that the section is of, and what it was called when it was opened. */
  sheet: number;
  home: string;
}

/** Parts of a sheet that say of which cells they speak. */
const ofCells: ReadonlySet<string> = new Set([
  'conditionalFormatting',
  'dataValidations',
  'hyperlinks',
  'autoFilter',
  'sortState',
  'protectedRanges',
  'ignoredErrors',
  'rowBreaks',
  'colBreaks',
  'cellWatches',
]);

/** A part of a sheet after all that was done to rows, columns and sheets; empty where nothing of it is left. */
export function movedSection(name: string, raw: string, moving: Moving): string {
  const { acts, sheet } = moving;
  const concerns = acts.some((act) => act.kind !== 'shift' || act.sheet === sheet) || acts.length > 0;
  if (!concerns || !(ofCells.has(name) || name === 'extLst')) return raw;
  const root = readElement(raw);
  if (root === null) return raw;
  return moved(root, moving) ?? '';
}

/** Null where the cells of which it speaks are gone. */
function moved(element: Element, moving: Moving): string | null {
  const name = localName(element.name);
  const tag = movedTag(element, name, moving);
  if (tag === null) return null;
  const isFormula = /^(?:formula|formula1|formula2|f)$/.test(name) && element.children.length === 0;
  if (isFormula)
    return `${open(tag)}${encodeText(movedFormula(contentOf(insideOf(element)), moving))}${closing(element)}`;
  if (element.children.length === 0)
    return tag === tagOf(element) ? rawOf(element) : tag + rawOf(element).slice(tagOf(element).length);
  const children = element.children.flatMap((child) => moved(child, moving) ?? []);
  if (children.length === 0) return null;
  const counted = /\scount="/.test(tag)
    ? tagWith(tag, attributesOf(tag).set('count', `"${children.length}"`))
    : tag;
  return `${open(counted)}${children.join('')}${closing(element)}`;
}

const open = (tag: string): string => tag.replace(/(?<!\s)\s*\/>$/, '>');
const closing = (element: Element): string => `</${element.name}>`;

function movedTag(element: Element, name: string, moving: Moving): string | null {
  const tag = tagOf(element);
  const attributes = attributesOf(tag);
  let changed = false;
  for (const key of ['sqref', 'ref', 'r']) {
    const before = attributeIn(tag, key);
    if (before === null || (key === 'r' && name !== 'cellWatch')) continue;
    const now = ownActs(moving).reduce(
      (text, act) => (text === '' ? '' : movedAreas(text, act, name)),
      before,
    );
    if (now === '') return null;
    changed ||= now !== before;
    attributes.set(key, `"${now}"`);
  }
  if (name === 'brk') {
    const line = movedBreak(Number(attributeIn(tag, 'id')), element, moving);
    if (line === null) return null;
    changed ||= String(line) !== attributeIn(tag, 'id');
    attributes.set('id', `"${line}"`);
  }
  const location = name === 'hyperlink' ? attributeIn(tag, 'location') : null;
  if (location !== null) {
    const now = movedFormula(location, moving);
    changed ||= now !== location;
    attributes.set('location', `"${encodeAttribute(now)}"`);
  }
  return changed ? tagWith(tag, attributes) : tag;
}

function movedAreas(areas: string, act: StructureAct, of: string): string {
  if (act.kind === 'shift') return shiftedAreas(areas, act.shift);
  const area = act.kind === 'sort' && of === 'hyperlink' ? readArea(areas) : null;
  if (act.kind !== 'sort' || area === null) return areas;
  const now = movedLink({ area }, act.area, act.moved).area;
  return now === area ? areas : areaName(now);
}

const ownActs = ({ acts, sheet }: Moving): readonly StructureAct[] =>
  acts.filter((act) => act.sheet === sheet);

const shiftsOf = ({ acts, sheet }: Moving): Shift[] =>
  acts.flatMap((act) => (act.kind === 'shift' && act.sheet === sheet ? [act.shift] : []));

/** The line before which a page ends. */
function movedBreak(id: number, element: Element, moving: Moving): number | null {
  const isRows = /<(?:\w+:)?rowBreaks\b/.test(element.source);
  return shiftsOf(moving).reduce<number | null>((line, shift) => {
    if (line === null || (shift.axis === 'rows') !== isRows) return line;
    return shiftedLine(line, shift);
  }, id);
}

/** The sheet itself may be called otherwise by and by. */
export function movedFormula(formula: string, { acts, sheet, home }: Moving): string {
  let name = home;
  return acts.reduce((text, act) => {
    const now = afterAct(text, name, act);
    if (act.kind === 'rename' && act.sheet === sheet) name = act.to;
    return now;
  }, formula);
}
