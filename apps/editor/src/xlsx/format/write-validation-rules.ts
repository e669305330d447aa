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
import type { SheetPart } from './read-sheet.ts';
import { findChild } from './read-styles.ts';
import { readElementText, readRuleAreas } from './rule-elements.ts';
import { encodePlainText, escapeXmlAttribute, getLocalName } from './xml-text.ts';

const toSqref = (areas: readonly Area[]): string => areas.map(formatArea).join(' ');

/** The `dataValidations` element; empty without rules. Rules of the file keep everything but their areas and formulas. */
export function writeValidationRules(
  rules: readonly ValidationRule[],
  { source, opened, prefix }: { source: SheetPart | null; opened: readonly ValidationRule[]; prefix: string },
): string {
  const own = rules.filter(({ isExtension }) => isExtension !== true);
  const lists = (source?.sections ?? []).flatMap(({ name, start, end }) => {
    const root = name === 'dataValidations' ? readElement(source?.xml.slice(start, end) ?? '') : null;
    return root === null ? [] : [{ root, start }];
  });
  const openedSources = new Set(opened.map((rule) => rule.source));
  const written = new Set<ValidationRule>();
  const kept = lists.flatMap(({ root, start }) =>
    root.children.flatMap(
      (child) =>
        updateRules(child, (element) => {
          const at = start + element.start;
          const rule = own.find((one) => one.source === at);
          if (rule === undefined) return openedSources.has(at) ? null : getRawXml(element);
          written.add(rule);
          return updateRule(element, rule);
        }) ?? [],
    ),
  );
  const added = own.flatMap((rule) => (written.has(rule) ? [] : [writeNewRule(rule, prefix)]));
  const elements = [...kept, ...added];
  if (elements.length === 0) return '';
  const [first] = lists;
  const tag = first === undefined ? `<${prefix}dataValidations>` : getOpenTag(first.root);
  const attributes = parseAttributes(tag).set('count', `"${elements.length}"`);
  return `${createTag(tag, attributes)}${elements.join('')}</${first?.root.name ?? `${prefix}dataValidations`}>`;
}

function writeNewRule(rule: ValidationRule, prefix: string): string {
  const attributes = createAttributes(rule).set('sqref', `"${toSqref(rule.areas)}"`);
  const formulas = rule.formulas.map((formula, index) =>
    formula === ''
      ? ''
      : `<${prefix}formula${index + 1}>${encodePlainText(toFileFormula(formula))}</${prefix}formula${index + 1}>`,
  );
  const name = `${prefix}dataValidation`;
  return `${createTag(`<${name}>`, attributes)}${formulas.join('')}</${name}>`;
}

function createAttributes(rule: ValidationRule): Map<string, string> {
  const attributes = new Map<string, string>();
  const set = (name: string, value: string): void => {
    attributes.set(name, `"${escapeXmlAttribute(value)}"`);
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

/** Rules of the extension list keep everything but their areas and formulas. They are told apart by their order. */
export function updateExtensionValidation(
  xml: string,
  opened: readonly ValidationRule[],
  rules: readonly ValidationRule[],
): string {
  const root = xml === '' ? null : readElement(xml);
  if (root === null) return xml;
  const sources = opened.flatMap(({ source, isExtension }) => (isExtension === true ? [source] : []));
  let index = 0;
  return (
    updateRules(root, (element) => {
      if (readRuleAreas(element).length === 0) return getRawXml(element);
      const source = sources[index++];
      const rule = rules.find((one) => one.source === source);
      return rule === undefined ? null : updateRule(element, rule);
    }) ?? ''
  );
}

/** Elements that contain rules. */
const ruleContainers: ReadonlySet<string> = new Set([
  'extLst',
  'ext',
  'dataValidations',
  'AlternateContent',
  'Choice',
  'Fallback',
]);

/** An element with the rules in it updated; null if it contained only rules that were deleted. */
function updateRules(element: Element, update: (rule: Element) => string | null): string | null {
  const name = getLocalName(element.name);
  if (name === 'dataValidation') return update(element);
  if (!ruleContainers.has(name) || !/dataValidation/.test(getRawXml(element))) return getRawXml(element);
  const children = element.children.flatMap((child) => updateRules(child, update) ?? []);
  if (children.length === 0) return null;
  const tag = getOpenTag(element);
  const open =
    name === 'dataValidations'
      ? createTag(tag, parseAttributes(tag).set('count', `"${children.length}"`))
      : tag;
  return `${open}${children.join('')}</${element.name}>`;
}

/** A rule of the file with its present areas and formulas. */
function updateRule(element: Element, { areas, formulas }: ValidationRule): string {
  const pieces: { start: number; end: number; text: string }[] = [];
  const setContent = (target: Element, text: string): void => {
    pieces.push({ ...target, text: `${getOpenTag(target)}${text}</${target.name}>` });
  };
  if (toSqref(readRuleAreas(element)) !== toSqref(areas)) {
    const tag = getTag(element);
    const attributes = parseAttributes(tag);
    const child = findChild(element, 'sqref');
    if (attributes.has('sqref') || child === null)
      pieces.push({
        start: element.start,
        end: element.from,
        text: createTag(tag, attributes.set('sqref', `"${toSqref(areas)}"`)),
      });
    else setContent(child, toSqref(areas));
  }
  for (const [index, formula] of formulas.entries()) {
    const outer = findChild(element, `formula${index + 1}`);
    const target = outer === null ? null : (findChild(outer, 'f') ?? outer);
    if (target !== null && readElementText(target) !== formula)
      setContent(target, encodePlainText(toFileFormula(formula)));
  }
  let xml = '';
  let at = element.start;
  for (const { start, end, text } of pieces.sort((one, other) => one.start - other.start)) {
    xml += element.source.slice(at, start) + text;
    at = end;
  }
  return xml + element.source.slice(at, element.end);
}
