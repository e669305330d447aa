import { createFormulaEvaluator, type FormulaEvaluator } from '../formula/calculate.ts';
import { parseRuleFormula } from '../formula/rule-formula.ts';
import { contains } from '../workbook/area.ts';
import { replaceCells } from '../workbook/replace-cells.ts';
import type { ValidationRule } from '../workbook/validation-rules.ts';
import {
  type CellAddress,
  replaceSheet,
  type Sheet,
  type Value,
  type Workbook,
} from '../workbook/workbook.ts';

/** A cell of an open workbook. */
export interface ValidatedCell {
  workbook: Workbook;
  sheet: Sheet;
  address: CellAddress;
}

/** Cells that the formulas of a rule may read. */
const maxReads = 100_000;
const maxListItems = 1000;

export const findValidationRule = (sheet: Sheet, address: CellAddress): ValidationRule | null =>
  sheet.validationRules.find(({ areas }) => areas.some((area) => contains(area, address))) ?? null;

/** The values that a cell offers; null if it offers none. */
export function listAllowedValues(cell: ValidatedCell, now: () => number): readonly Value[] | null {
  const rule = findValidationRule(cell.sheet, cell.address);
  return rule?.kind === 'list' && rule.hasDropDown ? listValues(rule, cell, now) : null;
}

/** The rule that an entry violates; null if it may be entered. */
export function findViolatedRule(
  cell: ValidatedCell,
  value: Value,
  now: () => number,
): ValidationRule | null {
  const rule = findValidationRule(cell.sheet, cell.address);
  if (rule === null || rule.errorStyle === null || isAllowed(rule, cell, value, now)) return null;
  return rule;
}

/** What cannot be evaluated here counts as allowed. */
function isAllowed(rule: ValidationRule, cell: ValidatedCell, value: Value, now: () => number): boolean {
  if (value === null || rule.kind === 'none') return true;
  if (rule.kind === 'list') {
    const values = listValues(rule, cell, now);
    return values === null || values.some((one) => isSameEntry(one, value));
  }
  if (rule.kind === 'custom') {
    const { sheet, address } = cell;
    const entered = { ...sheet, rows: replaceCells(sheet, [{ ...address, value }]) };
    const workbook = replaceSheet(cell.workbook, entered);
    const [result] = evaluateFormulas(rule, { ...cell, workbook, sheet: entered }, now);
    return result === undefined || result === true || (typeof result === 'number' && result !== 0);
  }
  const number = rule.kind === 'textLength' ? String(value).length : value;
  if (typeof number !== 'number' || (rule.kind === 'whole' && !Number.isInteger(number))) return false;
  return isInLimits(rule, number, evaluateFormulas(rule, cell, now));
}

function isInLimits(
  { operator }: ValidationRule,
  number: number,
  limits: readonly (Value | undefined)[],
): boolean {
  const [first, second] = limits;
  if (typeof first !== 'number') return true;
  switch (operator) {
    case 'equal':
      return number === first;
    case 'notEqual':
      return number !== first;
    case 'greaterThan':
      return number > first;
    case 'greaterThanOrEqual':
      return number >= first;
    case 'lessThan':
      return number < first;
    case 'lessThanOrEqual':
      return number <= first;
    default: {
      if (typeof second !== 'number') return true;
      const isBetween = number >= first && number <= second;
      return operator === 'notBetween' ? !isBetween : isBetween;
    }
  }
}

const isSameEntry = (one: Value, other: Value): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase();

/** Null if the range of the list cannot be evaluated. */
function listValues(rule: ValidationRule, cell: ValidatedCell, now: () => number): readonly Value[] | null {
  const [formula = ''] = rule.formulas;
  const [, inline] = /^"([\s\S]*)"$/.exec(formula) ?? [];
  if (inline !== undefined)
    return inline
      .replaceAll('""', '"')
      .split(',')
      .map((item) => item.trim());
  const rows = createEvaluator(cell, now).list(
    parseRuleFormula(formula, rule.areas, cell.address),
    toFormulaAddress(cell),
  );
  return (
    rows
      ?.flat()
      .filter((value) => value !== null && typeof value !== 'object')
      .slice(0, maxListItems) ?? null
  );
}

/** The results of the formulas of a rule; undefined for those that are not there, or cannot be evaluated. */
function evaluateFormulas(
  rule: ValidationRule,
  cell: ValidatedCell,
  now: () => number,
): (Value | undefined)[] {
  const evaluator = createEvaluator(cell, now);
  return rule.formulas.map((formula) =>
    formula === ''
      ? undefined
      : evaluator.evaluate(parseRuleFormula(formula, rule.areas, cell.address), toFormulaAddress(cell)),
  );
}

const createEvaluator = ({ workbook }: ValidatedCell, now: () => number): FormulaEvaluator =>
  createFormulaEvaluator(workbook, now, maxReads);

const toFormulaAddress = ({ sheet, address }: ValidatedCell) => ({ sheet: sheet.id, ...address });
