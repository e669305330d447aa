import { isOneCell } from '../workbook/area.ts';
import { arrayFunctions } from './array-functions.ts';
import { isSingleValueArgument } from './lifting.ts';
import type { Expression } from './parse.ts';

/** Functions of other folders whose result is an array. */
const otherArrayFunctions: ReadonlySet<string> = new Set([
  'FREQUENCY',
  'GROWTH',
  'INDIRECT',
  'LINEST',
  'LOGEST',
  'MINVERSE',
  'MMULT',
  'MODE.MULT',
  'MUNIT',
  'TREND',
]);
const branchingFunctions: ReadonlySet<string> = new Set([
  'CHOOSE',
  'IF',
  'IFERROR',
  'IFNA',
  'IFS',
  'ISERR',
  'ISERROR',
  'ISNA',
  'LET',
  'SWITCH',
]);

type FindNamed = (name: string) => Expression | null;

/** Whether a formula may have several results, or calculates with ranges element by element: in files it is an array formula. */
export function needsArrayEvaluation(expression: Expression, findNamed: FindNamed): boolean {
  let hasLifted = false;
  /** Names with several results, by depth: names can refer to others many times. */
  const known = new Map<string, boolean>();
  const visit = (one: Expression, depth: number): boolean => {
    switch (one.kind) {
      case 'reference':
        return !isOneCell(one.area);
      case 'structured': {
        const { items, columns } = one.reference;
        return !(items.includes('#This Row') && columns !== null && columns.from === columns.to);
      }
      case 'range':
      case 'spill':
        return true;
      case 'list':
        return one.rows.length > 1 || (one.rows[0]?.length ?? 0) > 1;
      case 'name': {
        const key = `${depth} ${one.name.toLowerCase()}`;
        const named = depth > 10 || known.has(key) ? null : findNamed(one.name);
        if (named !== null) known.set(key, visit(named, depth + 1));
        return known.get(key) ?? false;
      }
      case 'unary':
      case 'binary': {
        const parts = one.kind === 'unary' ? [one.of] : [one.left, one.right];
        const isArray = parts.map((part) => visit(part, depth)).includes(true);
        hasLifted ||= isArray;
        return isArray;
      }
      case 'call':
        return visitCall(one, depth);
      default:
        return false;
    }
  };
  const visitCall = ({ name, args }: Extract<Expression, { kind: 'call' }>, depth: number): boolean => {
    const areArrays = args.map((arg) => visit(arg, depth));
    const isLifted = areArrays.some((isArray, index) => isArray && isSingleValueArgument(name, index));
    hasLifted ||= isLifted;
    if (isLifted || Object.hasOwn(arrayFunctions, name) || otherArrayFunctions.has(name)) return true;
    if (branchingFunctions.has(name)) return areArrays.includes(true);
    if (name === 'INDEX') return areArrays[0] === true && args.slice(1).some(isZeroOrOmitted);
    if (name === 'OFFSET') return args.length > 3 || areArrays[0] === true;
    if (name === 'XLOOKUP') return hasSeveralRowsAndColumns(args[2]);
    if (name === 'ROW' || name === 'COLUMN') return areArrays[0] === true;
    return false;
  };
  return visit(expression, 0) || hasLifted;
}

const isZeroOrOmitted = (one: Expression): boolean =>
  one.kind === 'nothing' || (one.kind === 'value' && one.value === 0);

function hasSeveralRowsAndColumns(one: Expression | undefined): boolean {
  if (one?.kind !== 'reference') return one !== undefined;
  return one.area.bottom > one.area.top && one.area.right > one.area.left;
}
