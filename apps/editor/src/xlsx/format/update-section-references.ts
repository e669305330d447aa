import { encodeAttribute, encodeText } from '@redraft/documents';
import {
  createTag,
  type Element,
  getInnerXml,
  getRawXml,
  getTag,
  parseAttributes,
  readElement,
} from '../../xml/element.ts';
import { shiftAreas, updateFormula } from '../formula/references.ts';
import { formatArea, parseArea, shiftIndex } from '../workbook/area.ts';
import { moveLink } from '../workbook/sort.ts';
import type { Shift, StructureChange } from '../workbook/workbook.ts';
import { decodeContent, getLocalName, readAttribute } from './xml-text.ts';

interface SectionChanges {
  changes: readonly StructureChange[];
  /** Id of the sheet that contains the section, and its name when the file was opened. */
  sheet: number;
  originalSheetName: string;
}

/** Elements of a sheet part that contain cell references. */
const sectionsWithReferences: ReadonlySet<string> = new Set([
  'conditionalFormatting',
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
export function moveSection(name: string, raw: string, sectionChanges: SectionChanges): string {
  const { changes, sheet } = sectionChanges;
  const hasChanges =
    changes.some((change) => change.kind !== 'shift' || change.sheet === sheet) || changes.length > 0;
  if (!hasChanges || !(sectionsWithReferences.has(name) || name === 'extLst')) return raw;
  const root = readElement(raw);
  if (root === null) return raw;
  return moveReferences(root, sectionChanges) ?? '';
}

/** Null if the referenced cells were deleted. */
function moveReferences(element: Element, sectionChanges: SectionChanges): string | null {
  const name = getLocalName(element.name);
  // Rules of the workbook are written with their present ranges.
  if (name === 'dataValidation') return getRawXml(element);
  const tag = moveTag(element, name, sectionChanges);
  if (tag === null) return null;
  const isFormula = /^(?:formula|formula1|formula2|f)$/.test(name) && element.children.length === 0;
  if (isFormula)
    return `${toOpenTag(tag)}${encodeText(moveFormula(decodeContent(getInnerXml(element)), sectionChanges))}${closeTag(element)}`;
  if (element.children.length === 0)
    return tag === getTag(element)
      ? getRawXml(element)
      : tag + getRawXml(element).slice(getTag(element).length);
  const children = element.children.flatMap((child) => moveReferences(child, sectionChanges) ?? []);
  if (children.length === 0) return null;
  const countedTag = /\scount="/.test(tag)
    ? createTag(tag, parseAttributes(tag).set('count', `"${children.length}"`))
    : tag;
  return `${toOpenTag(countedTag)}${children.join('')}${closeTag(element)}`;
}

const toOpenTag = (tag: string): string => tag.replace(/(?<!\s)\s*\/>$/, '>');
const closeTag = (element: Element): string => `</${element.name}>`;

function moveTag(element: Element, name: string, sectionChanges: SectionChanges): string | null {
  const tag = getTag(element);
  const attributes = parseAttributes(tag);
  let changed = false;
  for (const key of ['sqref', 'ref', 'r']) {
    const before = readAttribute(tag, key);
    if (before === null || (key === 'r' && name !== 'cellWatch')) continue;
    const updated = filterSheetChanges(sectionChanges).reduce(
      (text, change) => (text === '' ? '' : moveAreas(text, change, name)),
      before,
    );
    if (updated === '') return null;
    changed ||= updated !== before;
    attributes.set(key, `"${updated}"`);
  }
  if (name === 'brk') {
    const index = moveBreak(Number(readAttribute(tag, 'id')), element, sectionChanges);
    if (index === null) return null;
    changed ||= String(index) !== readAttribute(tag, 'id');
    attributes.set('id', `"${index}"`);
  }
  const location = name === 'hyperlink' ? readAttribute(tag, 'location') : null;
  if (location !== null) {
    const updated = moveFormula(location, sectionChanges);
    changed ||= updated !== location;
    attributes.set('location', `"${encodeAttribute(updated)}"`);
  }
  return changed ? createTag(tag, attributes) : tag;
}

function moveAreas(areas: string, change: StructureChange, elementName: string): string {
  if (change.kind === 'shift') return shiftAreas(areas, change.shift);
  const area = change.kind === 'sort' && elementName === 'hyperlink' ? parseArea(areas) : null;
  if (change.kind !== 'sort' || area === null) return areas;
  const updated = moveLink({ area }, change.area, change.moved).area;
  return updated === area ? areas : formatArea(updated);
}

const filterSheetChanges = ({ changes, sheet }: SectionChanges): readonly StructureChange[] =>
  changes.filter((change) => change.sheet === sheet);

const listShifts = ({ changes, sheet }: SectionChanges): Shift[] =>
  changes.flatMap((change) => (change.kind === 'shift' && change.sheet === sheet ? [change.shift] : []));

/** The index of a page break. */
function moveBreak(id: number, element: Element, sectionChanges: SectionChanges): number | null {
  const isRows = /<(?:\w+:)?rowBreaks\b/.test(element.source);
  return listShifts(sectionChanges).reduce<number | null>((index, shift) => {
    if (index === null || (shift.axis === 'rows') !== isRows) return index;
    return shiftIndex(index, shift);
  }, id);
}

/** The sheet itself may be renamed in the course of the changes. */
export function moveFormula(formula: string, { changes, sheet, originalSheetName }: SectionChanges): string {
  let name = originalSheetName;
  return changes.reduce((text, change) => {
    const updated = updateFormula(text, name, change);
    if (change.kind === 'rename' && change.sheet === sheet) name = change.to;
    return updated;
  }, formula);
}
