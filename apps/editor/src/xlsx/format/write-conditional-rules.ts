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
import type { ConditionalRule, ConditionalStyle } from '../workbook/conditional-rules.ts';
import { buildRuleFormula, type RuleDefinition, type TextOperator } from '../workbook/rule-definitions.ts';
import { toFileFormula } from './future-functions.ts';
import { encodePlainAttribute, encodePlainText, getLocalName, readAttribute } from './xml-text.ts';

/** Which rules of the file are left, with their priorities; null if that has not changed. */
export function findKeptRules(
  opened: readonly ConditionalRule[],
  rules: readonly ConditionalRule[],
): ReadonlyMap<number, number> | null {
  const toKey = (list: readonly ConditionalRule[]): string =>
    list.map(({ source, priority }) => `${source} ${priority}`).join();
  if (toKey(opened) === toKey(rules)) return null;
  return new Map(rules.flatMap(({ source, priority }) => (source === undefined ? [] : [[source, priority]])));
}

/** An element of the sheet with rules, without those that were deleted. */
export function updateRuleSection(
  xml: string,
  start: number,
  { opened, kept }: { opened: readonly ConditionalRule[]; kept: ReadonlyMap<number, number> },
): string {
  const root = readElement(xml);
  if (root === null) return xml;
  const removed = new Set(
    opened.flatMap(({ source }) => (source === undefined || kept.has(source) ? [] : [source])),
  );
  const removedIds = new Set(
    opened.flatMap(({ source, detailsId }) =>
      detailsId === undefined || source === undefined || kept.has(source) ? [] : [detailsId],
    ),
  );
  return updateElement(root, { start, kept, removed, removedIds }) ?? '';
}

interface RuleUpdate {
  start: number;
  kept: ReadonlyMap<number, number>;
  removed: ReadonlySet<number>;
  /** Rules of the extension list that only complete a deleted one. */
  removedIds: ReadonlySet<string>;
}

/** Null if no rule is left in it. */
function updateElement(element: Element, update: RuleUpdate): string | null {
  const name = getLocalName(element.name);
  if (name === 'cfRule') return updateRule(element, update);
  const holdsRules = ['conditionalFormatting', 'conditionalFormattings', 'ext', 'extLst'].includes(name);
  if (!holdsRules || !/cfRule/.test(getRawXml(element))) return getRawXml(element);
  const children = element.children.map((child) => ({ child, xml: updateElement(child, update) }));
  const isLeft = children.some(({ child, xml }) => xml !== null && getLocalName(child.name) !== 'sqref');
  if (!isLeft) return null;
  return `${getOpenTag(element)}${children.map(({ xml }) => xml ?? '').join('')}</${element.name}>`;
}

function updateRule(element: Element, { start, kept, removed, removedIds }: RuleUpdate): string | null {
  const source = start + element.start;
  const tag = getTag(element);
  const completesRemoved =
    removedIds.has(readAttribute(tag, 'id') ?? '') && readAttribute(tag, 'priority') === null;
  if (removed.has(source) || completesRemoved) return null;
  const priority = kept.get(source);
  if (priority === undefined || readAttribute(tag, 'priority') === String(priority))
    return getRawXml(element);
  const attributes = parseAttributes(tag).set('priority', `"${priority}"`);
  return createTag(tag, attributes) + getRawXml(element).slice(tag.length);
}

const textTypes: Readonly<Record<TextOperator, readonly [type: string, operator: string]>> = {
  contains: ['containsText', 'containsText'],
  notContains: ['notContainsText', 'notContains'],
  begins: ['beginsWith', 'beginsWith'],
  ends: ['endsWith', 'endsWith'],
};

/** A new rule with its areas; `dxfId` is the index of its format. */
export function writeNewRule(rule: ConditionalRule, dxfId: number | null, prefix: string): string {
  if (rule.definition === null) return '';
  const sqref = rule.areas.map(formatArea).join(' ');
  const { attributes, content } = describeRule(rule.definition, rule, prefix);
  const format = dxfId === null ? '' : ` dxfId="${dxfId}"`;
  const tag = `<${prefix}cfRule${attributes}${format} priority="${rule.priority}"${rule.stopsIfTrue ? ' stopIfTrue="1"' : ''}`;
  const element = content === '' ? `${tag}/>` : `${tag}>${content}</${prefix}cfRule>`;
  return `<${prefix}conditionalFormatting sqref="${sqref}">${element}</${prefix}conditionalFormatting>`;
}

function describeRule(
  definition: RuleDefinition,
  { areas }: ConditionalRule,
  prefix: string,
): { attributes: string; content: string } {
  const toElement = (formula: string): string =>
    `<${prefix}formula>${encodePlainText(toFileFormula(formula))}</${prefix}formula>`;
  const formula = buildRuleFormula(definition, areas);
  const content = formula === null ? '' : toElement(formula);
  switch (definition.kind) {
    case 'cell':
      return {
        attributes: ` type="cellIs" operator="${definition.operator}"`,
        content: definition.formulas.map(toElement).join(''),
      };
    case 'text': {
      const [type, operator] = textTypes[definition.operator];
      const text = encodePlainAttribute(definition.text);
      return { attributes: ` type="${type}" operator="${operator}" text="${text}"`, content };
    }
    case 'blank':
      return {
        attributes: ` type="${definition.isBlank ? 'containsBlanks' : 'notContainsBlanks'}"`,
        content,
      };
    case 'formula':
      return { attributes: ' type="expression"', content };
    case 'rank': {
      const flags = `${definition.isPercent ? ' percent="1"' : ''}${definition.isBottom ? ' bottom="1"' : ''}`;
      return { attributes: ` type="top10"${flags} rank="${definition.rank}"`, content };
    }
    case 'average':
      return {
        attributes: ` type="aboveAverage"${definition.isAbove ? '' : ' aboveAverage="0"'}`,
        content,
      };
    case 'duplicates':
      return { attributes: ` type="${definition.isUnique ? 'uniqueValues' : 'duplicateValues'}"`, content };
    case 'scale':
      return { attributes: ' type="colorScale"', content: writeScale(definition.colours, prefix) };
  }
}

function writeScale(colours: readonly string[], prefix: string): string {
  const points = [
    `<${prefix}cfvo type="min"/>`,
    ...(colours.length > 2 ? [`<${prefix}cfvo type="percentile" val="50"/>`] : []),
    `<${prefix}cfvo type="max"/>`,
  ];
  const elements = colours.map((colour) => `<${prefix}color rgb="FF${colour}"/>`);
  return `<${prefix}colorScale>${points.join('')}${elements.join('')}</${prefix}colorScale>`;
}

/** Differential formats have a list of number formats of their own, so that any number will do. */
const differentialFormatId = 164;

/** A differential format (`dxf`). */
export function writeDifferentialStyle(style: ConditionalStyle, prefix: string): string {
  const font = [
    style.isBold ? `<${prefix}b/>` : '',
    style.isItalic ? `<${prefix}i/>` : '',
    style.isStruck ? `<${prefix}strike/>` : '',
    style.isUnderlined ? `<${prefix}u/>` : '',
    style.colour == null ? '' : `<${prefix}color rgb="FF${style.colour}"/>`,
  ].join('');
  const fill =
    style.fill == null
      ? ''
      : `<${prefix}fill><${prefix}patternFill><${prefix}bgColor rgb="FF${style.fill}"/></${prefix}patternFill></${prefix}fill>`;
  const number =
    style.format === undefined
      ? ''
      : `<${prefix}numFmt numFmtId="${differentialFormatId}" formatCode="${encodePlainAttribute(style.format)}"/>`;
  const sides = (['left', 'right', 'top', 'bottom'] as const).map((side) => {
    const border = style.borders?.[side];
    if (border === undefined) return '';
    const colour = border.colour === null ? 'auto="1"' : `rgb="FF${border.colour}"`;
    return `<${prefix}${side} style="${border.line}"><${prefix}color ${colour}/></${prefix}${side}>`;
  });
  const borders = sides.join('') === '' ? '' : `<${prefix}border>${sides.join('')}</${prefix}border>`;
  return `<${prefix}dxf>${font === '' ? '' : `<${prefix}font>${font}</${prefix}font>`}${number}${fill}${borders}</${prefix}dxf>`;
}
