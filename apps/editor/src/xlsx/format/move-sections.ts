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
import { formulaAfterChange, shiftAreas } from '../formula/references.ts';
import { formatArea, parseArea, shiftLine } from '../workbook/area.ts';
import { moveLink } from '../workbook/sort.ts';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { attributeIn, contentOf, localName } from './xml-text.ts';

interface Moving {
  changes: readonly StructureChange[];
  /** Id of the sheet that contains the section, and its name when the file was opened. */
  sheet: number;
  home: string;
}

/** Elements of a sheet part that contain cell references. */
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

/** An element of a sheet part after all changes to rows, columns and sheets; empty if nothing is left of it. */
export function moveSection(name: string, raw: string, moving: Moving): string {
  const { changes, sheet } = moving;
  const concerns =
    changes.some((change) => change.kind !== 'shift' || change.sheet === sheet) || changes.length > 0;
  if (!concerns || !(ofCells.has(name) || name === 'extLst')) return raw;
  const root = readElement(raw);
  if (root === null) return raw;
  return moveReferences(root, moving) ?? '';
}

/** Null if the referenced cells were deleted. */
function moveReferences(element: Element, moving: Moving): string | null {
  const name = localName(element.name);
  const tag = moveTag(element, name, moving);
  if (tag === null) return null;
  const isFormula = /^(?:formula|formula1|formula2|f)$/.test(name) && element.children.length === 0;
  if (isFormula)
    return `${open(tag)}${encodeText(moveFormula(contentOf(insideOf(element)), moving))}${closing(element)}`;
  if (element.children.length === 0)
    return tag === tagOf(element) ? rawOf(element) : tag + rawOf(element).slice(tagOf(element).length);
  const children = element.children.flatMap((child) => moveReferences(child, moving) ?? []);
  if (children.length === 0) return null;
  const counted = /\scount="/.test(tag)
    ? tagWith(tag, attributesOf(tag).set('count', `"${children.length}"`))
    : tag;
  return `${open(counted)}${children.join('')}${closing(element)}`;
}

const open = (tag: string): string => tag.replace(/(?<!\s)\s*\/>$/, '>');
const closing = (element: Element): string => `</${element.name}>`;

function moveTag(element: Element, name: string, moving: Moving): string | null {
  const tag = tagOf(element);
  const attributes = attributesOf(tag);
  let changed = false;
  for (const key of ['sqref', 'ref', 'r']) {
    const before = attributeIn(tag, key);
    if (before === null || (key === 'r' && name !== 'cellWatch')) continue;
    const now = changesOfSheet(moving).reduce(
      (text, change) => (text === '' ? '' : moveAreas(text, change, name)),
      before,
    );
    if (now === '') return null;
    changed ||= now !== before;
    attributes.set(key, `"${now}"`);
  }
  if (name === 'brk') {
    const line = moveBreak(Number(attributeIn(tag, 'id')), element, moving);
    if (line === null) return null;
    changed ||= String(line) !== attributeIn(tag, 'id');
    attributes.set('id', `"${line}"`);
  }
  const location = name === 'hyperlink' ? attributeIn(tag, 'location') : null;
  if (location !== null) {
    const now = moveFormula(location, moving);
    changed ||= now !== location;
    attributes.set('location', `"${encodeAttribute(now)}"`);
  }
  return changed ? tagWith(tag, attributes) : tag;
}

function moveAreas(areas: string, change: StructureChange, of: string): string {
  if (change.kind === 'shift') return shiftAreas(areas, change.shift);
  const area = change.kind === 'sort' && of === 'hyperlink' ? parseArea(areas) : null;
  if (change.kind !== 'sort' || area === null) return areas;
  const now = moveLink({ area }, change.area, change.moved).area;
  return now === area ? areas : formatArea(now);
}

const changesOfSheet = ({ changes, sheet }: Moving): readonly StructureChange[] =>
  changes.filter((change) => change.sheet === sheet);

const listShifts = ({ changes, sheet }: Moving): Shift[] =>
  changes.flatMap((change) => (change.kind === 'shift' && change.sheet === sheet ? [change.shift] : []));

/** The index of a page break. */
function moveBreak(id: number, element: Element, moving: Moving): number | null {
  const isRows = /<(?:\w+:)?rowBreaks\b/.test(element.source);
  return listShifts(moving).reduce<number | null>((line, shift) => {
    if (line === null || (shift.axis === 'rows') !== isRows) return line;
    return shiftLine(line, shift);
  }, id);
}

/** The sheet itself may be renamed in the course of the changes. */
export function moveFormula(formula: string, { changes, sheet, home }: Moving): string {
  let name = home;
  return changes.reduce((text, change) => {
    const now = formulaAfterChange(text, name, change);
    if (change.kind === 'rename' && change.sheet === sheet) name = change.to;
    return now;
  }, formula);
}
