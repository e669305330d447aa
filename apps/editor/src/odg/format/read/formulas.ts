import type { Element } from '../../../xml/element.ts';
import { getString, listChildren } from '../../../xml/values.ts';

/** Evaluates a number, `$0` (a modifier), `?f1` (an equation) or a name; null if it cannot be evaluated. */
export type EvaluateFormula = (token: string) => number | null;

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
  const cached = new Map<string, number | null>();
  let depth = 0;
  const evaluate: EvaluateFormula = (token) => {
    if (token.startsWith('$')) return toFiniteOrNull(modifiers[Number(token.slice(1))]);
    if (!token.startsWith('?'))
      return names.get(token) ?? toFiniteOrNull(token === '' ? Number.NaN : Number(token));
    const name = token.slice(1);
    const value = cached.get(name);
    if (value !== undefined) return value;
    const formula = formulas.get(name);
    // Null during evaluation, so that a circular formula has no value.
    cached.set(name, null);
    if (formula === undefined || formula.length > maxLength || depth >= maxDepth) return null;
    depth += 1;
    const result = evaluateFormula(formula, evaluate);
    depth -= 1;
    cached.set(name, result);
    return result;
  };
  return evaluate;
}

const toFiniteOrNull = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** Evaluates sums, products, brackets and functions, from left to right. */
function evaluateFormula(formula: string, evaluate: EvaluateFormula): number | null {
  const tokens = formula.match(/\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[$?]?[a-z_]\w*|\$\d+|[-+*/(),]/gi) ?? [];
  let index = 0;
  let open = 0;
  const accept = (token: string): boolean => {
    if (tokens[index] !== token) return false;
    index += 1;
    return true;
  };
  const evaluateSum = (): number => {
    let value = evaluateProduct();
    while (tokens[index] === '+' || tokens[index] === '-')
      value = tokens[index++] === '+' ? value + evaluateProduct() : value - evaluateProduct();
    return value;
  };
  const evaluateProduct = (): number => {
    let value = evaluateNested();
    while (tokens[index] === '*' || tokens[index] === '/')
      value = tokens[index++] === '*' ? value * evaluateNested() : value / evaluateNested();
    return value;
  };
  const evaluateNested = (): number => {
    if (open >= maxDepth) return Number.NaN;
    open += 1;
    const value = evaluateOperand();
    open -= 1;
    return value;
  };
  const evaluateOperand = (): number => {
    if (accept('-')) return -evaluateNested();
    if (accept('+')) return evaluateNested();
    if (accept('(')) {
      const value = evaluateSum();
      return accept(')') ? value : Number.NaN;
    }
    const token = tokens[index++] ?? '';
    const formulaFunction = functions.get(token);
    if (formulaFunction === undefined || !accept('(')) return evaluate(token) ?? Number.NaN;
    const values = [evaluateSum()];
    while (accept(',')) values.push(evaluateSum());
    return accept(')') ? formulaFunction(...values) : Number.NaN;
  };
  const value = evaluateSum();
  return index === tokens.length ? toFiniteOrNull(value) : null;
}
