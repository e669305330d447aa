import { type Element, getInnerXml, getTag } from '../../xml/element.ts';
import { parseArea } from '../workbook/area.ts';
import type { Area } from '../workbook/workbook.ts';
import { findChild } from './read-styles.ts';
import { decodeContent, getLocalName, readAttribute } from './xml-text.ts';

export const readElementText = (element: Element | null): string =>
  element === null ? '' : decodeContent(getInnerXml(element)).trim();

/** The formulas of a conditional rule: `formula` in the sheet, `f` in the extension list. */
export const readRuleFormulas = (element: Element): string[] =>
  element.children.filter(({ name }) => ['formula', 'f'].includes(getLocalName(name))).map(readElementText);

/** The areas that a rule is about: an attribute in the sheet, an element in the extension list. */
export function readRuleAreas(element: Element): Area[] {
  const text = readAttribute(getTag(element), 'sqref') ?? readElementText(findChild(element, 'sqref'));
  return text
    .trim()
    .split(/\s+/)
    .flatMap((one) => parseArea(one) ?? []);
}
