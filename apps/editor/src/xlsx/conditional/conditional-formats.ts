import { createFormulaEvaluator, type FormulaEvaluator } from '../formula/calculate.ts';
import { type Expression, parseFormula } from '../formula/parse.ts';
import { parseRuleFormula } from '../formula/rule-formula.ts';
import { contains, toCellKey } from '../workbook/area.ts';
import type {
  Condition,
  ConditionalResult,
  ConditionalRule,
  ConditionalStyle,
  Threshold,
} from '../workbook/conditional-rules.ts';
import { mixColours } from '../workbook/mix-colours.ts';
import type { CellFormat } from '../workbook/style.ts';
import { type CellAddress, getCell, type Sheet, type Value, type Workbook } from '../workbook/workbook.ts';
import { getRangeStatistics, type RangeStatistics } from './range-statistics.ts';

/** The conditional formats of a sheet in one state of the workbook: each cell is evaluated when it is first shown. */
export interface ConditionalFormats {
  at: (address: CellAddress) => ConditionalResult | null;
}

/** Cells that all formulas of rules together may read for one state of the workbook, which takes about 10 ms. Beyond it, they format nothing. */
const maxReads = 400_000;

const noFormats: ConditionalFormats = { at: () => null };

export function createConditionalFormats(
  workbook: Workbook,
  sheet: Sheet,
  now: () => number,
): ConditionalFormats {
  const { conditionalRules } = sheet;
  if (conditionalRules.length === 0) return noFormats;
  const evaluator = createFormulaEvaluator(workbook, now, maxReads);
  const rules = conditionalRules.map((rule) => compileRule(rule, sheet, evaluator));
  const results = new Map<number, ConditionalResult | null>();
  return {
    at: (address) => {
      const key = toCellKey(address.row, address.column);
      const known = results.get(key);
      if (known !== undefined) return known;
      const result = combineRules(rules, address, getCell(sheet, address)?.value ?? null);
      results.set(key, result);
      return result;
    },
  };
}

interface CompiledRule {
  rule: ConditionalRule;
  evaluate: (address: CellAddress, value: Value) => Partial<ConditionalResult> | null;
}

const noResult: ConditionalResult = { style: {}, bar: null, icon: null, hidesValue: false };

const addResult = (result: ConditionalResult, found: Partial<ConditionalResult>): ConditionalResult => ({
  style: combineStyles(result.style, found.style ?? {}),
  bar: result.bar ?? found.bar ?? null,
  icon: result.icon ?? found.icon ?? null,
  hidesValue: result.hidesValue || (found.hidesValue ?? false),
});

/** The first rule that sets a property wins. */
function combineRules(
  rules: readonly CompiledRule[],
  address: CellAddress,
  value: Value,
): ConditionalResult | null {
  let result: ConditionalResult | null = null;
  for (const { rule, evaluate } of rules) {
    if (!rule.areas.some((area) => contains(area, address))) continue;
    const found = evaluate(address, value);
    if (found === null) continue;
    result = addResult(result ?? noResult, found);
    if (rule.stopsIfTrue) break;
  }
  return result;
}

const combineStyles = (first: ConditionalStyle, second: ConditionalStyle): ConditionalStyle => ({
  ...second,
  ...first,
  ...(first.borders === undefined && second.borders === undefined
    ? {}
    : { borders: { ...second.borders, ...first.borders } }),
});

/** The format of a cell with what its rules change. */
export function applyConditionalStyle(
  format: CellFormat,
  { borders, ...style }: ConditionalStyle,
): CellFormat {
  return { ...format, ...style, borders: { ...format.borders, ...borders } };
}

function compileRule(rule: ConditionalRule, sheet: Sheet, evaluator: FormulaEvaluator): CompiledRule {
  const { condition, style } = rule;
  const getStatistics = (): RangeStatistics | null => getRangeStatistics(sheet.rows, rule.areas);
  const whenTrue = (isTrue: boolean): Partial<ConditionalResult> | null => (isTrue ? { style } : null);
  const evaluate = (address: CellAddress, value: Value): Partial<ConditionalResult> | null => {
    if (condition.kind === 'formula') {
      const result = evaluator.evaluate(getMovedFormula(rule, condition.formula, address), {
        sheet: sheet.id,
        ...address,
      });
      return whenTrue(result === true || (typeof result === 'number' && result !== 0));
    }
    if (condition.kind === 'unread') return null;
    if (condition.kind === 'duplicateOrUnique') {
      if (value === null) return null;
      const count = getStatistics()?.countOf(value) ?? 0;
      return whenTrue(condition.isUnique ? count === 1 : count > 1);
    }
    const statistics = typeof value === 'number' ? getStatistics() : null;
    if (typeof value !== 'number' || statistics === null) return null;
    const resolve = (point: Threshold): number | null =>
      resolvePoint(point, statistics, (formula) => evaluateNumber(formula, sheet, evaluator));
    return evaluateNumberRule(condition, { value, statistics, resolve, whenTrue });
  };
  return { rule, evaluate };
}

interface NumberRuleContext {
  value: number;
  statistics: RangeStatistics;
  resolve: (point: Threshold) => number | null;
  whenTrue: (isTrue: boolean) => Partial<ConditionalResult> | null;
}

function evaluateNumberRule(
  condition: Exclude<Condition, { kind: 'formula' | 'duplicateOrUnique' | 'unread' }>,
  context: NumberRuleContext,
): Partial<ConditionalResult> | null {
  const { value, statistics, whenTrue } = context;
  switch (condition.kind) {
    case 'topBottom': {
      const sorted = statistics.sorted();
      const wanted = condition.isPercent
        ? Math.floor((sorted.length * condition.rank) / 100)
        : condition.rank;
      const count = Math.min(sorted.length, Math.max(1, wanted));
      const limit = condition.isBottom ? sorted[count - 1] : sorted[sorted.length - count];
      return whenTrue(limit !== undefined && (condition.isBottom ? value <= limit : value >= limit));
    }
    case 'average': {
      const { isAbove, includesEqual, deviations } = condition;
      const distance = deviations === 0 ? 0 : deviations * statistics.deviation();
      const limit = statistics.average + (isAbove ? distance : -distance);
      return whenTrue((isAbove ? value > limit : value < limit) || (includesEqual && value === limit));
    }
    case 'colourScale':
      return evaluateColourScale(condition, context);
    case 'dataBar':
      return evaluateDataBar(condition, context);
    case 'icons':
      return evaluateIcons(condition, context);
    default:
      throw new Error(`Unexpected ${JSON.stringify(condition satisfies never)}`);
  }
}

function evaluateColourScale(
  { points, colours }: Extract<Condition, { kind: 'colourScale' }>,
  { value, resolve }: NumberRuleContext,
): Partial<ConditionalResult> | null {
  const limits = points.map(resolve);
  for (const [index, end] of limits.entries()) {
    const start = limits[index - 1] ?? end;
    if (end === null || start === null) return null;
    if (value > end && index < limits.length - 1) continue;
    const share =
      end > start ? Math.min(1, Math.max(0, (value - start) / (end - start))) : index === 0 ? 0 : 1;
    const fill = mixColours(
      colours[Math.max(0, index - 1)] ?? '',
      colours[index] ?? '',
      index === 0 ? 1 : share,
    );
    return { style: { fill } };
  }
  return null;
}

function evaluateDataBar(
  condition: Extract<Condition, { kind: 'dataBar' }>,
  { value, resolve }: NumberRuleContext,
): Partial<ConditionalResult> | null {
  const [min, max] = [resolve(condition.min), resolve(condition.max)];
  if (min === null || max === null) return null;
  const { hidesValue, isGradient } = condition;
  const colour = value < 0 ? condition.negativeColour : condition.colour;
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 1;
  if (min < 0 && max > 0) {
    const axis = -min / (max - min);
    const bar = { from: Math.min(axis, share), to: Math.max(axis, share), axis, colour, isGradient };
    return { bar, hidesValue };
  }
  const [minLength, maxLength] = [condition.minLength / 100, condition.maxLength / 100];
  const length = minLength + share * (maxLength - minLength);
  // Of negative numbers alone the bars start at the right.
  const bar = max <= 0 && min < 0 ? { from: share, to: 1 } : { from: 0, to: length };
  return { bar: { ...bar, axis: null, colour, isGradient }, hidesValue };
}

function evaluateIcons(
  { points, icons, hidesValue }: Extract<Condition, { kind: 'icons' }>,
  { value, resolve }: NumberRuleContext,
): Partial<ConditionalResult> | null {
  let found = 0;
  for (const [index, point] of points.entries()) {
    const limit = index === 0 ? Number.NEGATIVE_INFINITY : resolve(point);
    if (limit !== null && (point.isInclusive ? value >= limit : value > limit)) found = index;
  }
  return { icon: icons[found] ?? null, hidesValue };
}

function resolvePoint(
  { kind, formula }: Threshold,
  statistics: RangeStatistics,
  evaluateFormula: (formula: string) => number | null,
): number | null {
  const { min, max } = statistics;
  if (kind === 'min') return min;
  if (kind === 'max') return max;
  if (kind === 'autoMin') return Math.min(0, min);
  if (kind === 'autoMax') return Math.max(0, max);
  const number = evaluateFormula(formula);
  if (number === null || kind === 'num') return number;
  if (kind === 'percent') return min + ((max - min) * number) / 100;
  const sorted = statistics.sorted();
  const position = Math.min(1, Math.max(0, number / 100)) * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
}

function evaluateNumber(formula: string, sheet: Sheet, evaluator: FormulaEvaluator): number | null {
  const number = Number(formula);
  if (Number.isFinite(number)) return number;
  const expression = parseFormula(formula);
  const result =
    expression === null ? undefined : evaluator.evaluate(expression, { sheet: sheet.id, row: 0, column: 0 });
  return typeof result === 'number' ? result : null;
}

const movedFormulas = new WeakMap<ConditionalRule, Map<number, Expression | null>>();
const maxMovedFormulas = 20_000;

/** The formula of a rule for one of its cells. */
function getMovedFormula(rule: ConditionalRule, formula: string, address: CellAddress): Expression | null {
  const cached = movedFormulas.get(rule) ?? new Map<number, Expression | null>();
  movedFormulas.set(rule, cached);
  const key = toCellKey(address.row, address.column);
  const known = cached.get(key);
  if (known !== undefined) return known;
  const expression = parseRuleFormula(formula, rule.areas, address);
  if (cached.size >= maxMovedFormulas) cached.clear();
  cached.set(key, expression);
  return expression;
}
