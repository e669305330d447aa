import type { Element } from '../../../xml/element.ts';
import { getString, listChildren } from '../../../xml/values.ts';

/** Evaluates a number, `$0` (a modifier), `?f1` (an equation) or a name; null if it cannot be evaluated. */
export type EvaluateFormula = (word: string) => number | null;

/** Limits on length, bracket depth and formula references, beyond any real shape. */
const maxLength = 500;
const maxDepth = 30;

const functions = new Map<string, (...values: number[]) => number>(
  Object.entries({
    abs: Math.abs,
    sqrt: Math.sqrt,
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    atan: Math.atan,
    atan2: Math.atan2,
    min: Math.min,
    max: Math.max,
    if: (test = 0, yes = 0, no = 0) => (test > 0 ? yes : no),
  }),
);

export function createFormulaEvaluator(
  geometry: Element,
  names: ReadonlyMap<string, number>,
): EvaluateFormula {
  const formulas = new Map(
    listChildren(geometry, 'draw:equation').map((equation) => [
      getString(equation, 'draw:name') ?? '',
      getString(equation, 'draw:formula') ?? '',
    ]),
  );
  const modifiers = (getString(geometry, 'draw:modifiers') ?? '').trim().split(/\s+/).map(Number);
  const known = new Map<string, number | null>();
  let depth = 0;
  const evaluate: EvaluateFormula = (word) => {
    if (word.startsWith('$')) return finiteOr(modifiers[Number(word.slice(1))]);
    if (!word.startsWith('?')) return names.get(word) ?? finiteOr(word === '' ? Number.NaN : Number(word));
    const name = word.slice(1);
    const value = known.get(name);
    if (value !== undefined) return value;
    const formula = formulas.get(name);
    // Null during evaluation, so that a circular formula has no value.
    known.set(name, null);
    if (formula === undefined || formula.length > maxLength || depth >= maxDepth) return null;
    depth += 1;
    const result = evaluateFormula(formula, evaluate);
    depth -= 1;
    known.set(name, result);
    return result;
  };
  return evaluate;
}

const finiteOr = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** Evaluates sums, products, brackets and functions, from left to right. */
function evaluateFormula(formula: string, evaluate: EvaluateFormula): number | null {
  const words = formula.match(/\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[$?]?[a-z_]\w*|\$\d+|[-+*/(),]/gi) ?? [];
  let at = 0;
  let open = 0;
  const take = (word: string): boolean => {
    if (words[at] !== word) return false;
    at += 1;
    return true;
  };
  const sum = (): number => {
    let value = product();
    while (words[at] === '+' || words[at] === '-')
      value = words[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const product = (): number => {
    let value = single();
    while (words[at] === '*' || words[at] === '/')
      value = words[at++] === '*' ? value * single() : value / single();
    return value;
  };
  const single = (): number => {
    if (open >= maxDepth) return Number.NaN;
    open += 1;
    const value = operand();
    open -= 1;
    return value;
  };
  const operand = (): number => {
    if (take('-')) return -single();
    if (take('+')) return single();
    if (take('(')) {
      const value = sum();
      return take(')') ? value : Number.NaN;
    }
    const word = words[at++] ?? '';
    const call = functions.get(word);
    if (call === undefined || !take('(')) return evaluate(word) ?? Number.NaN;
    const values = [sum()];
    while (take(',')) values.push(sum());
    return take(')') ? call(...values) : Number.NaN;
  };
  const value = sum();
  return at === words.length ? finiteOr(value) : null;
}
