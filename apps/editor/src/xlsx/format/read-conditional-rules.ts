import { type Element, getTag, readElement } from '../../xml/element.ts';
import { formatAddress, getFirstCell } from '../workbook/area.ts';
import type {
  Condition,
  ConditionalIcon,
  ConditionalRule,
  ConditionalStyle,
  DataBarRule,
  Threshold,
} from '../workbook/conditional-rules.ts';
import { operatorSigns } from '../workbook/filter.ts';
import type { Area } from '../workbook/workbook.ts';
import { readColour, type Theme } from './colours.ts';
import { listDescendants } from './descendants.ts';
import { readDefinition } from './read-rule-definitions.ts';
import { findChild, readDifferentialStyle } from './read-styles.ts';
import { readElementText, readRuleAreas, readRuleFormulas } from './rule-elements.ts';
import { getLocalName, readAttribute, readFlag, readNumber } from './xml-text.ts';

interface Context {
  theme: Theme;
  differentialStyles: readonly ConditionalStyle[];
}

/** The conditional formats of a sheet by priority; rules that cannot be shown are left out and counted. */
export function readConditionalRules(
  sections: readonly RuleSection[],
  extension: RuleSection | null,
  context: Context,
): { rules: ConditionalRule[]; unreadCount: number } {
  const extensionRoot = extension === null ? null : readElement(extension.xml);
  const extensionRules =
    extensionRoot === null
      ? []
      : listDescendants(extensionRoot, 'conditionalFormatting').flatMap((element) =>
          listRulesOf(element, extension?.start ?? 0),
        );
  const barDetails = new Map(
    extensionRules.flatMap(({ element }) => {
      const bar = findChild(element, 'dataBar');
      return bar === null ? [] : [[readAttribute(getTag(element), 'id') ?? '', bar] as const];
    }),
  );
  const ownRules = sections.flatMap(({ xml, start }) => {
    const root = readElement(xml);
    return root === null ? [] : listRulesOf(root, start);
  });
  // A rule without a priority only completes a rule of the sheet.
  const addedRules = extensionRules.filter(
    ({ element }) => readAttribute(getTag(element), 'priority') !== null,
  );
  const rules = [...ownRules, ...addedRules].flatMap((one) => readRule(one, barDetails, context) ?? []);
  return {
    rules: rules.sort((one, other) => one.priority - other.priority),
    unreadCount: rules.filter(({ condition }) => condition.kind === 'unread').length,
  };
}

/** An element of the sheet with rules, and where it begins. */
export interface RuleSection {
  xml: string;
  start: number;
}

interface RuleElement {
  element: Element;
  areas: readonly Area[];
  /** Offset in the sheet. */
  source: number;
}

function listRulesOf(formatting: Element, start: number): RuleElement[] {
  const areas = readRuleAreas(formatting);
  return formatting.children.flatMap((element) =>
    getLocalName(element.name) === 'cfRule' ? [{ element, areas, source: start + element.start }] : [],
  );
}

function readRule(
  { element, areas, source }: RuleElement,
  barDetails: ReadonlyMap<string, Element>,
  { theme, differentialStyles }: Context,
): ConditionalRule | null {
  if (areas.length === 0) return null;
  const tag = getTag(element);
  const condition = readCondition(element, formatAddress(getFirstCell(areas)), barDetails, theme);
  const inlineStyle = findChild(element, 'dxf');
  const detailsId = readDetailsId(element);
  return {
    areas,
    priority: readNumber(tag, 'priority') ?? Number.MAX_SAFE_INTEGER,
    stopsIfTrue: readFlag(tag, 'stopIfTrue'),
    style:
      inlineStyle === null
        ? (differentialStyles[readNumber(tag, 'dxfId') ?? -1] ?? {})
        : readDifferentialStyle(inlineStyle, theme),
    condition: condition ?? { kind: 'unread' },
    definition: condition === null ? null : readDefinition(element, condition),
    type: readAttribute(tag, 'type') ?? '',
    source,
    ...(detailsId === '' ? {} : { detailsId }),
  };
}

function readCondition(
  element: Element,
  cell: string,
  barDetails: ReadonlyMap<string, Element>,
  theme: Theme,
): Condition | null {
  const tag = getTag(element);
  const kind = readAttribute(tag, 'type');
  switch (kind) {
    case 'top10':
      return {
        kind: 'topBottom',
        rank: readNumber(tag, 'rank') ?? 10,
        isPercent: readFlag(tag, 'percent'),
        isBottom: readFlag(tag, 'bottom'),
      };
    case 'aboveAverage':
      return {
        kind: 'average',
        isAbove: readAttribute(tag, 'aboveAverage') === null || readFlag(tag, 'aboveAverage'),
        includesEqual: readFlag(tag, 'equalAverage'),
        deviations: readNumber(tag, 'stdDev') ?? 0,
      };
    case 'duplicateValues':
    case 'uniqueValues':
      return { kind: 'duplicateOrUnique', isUnique: kind === 'uniqueValues' };
    case 'colorScale':
      return readColourScale(findChild(element, 'colorScale'), theme);
    case 'dataBar':
      return readDataBar(element, barDetails, theme);
    case 'iconSet':
      return readIcons(findChild(element, 'iconSet'));
    default: {
      const formula = buildFormula(element, kind ?? '', cell);
      return formula === null ? null : { kind: 'formula', formula };
    }
  }
}

const operators: Readonly<Record<string, string>> = operatorSigns;

/** Programs write the formulas of most rules into the file; the others are put together from their attributes. */
function buildFormula(element: Element, kind: string, cell: string): string | null {
  const tag = getTag(element);
  const [first = '', second = ''] = readRuleFormulas(element);
  if (kind === 'cellIs') {
    const operator = readAttribute(tag, 'operator') ?? '';
    const sign = operators[operator];
    if (first === '') return null;
    if (sign !== undefined) return `${cell}${sign}(${first})`;
    const between = `AND(${cell}>=MIN(${first},${second}),${cell}<=MAX(${first},${second}))`;
    return operator === 'between' ? between : operator === 'notBetween' ? `NOT(${between})` : null;
  }
  if (kind === 'timePeriod') return first || buildTimePeriod(readAttribute(tag, 'timePeriod') ?? '', cell);
  const text = `"${(readAttribute(tag, 'text') ?? '').replaceAll('"', '""')}"`;
  const defaults: Readonly<Record<string, string | null>> = {
    expression: null,
    containsText: `ISNUMBER(SEARCH(${text},${cell}))`,
    notContainsText: `ISERROR(SEARCH(${text},${cell}))`,
    beginsWith: `LEFT(${cell},LEN(${text}))=${text}`,
    endsWith: `RIGHT(${cell},LEN(${text}))=${text}`,
    containsBlanks: `LEN(TRIM(${cell}))=0`,
    notContainsBlanks: `LEN(TRIM(${cell}))>0`,
    containsErrors: `ISERROR(${cell})`,
    notContainsErrors: `NOT(ISERROR(${cell}))`,
  };
  return Object.hasOwn(defaults, kind) ? first || (defaults[kind] ?? null) : null;
}

function buildTimePeriod(period: string, cell: string): string | null {
  const week = (offset: number): string =>
    `INT((${cell}-1)/7)=INT((TODAY()-1)/7)${offset === 0 ? '' : `+(${offset})`}`;
  const month = (offset: number): string =>
    `AND(YEAR(${cell})=YEAR(EDATE(TODAY(),${offset})),MONTH(${cell})=MONTH(EDATE(TODAY(),${offset})))`;
  const formulas: Readonly<Record<string, string>> = {
    today: `INT(${cell})=TODAY()`,
    yesterday: `INT(${cell})=TODAY()-1`,
    tomorrow: `INT(${cell})=TODAY()+1`,
    last7Days: `AND(TODAY()-INT(${cell})<=6,INT(${cell})<=TODAY())`,
    thisWeek: week(0),
    lastWeek: week(-1),
    nextWeek: week(1),
    thisMonth: month(0),
    lastMonth: month(-1),
    nextMonth: month(1),
  };
  return Object.hasOwn(formulas, period) ? `AND(ISNUMBER(${cell}),${formulas[period]})` : null;
}

const pointKinds: Readonly<Record<string, Threshold['kind']>> = {
  num: 'num',
  formula: 'num',
  percent: 'percent',
  percentile: 'percentile',
  min: 'min',
  max: 'max',
  autoMin: 'autoMin',
  autoMax: 'autoMax',
};

function readPoints(element: Element): Threshold[] {
  return element.children.flatMap((child) => {
    if (getLocalName(child.name) !== 'cfvo') return [];
    const tag = getTag(child);
    return [
      {
        kind: pointKinds[readAttribute(tag, 'type') ?? ''] ?? 'num',
        formula: readAttribute(tag, 'val') ?? (readElementText(findChild(child, 'f')) || '0'),
        isInclusive: readAttribute(tag, 'gte') === null || readFlag(tag, 'gte'),
      },
    ];
  });
}

const readColours = (element: Element, theme: Theme): string[] =>
  element.children.flatMap((child) =>
    getLocalName(child.name) === 'color' ? [readColour(getTag(child), theme) ?? '000000'] : [],
  );

function readColourScale(element: Element | null, theme: Theme): Condition | null {
  if (element === null) return null;
  const [points, colours] = [readPoints(element), readColours(element, theme)];
  return points.length < 2 || points.length !== colours.length
    ? null
    : { kind: 'colourScale', points, colours };
}

function readDataBar(
  rule: Element,
  barDetails: ReadonlyMap<string, Element>,
  theme: Theme,
): Condition | null {
  const element = findChild(rule, 'dataBar');
  const details =
    findDetails(rule, barDetails) ?? (element !== null && findChild(element, 'fillColor') ? element : null);
  if (element === null) return null;
  const [min, max] = readPoints(details ?? element);
  const colourOf = (name: string): string | null => {
    const child = details === null ? null : findChild(details, name);
    return child === null ? null : readColour(getTag(child), theme);
  };
  const colour = readColours(element, theme)[0] ?? colourOf('fillColor');
  if (min === undefined || max === undefined || colour === undefined || colour === null) return null;
  const tag = getTag(details ?? element);
  const usesPositiveColour = details !== null && readFlag(getTag(details), 'negativeBarColorSameAsPositive');
  const bar: DataBarRule = {
    min,
    max,
    colour,
    negativeColour: usesPositiveColour ? colour : (colourOf('negativeFillColor') ?? colour),
    isGradient: readAttribute(tag, 'gradient') !== '0',
    hidesValue: readAttribute(getTag(element), 'showValue') === '0',
    minLength: readNumber(tag, 'minLength') ?? (details === null ? 10 : 0),
    maxLength: readNumber(tag, 'maxLength') ?? (details === null ? 90 : 100),
  };
  return { kind: 'dataBar', ...bar };
}

/** The newer properties of a data bar, which stand in the extension list of the sheet. */
function findDetails(rule: Element, barDetails: ReadonlyMap<string, Element>): Element | null {
  return barDetails.get(readDetailsId(rule)) ?? null;
}

/** By which a rule refers to its newer properties; empty if it has none. */
function readDetailsId(rule: Element): string {
  for (const extension of findChild(rule, 'extLst')?.children ?? []) {
    const id = readElementText(findChild(extension, 'id'));
    if (id !== '') return id;
  }
  return '';
}

function readIcons(element: Element | null): Condition | null {
  if (element === null) return null;
  const points = readPoints(element);
  const set = readAttribute(getTag(element), 'iconSet') ?? '3TrafficLights1';
  const custom = element.children.filter(({ name }) => getLocalName(name) === 'cfIcon').map(readIcon);
  const standard = points.map((_, index): ConditionalIcon => ({ set, index }));
  const icons = custom.length === points.length ? custom : standard;
  return {
    kind: 'icons',
    points,
    icons: readFlag(getTag(element), 'reverse') ? icons.reverse() : icons,
    hidesValue: readAttribute(getTag(element), 'showValue') === '0',
  };
}

function readIcon(element: Element): ConditionalIcon | null {
  const set = readAttribute(getTag(element), 'iconSet') ?? 'NoIcons';
  return set === 'NoIcons' ? null : { set, index: readNumber(getTag(element), 'iconId') ?? 0 };
}
