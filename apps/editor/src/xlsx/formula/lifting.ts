import { isOneCell } from '../workbook/area.ts';
import type { Value } from '../workbook/workbook.ts';
import { type FormulaContext, readElements, type SheetFunction } from './formula-context.ts';
import { catchFormulaError, createResult, type Matrix, notThere, type Result } from './values.ts';

/** Functions of single values: with arrays they give an array, one result for each element. */
const singleValueFunctions: ReadonlySet<string> = new Set(
  (
    'ABS ACOS ACOSH ACOT ACOTH ARABIC ASIN ASINH ATAN ATAN2 ATANH BASE BIN2DEC BIN2HEX BIN2OCT BITAND BITLSHIFT BITOR BITRSHIFT BITXOR CEILING ' +
    'CEILING.MATH CHAR CLEAN CODE COMBIN COMBINA CONCATENATE CONVERT COS COSH COT COTH CSC CSCH DATE DATEDIF DATEVALUE DAY DAYS DAYS360 DEC2BIN DEC2HEX DEC2OCT ' +
    'DECIMAL DEGREES DOLLAR EDATE EFFECT EOMONTH EVEN EXACT EXP FACT FACTDOUBLE FIND FIXED FLOOR FLOOR.MATH HEX2BIN HEX2DEC HEX2OCT HOUR INT ' +
    'ISBLANK ISEVEN ISLOGICAL ISNONTEXT ISNUMBER ISODD ISOWEEKNUM ISTEXT LEFT LEN LN LOG LOG10 LOWER MID MINUTE MOD MONTH MROUND N NOMINAL NOT ' +
    'NUMBERVALUE OCT2BIN OCT2DEC OCT2HEX ODD PERMUT POWER PROPER QUOTIENT RADIANS RANDBETWEEN REPLACE REPT RIGHT ROMAN ROUND ROUNDDOWN ROUNDUP ' +
    'SEARCH SEC SECH SECOND SIGN SIN SINH SQRT SQRTPI SUBSTITUTE T TAN TANH TEXT TEXTAFTER TEXTBEFORE TIME TIMEVALUE TRIM TRUNC UNICHAR UNICODE ' +
    'UPPER VALUE WEEKDAY WEEKNUM YEAR'
  ).split(' '),
);

/** Positions of the arguments that are single values, of functions that also have ranges. */
const singleValuePositions: ReadonlyMap<string, readonly number[]> = new Map([
  ['VLOOKUP', [0, 2]],
  ['HLOOKUP', [0, 2]],
  ['LOOKUP', [0]],
  ['MATCH', [0]],
  ['XMATCH', [0]],
  ['XLOOKUP', [0]],
  ['COUNTIF', [1]],
  ['COUNTIFS', [1, 3, 5, 7, 9]],
  ['SUMIF', [1]],
  ['SUMIFS', [2, 4, 6, 8, 10]],
  ['AVERAGEIF', [1]],
  ['AVERAGEIFS', [2, 4, 6, 8, 10]],
  ['INDEX', [1, 2]],
  ['LARGE', [1]],
  ['SMALL', [1]],
  ['RANK', [0]],
  ['RANK.EQ', [0]],
  ['PERCENTILE', [1]],
  ['PERCENTILE.INC', [1]],
  ['QUARTILE', [1]],
  ['QUARTILE.INC', [1]],
]);

/** Whether arrays in an argument give an array as result. */
export function isSingleValueArgument(name: string, position: number): boolean {
  return singleValueFunctions.has(name) || singleValuePositions.get(name)?.includes(position) === true;
}

export const isSingleElement = (result: Result): boolean =>
  result.kind === 'value' ||
  (result.kind === 'area'
    ? isOneCell(result.area)
    : result.rows.length === 1 && result.rows[0]?.length === 1);

/** Calls a function, for each element if it expects single values and gets arrays. */
export function callFunction(
  name: string,
  sheetFunction: SheetFunction,
  { args, context }: { args: readonly Result[]; context: FormulaContext },
): Result {
  const isLifted = args.map((arg, index) => !isSingleElement(arg) && isSingleValueArgument(name, index));
  if (!isLifted.includes(true)) return sheetFunction(args, context);
  const elements = args.map((arg, index) => (isLifted[index] ? readElements(arg, context) : null));
  const matrices = elements.filter((matrix) => matrix !== null);
  return mapMatrices(matrices, context, (elementOf) => {
    const single = args.map((arg, index) => {
      const matrix = elements[index];
      return matrix == null ? arg : createResult(elementOf(matrix));
    });
    const result = sheetFunction(single, context);
    return result.kind === 'value' ? result.value : (readElements(result, context)[0]?.[0] ?? null);
  });
}

/** An array with one result for each element; a single row, column or element is repeated. */
export function mapMatrices(
  matrices: readonly Matrix[],
  context: FormulaContext,
  apply: (elementOf: (matrix: Matrix) => Value) => Value,
): Result {
  const height = Math.max(...matrices.map((rows) => rows.length));
  const width = Math.max(...matrices.map((rows) => rows[0]?.length ?? 0));
  context.countReads(height * width);
  const rows: Value[][] = [];
  for (let row = 0; row < height; row++) {
    const line: Value[] = [];
    for (let column = 0; column < width; column++)
      line.push(catchFormulaError(() => apply((matrix) => broadcastElement(matrix, row, column))));
    rows.push(line);
  }
  return { kind: 'matrix', rows };
}

function broadcastElement(matrix: Matrix, row: number, column: number): Value {
  const line = matrix.length === 1 ? matrix[0] : matrix[row];
  const element = line?.length === 1 ? line[0] : line?.[column];
  return element === undefined ? notThere : element;
}
