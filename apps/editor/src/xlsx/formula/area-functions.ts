import { parseArea } from '../workbook/area.ts';
import { isError, lastColumn, lastRow } from '../workbook/workbook.ts';
import { readFirstValue } from './arguments.ts';
import {
  type FormulaContext,
  readRows,
  resolveTableReference,
  type SheetFunction,
} from './formula-context.ts';
import { parseStructuredReference } from './structured-references.ts';
import { tokenize } from './tokens.ts';
import {
  createResult,
  FormulaError,
  isTrue,
  notThere,
  type Result,
  toNumber,
  toText,
  UnsupportedFormulaError,
  wrongReference,
} from './values.ts';

/** `R2C3`, and `R[1]C` relative to the formula's cell. */
function parseR1C1(text: string, context: FormulaContext): Result {
  const [match, row, column] = /^R(\d+|\[-?\d+\])?C(\d+|\[-?\d+\])?$/i.exec(text) ?? [];
  if (match === undefined) throw new UnsupportedFormulaError();
  const resolveIndex = (part: string | undefined, formulaIndex: number): number =>
    part === undefined
      ? formulaIndex
      : part.startsWith('[')
        ? formulaIndex + Number(part.slice(1, -1))
        : Number(part) - 1;
  const [top, left] = [
    resolveIndex(row, context.formulaAddress.row),
    resolveIndex(column, context.formulaAddress.column),
  ];
  if (top < 0 || left < 0 || top > lastRow || left > lastColumn) throw new FormulaError(wrongReference);
  return { kind: 'area', sheet: context.sheet, area: { top, left, bottom: top, right: left } };
}

/** Positions of longer ranges are not listed. */
const maxPositions = 100_000;

function listPositions(first: number, last: number, axis: 'rows' | 'columns'): Result {
  if (first === last || last - first >= maxPositions) return createResult(first + 1);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
  return { kind: 'matrix', rows: axis === 'rows' ? numbers.map((number) => [number]) : [numbers] };
}

/** Functions of the position or type of references. */
export const areaFunctions: Readonly<Record<string, SheetFunction>> = {
  ROW: ([argument], { formulaAddress }) =>
    argument?.kind === 'area'
      ? listPositions(argument.area.top, argument.area.bottom, 'rows')
      : createResult(formulaAddress.row + 1),
  COLUMN: ([argument], { formulaAddress }) =>
    argument?.kind === 'area'
      ? listPositions(argument.area.left, argument.area.right, 'columns')
      : createResult(formulaAddress.column + 1),
  ROWS: ([argument], context) =>
    createResult(
      argument?.kind === 'area'
        ? argument.area.bottom - argument.area.top + 1
        : argument === undefined
          ? 1
          : readRows(argument, context).length,
    ),
  COLUMNS: ([argument], context) =>
    createResult(
      argument?.kind === 'area'
        ? argument.area.right - argument.area.left + 1
        : argument === undefined
          ? 1
          : (readRows(argument, context)[0]?.length ?? 1),
    ),
  INDIRECT: ([argument, isA1Style], context) => {
    const text = toText(readFirstValue(argument, context)).trim();
    if (isA1Style !== undefined && !isTrue(readFirstValue(isA1Style, context)))
      return parseR1C1(text, context);
    const tokens = tokenize(text);
    const [token] = tokens;
    if (tokens.length !== 1) throw new FormulaError(wrongReference);
    const structured = token?.kind === 'table' ? parseStructuredReference(token.text) : null;
    if (structured !== null) return resolveTableReference(structured, context);
    if (token?.kind === 'name' || token?.kind === 'table') throw new UnsupportedFormulaError();
    if (token?.kind !== 'reference') throw new FormulaError(wrongReference);
    const area = parseArea(token.area);
    const sheet = token.sheet === null ? context.sheet : context.findSheet(token.sheet);
    if (area === null || sheet === null || token.isForeign) throw new FormulaError(wrongReference);
    return { kind: 'area', sheet, area };
  },
  ISBLANK: ([argument], context) => createResult(readFirstValue(argument, context) === null),
  ISNUMBER: ([argument], context) => createResult(typeof readFirstValue(argument, context) === 'number'),
  ISTEXT: ([argument], context) => createResult(typeof readFirstValue(argument, context) === 'string'),
  ISNONTEXT: ([argument], context) => createResult(typeof readFirstValue(argument, context) !== 'string'),
  ISLOGICAL: ([argument], context) => createResult(typeof readFirstValue(argument, context) === 'boolean'),
  ISREF: ([argument]) => createResult(argument?.kind === 'area'),
  ISFORMULA: ([argument], context) =>
    createResult(
      argument?.kind === 'area' &&
        context.getFormula(argument.sheet, { row: argument.area.top, column: argument.area.left }) !==
          undefined,
    ),
  ISEVEN: ([argument], context) =>
    createResult(Math.trunc(toNumber(readFirstValue(argument, context))) % 2 === 0),
  ISODD: ([argument], context) =>
    createResult(Math.trunc(toNumber(readFirstValue(argument, context))) % 2 !== 0),
  N: ([argument], context) => {
    const singleValue = readFirstValue(argument, context);
    if (isError(singleValue)) return createResult(singleValue);
    return createResult(typeof singleValue === 'number' ? singleValue : singleValue === true ? 1 : 0);
  },
  NA: () => createResult(notThere),
  TRUE: () => createResult(true),
  FALSE: () => createResult(false),
  PI: () => createResult(Math.PI),
};
