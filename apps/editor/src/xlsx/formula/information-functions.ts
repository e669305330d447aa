import { formatArea, formatColumn } from '../workbook/area.ts';
import { type CellFormat, defaultFormat } from '../workbook/style.ts';
import {
  type Area,
  findColumnSpan,
  getCell,
  getSheet,
  getStyle,
  type Sheet,
  type Value,
} from '../workbook/workbook.ts';
import { readFirstNumber, readFirstValue } from './arguments.ts';
import { type FormulaContext, readRows, type SheetFunction } from './formula-context.ts';
import { formatSheetPrefix, isSameName } from './references.ts';
import { createResult, FormulaError, isTrue, notThere, type Result, toText, wrongValue } from './values.ts';

/** Functions about the workbook: its sheets, references, formulas and formats. */
export const informationFunctions: Readonly<Record<string, SheetFunction>> = {
  CELL: ([infoTypeArgument, argument], context) => {
    const infoType = toText(readFirstValue(infoTypeArgument, context)).toLowerCase();
    const readInfo = Object.hasOwn(cellInfoReaders, infoType) ? cellInfoReaders[infoType] : undefined;
    if (readInfo === undefined) return createResult(wrongValue);
    return createResult(readInfo(readCellInfo(argument, context)));
  },
  ADDRESS: ([row, column, kind, isA1Style, sheet], context) => {
    const at = {
      row: Math.trunc(readFirstNumber(row, context)) - 1,
      column: Math.trunc(readFirstNumber(column, context)) - 1,
    };
    const referenceType = Math.trunc(readFirstNumber(kind, context, 1));
    const name = sheet === undefined ? '' : toText(readFirstValue(sheet, context));
    if (at.row < 0 || at.column < 0 || referenceType < 1 || referenceType > 4)
      return createResult(wrongValue);
    const isR1C1 = isA1Style !== undefined && !isTrue(readFirstValue(isA1Style, context));
    const text = isR1C1 ? formatR1C1(at, referenceType) : formatA1(at, referenceType);
    return createResult((name === '' ? '' : formatSheetPrefix(name)) + text);
  },
  SHEET: ([argument], context) => {
    const { sheets } = context.workbook;
    const sheetName =
      argument === undefined || argument.kind === 'area' ? null : toText(readFirstValue(argument, context));
    const at =
      sheetName === null
        ? sheets.findIndex(({ id }) => id === (argument?.kind === 'area' ? argument.sheet : context.sheet))
        : sheets.findIndex(({ name }) => isSameName(name, sheetName));
    return createResult(at < 0 ? notThere : at + 1);
  },
  SHEETS: ([argument], context) => createResult(argument === undefined ? context.workbook.sheets.length : 1),
  FORMULATEXT: ([argument], context) => {
    if (argument?.kind !== 'area') return createResult(wrongValue);
    const formula = context.getFormula(argument.sheet, {
      row: argument.area.top,
      column: argument.area.left,
    });
    return createResult(formula === undefined ? notThere : `=${formula}`);
  },
  HYPERLINK: ([address, label], context) => createResult(readFirstValue(label ?? address, context)),
};

/** References used only for their position are not dependencies: such a formula may refer to its own cell. */
export const referenceFunctions: ReadonlySet<string> = new Set([
  'ROW',
  'COLUMN',
  'ROWS',
  'COLUMNS',
  'ISREF',
  'SHEET',
]);
/** Info types of `CELL` that read the value of the cell. */
export const valueInfoTypes: ReadonlySet<string> = new Set(['contents', 'type', 'prefix']);

interface CellInfo {
  sheet: Sheet;
  area: Area;
  format: CellFormat;
  value: Value;
}

function readCellInfo(argument: Result | undefined, context: FormulaContext): CellInfo {
  if (argument !== undefined && argument.kind !== 'area') throw new FormulaError(wrongValue);
  const { row, column } = context.formulaAddress;
  const formulaCell = { top: row, left: column, bottom: row, right: column };
  const [id, area] = argument === undefined ? [context.sheet, formulaCell] : [argument.sheet, argument.area];
  const sheet = getSheet(context.workbook, id);
  const address = { row: area.top, column: area.left };
  const style = context.workbook.styles[getStyle(sheet, address)];
  const cellValue =
    argument === undefined
      ? getCell(sheet, address)?.value
      : readRows(toFirstCell(argument), context)[0]?.[0];
  return {
    sheet,
    area: { ...area, bottom: area.top, right: area.left },
    format: style?.format ?? defaultFormat,
    value: cellValue ?? null,
  };
}

const toFirstCell = (argument: Result & { kind: 'area' }): Result => ({
  ...argument,
  area: { ...argument.area, bottom: argument.area.top, right: argument.area.left },
});

/** Excel's default column width. */
const defaultColumnWidth = 8.43;
const alignmentPrefixes: Readonly<Record<string, string>> = {
  left: "'",
  right: '"',
  center: '^',
  fill: '\\',
};

const cellInfoReaders: Readonly<Record<string, (cell: CellInfo) => Value>> = {
  address: ({ area }) => `$${formatArea(area).replace(/(?=\d)/, '$')}`,
  row: ({ area }) => area.top + 1,
  col: ({ area }) => area.left + 1,
  contents: (cell) => cell.value ?? 0,
  type: (cell) => (cell.value === null ? 'b' : typeof cell.value === 'string' ? 'l' : 'v'),
  width: ({ sheet, area }) => {
    const span = findColumnSpan(sheet, area.left);
    return span?.isHidden === true ? 0 : Math.round(span?.width ?? sheet.defaultWidth ?? defaultColumnWidth);
  },
  format: ({ format }) => toFormatCode(format.format),
  color: ({ format }) =>
    Number(/\[(?:red|color ?\d+|blue|green|cyan|magenta|yellow|white|black)\]/i.test(format.format)),
  parentheses: ({ format }) => Number(/^[^;]*\(/.test(format.format)),
  prefix: (cell) =>
    typeof cell.value === 'string' ? (alignmentPrefixes[cell.format.align ?? 'left'] ?? '') : '',
  protect: ({ format }) => Number(format.isLocked),
  filename: () => '',
};

/** `F2` for 0.00, `,0` for #,##0, `P1` for 0.0%, `S2` for 0.00E+00, `D1` and on for dates, `G` for everything else. */
function toFormatCode(format: string): string {
  const [first = ''] = format.split(';');
  const plain = first.replace(/\[[^\]]*\]|"[^"]*"|[\\_].|[()]/g, '');
  const digits = /\.(0+)/.exec(plain)?.[1]?.length ?? 0;
  const suffix = `${/\[(?:red|color)/i.test(format) ? '-' : ''}${/^[^;]*\(/.test(format) ? '()' : ''}`;
  if (/^[#0,.]*0[.0]*E[+-]0+$/i.test(plain)) return `S${digits}${suffix}`;
  if (/^[#0,.]+%$/.test(plain)) return `P${digits}${suffix}`;
  if (/^\$[#0,.]+$/.test(plain)) return `C${digits}${suffix}`;
  if (/^[#0.]+$/.test(plain)) return `F${digits}${suffix}`;
  if (/^[#0,.]+$/.test(plain)) return `,${digits}${suffix}`;
  return dateCodes.find(([pattern]) => pattern.test(plain))?.[1] ?? 'G';
}

const dateCodes: readonly (readonly [RegExp, string])[] = [
  [/^h+:mm:ss AM\/PM$/i, 'D6'],
  [/^h+:mm AM\/PM$/i, 'D7'],
  [/^h+:mm:ss$/i, 'D8'],
  [/^h+:mm$/i, 'D9'],
  [/^d+-mmm-y+$/i, 'D1'],
  [/^d+-mmm$/i, 'D2'],
  [/^mmm-y+$/i, 'D3'],
  [/^(?:m+[/.-]d+|d+[/.-]m+|y+[/.-]m+)[/.-](?:y+|d+)/i, 'D4'],
  [/^(?:m+[/.-]d+|d+[/.-]m+)$/i, 'D5'],
];

function formatA1({ row, column }: { row: number; column: number }, referenceType: number): string {
  const isColumnFixed = referenceType === 1 || referenceType === 3;
  const isRowFixed = referenceType <= 2;
  return `${isColumnFixed ? '$' : ''}${formatColumn(column)}${isRowFixed ? '$' : ''}${row + 1}`;
}

function formatR1C1({ row, column }: { row: number; column: number }, referenceType: number): string {
  const rowText = referenceType <= 2 ? `R${row + 1}` : `R[${row + 1}]`;
  return rowText + (referenceType === 1 || referenceType === 3 ? `C${column + 1}` : `C[${column + 1}]`);
}
