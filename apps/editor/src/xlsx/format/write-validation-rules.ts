import { encodeAttribute, encodeText } from '@redraft/documents';
import {
  createTag,
  type Element,
  getOpenTag,
  getRawXml,
  getTag,
  parseAttributes,
  readElement,
} from '../../xml/element.ts';
import { formatArea } from '../workbook/area.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import type { Area } from '../workbook/workbook.ts';
import { toFileFormula } from './future-functions.ts';
import { findChild } from './read-styles.ts';
import { readRuleAreas } from './rule-elements.ts';
import { getLocalName } from './xml-text.ts';

const toSqref = (areas: readonly Area[]): string => areas.map(formatArea).join(' ');

/** The `dataValidations` element; empty without rules. Attributes of rules of the file stay. */
export function writeValidationRules(
  rules: readonly ValidationRule[],
  sheetXml: string,
  prefix: string,
): string {
  const own = rules.filter(({ isExtension }) => isExtension !== true);
  if (own.length === 0) return '';
  const elements = own.map((rule) => {
    const tag =
      rule.source === undefined
        ? `<${prefix}dataValidation/>`
        : (/^<[^>]*>/.exec(sheetXml.slice(rule.source))?.[0] ?? '');
    const attributes = rule.source === undefined ? createAttributes(rule) : parseAttributes(tag);
    attributes.set('sqref', `"${toSqref(rule.areas)}"`);
    const formulas = rule.formulas.map((formula, index) =>
      formula === ''
        ? ''
        : `<${prefix}formula${index + 1}>${encodeText(toFileFormula(formula))}</${prefix}formula${index + 1}>`,
    );
    const name = `${prefix}dataValidation`;
    return `${createTag(`<${name}>`, attributes)}${formulas.join('')}</${name}>`;
  });
  return `<${prefix}dataValidations count="${own.length}">${elements.join('')}</${prefix}dataValidations>`;
}

function createAttributes(rule: ValidationRule): Map<string, string> {
  const attributes = new Map<string, string>();
  const set = (name: string, value: string): void => {
    attributes.set(name, `"${encodeAttribute(value)}"`);
  };
  if (rule.kind !== 'none') set('type', rule.kind);
  if (rule.errorStyle === 'warning' || rule.errorStyle === 'information') set('errorStyle', rule.errorStyle);
  if (rule.operator !== 'between' && rule.kind !== 'list') set('operator', rule.operator);
  if (rule.allowsBlank) set('allowBlank', '1');
  // Despite its name, the attribute hides the arrow.
  if (rule.kind === 'list' && !rule.hasDropDown) set('showDropDown', '1');
  if (rule.prompt !== null) set('showInputMessage', '1');
  if (rule.errorStyle !== null) set('showErrorMessage', '1');
  if (rule.error.title !== '') set('errorTitle', rule.error.title);
  if (rule.error.text !== '') set('error', rule.error.text);
  if (rule.prompt !== null && rule.prompt.title !== '') set('promptTitle', rule.prompt.title);
  if (rule.prompt !== null && rule.prompt.text !== '') set('prompt', rule.prompt.text);
  return attributes;
}

/** Rules of the extension list keep everything but their areas. They are told apart by their order. */
export function updateExtensionValidation(
  xml: string,
  opened: readonly ValidationRule[],
  rules: readonly ValidationRule[],
): string {
  const root = xml === '' ? null : readElement(xml);
  if (root === null || !/dataValidation/.test(xml)) return xml;
  const sources = opened.flatMap(({ source, isExtension }) => (isExtension === true ? [source] : []));
  let index = 0;
  const update = (element: Element): string | null => {
    const name = getLocalName(element.name);
    if (name === 'dataValidation' && readRuleAreas(element).length > 0) {
      const source = sources[index++];
      const rule = rules.find((one) => one.source === source);
      return rule === undefined ? null : replaceAreas(element, rule.areas);
    }
    if (!['extLst', 'ext', 'dataValidations'].includes(name) || !/dataValidation/.test(getRawXml(element)))
      return getRawXml(element);
    const children = element.children.flatMap((child) => update(child) ?? []);
    if (children.length === 0) return null;
    const tag = getOpenTag(element);
    const open =
      name === 'dataValidations'
        ? createTag(tag, parseAttributes(tag).set('count', `"${children.length}"`))
        : tag;
    return `${open}${children.join('')}</${element.name}>`;
  };
  return update(root) ?? '';
}

function replaceAreas(element: Element, areas: readonly Area[]): string {
  const raw = getRawXml(element);
  const sqref = findChild(element, 'sqref');
  if (sqref === null) return raw;
  const start = sqref.start - element.start;
  const text = `${getTag(sqref)}${toSqref(areas)}</${sqref.name}>`;
  return raw.slice(0, start) + text + raw.slice(sqref.end - element.start);
}
