import { formatArea, formatColumn } from '../workbook/area.ts';
import { type CellFormat, defaultFormat } from '../workbook/style.ts';
import { type Area, cellAt, type Sheet, sheetOf, spanOf, styleAt, type Value } from '../workbook/workbook.ts';
import { single, singleNumber } from './arguments.ts';
import { type FormulaContext, rowsOf, type SheetFunction } from './formula-context.ts';
import { isSameName, sheetPrefix } from './references.ts';
import { FormulaError, isTrue, notThere, type Result, textOf, value, wrongValue } from './values.ts';

/** Functions about the workbook: its sheets, references, formulas and formats. */
export const informationFunctions: Readonly<Record<string, SheetFunction>> = {
  CELL: ([what, of], context) => {
    const infoType = textOf(single(what, context)).toLowerCase();
    const about = Object.hasOwn(cellFacts, infoType) ? cellFacts[infoType] : undefined;
    if (about === undefined) return value(wrongValue);
    return value(about(cellOf(of, context)));
  },
  ADDRESS: ([row, column, kind, isPlain, sheet], context) => {
    const at = {
      row: Math.trunc(singleNumber(row, context)) - 1,
      column: Math.trunc(singleNumber(column, context)) - 1,
    };
    const fixed = Math.trunc(singleNumber(kind, context, 1));
    const name = sheet === undefined ? '' : textOf(single(sheet, context));
    if (at.row < 0 || at.column < 0 || fixed < 1 || fixed > 4) return value(wrongValue);
    const isNumbered = isPlain !== undefined && !isTrue(single(isPlain, context));
    const place = isNumbered ? numbered(at, fixed) : lettered(at, fixed);
    return value((name === '' ? '' : sheetPrefix(name)) + place);
  },
  SHEET: ([of], context) => {
    const { sheets } = context.book;
    const given = of === undefined || of.kind === 'area' ? null : textOf(single(of, context));
    const at =
      given === null
        ? sheets.findIndex(({ id }) => id === (of?.kind === 'area' ? of.sheet : context.sheet))
        : sheets.findIndex(({ name }) => isSameName(name, given));
    return value(at < 0 ? notThere : at + 1);
  },
  SHEETS: ([of], context) => value(of === undefined ? context.book.sheets.length : 1),
  FORMULATEXT: ([of], context) => {
    if (of?.kind !== 'area') return value(wrongValue);
    const formula = context.formulaAt(of.sheet, { row: of.area.top, column: of.area.left });
    return value(formula === undefined ? notThere : `=${formula}`);
  },
  HYPERLINK: ([address, shown], context) => value(single(shown ?? address, context)),
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
export const cellFactsOfValues: ReadonlySet<string> = new Set(['contents', 'type', 'prefix']);

interface CellInfo {
  sheet: Sheet;
  area: Area;
  format: CellFormat;
  value: Value;
}

function cellOf(of: Result | undefined, context: FormulaContext): CellInfo {
  if (of !== undefined && of.kind !== 'area') throw new FormulaError(wrongValue);
  const { row, column } = context.place;
  const own = { top: row, left: column, bottom: row, right: column };
  const [id, area] = of === undefined ? [context.sheet, own] : [of.sheet, of.area];
  const sheet = sheetOf(context.book, id);
  const place = { row: area.top, column: area.left };
  const style = context.book.styles[styleAt(sheet, place)];
  const known = of === undefined ? cellAt(sheet, place)?.value : rowsOf(firstOf(of), context)[0]?.[0];
  return {
    sheet,
    area: { ...area, bottom: area.top, right: area.left },
    format: style?.format ?? defaultFormat,
    value: known ?? null,
  };
}

const firstOf = (of: Result & { kind: 'area' }): Result => ({
  ...of,
  area: { ...of.area, bottom: of.area.top, right: of.area.left },
});

/** Excel's default column width. */
const standardWidth = 8.43;
const sides: Readonly<Record<string, string>> = { left: "'", right: '"', center: '^', fill: '\\' };

const cellFacts: Readonly<Record<string, (cell: CellInfo) => Value>> = {
  address: ({ area }) => `$${formatArea(area).replace(/(?=\d)/, '$')}`,
  row: ({ area }) => area.top + 1,
  col: ({ area }) => area.left + 1,
  contents: (cell) => cell.value ?? 0,
  type: (cell) => (cell.value === null ? 'b' : typeof cell.value === 'string' ? 'l' : 'v'),
  width: ({ sheet, area }) => {
    const span = spanOf(sheet, area.left);
    return span?.isHidden === true ? 0 : Math.round(span?.width ?? sheet.defaultWidth ?? standardWidth);
  },
  format: ({ format }) => formatCode(format.format),
  color: ({ format }) =>
    Number(/\[(?:red|color ?\d+|blue|green|cyan|magenta|yellow|white|black)\]/i.test(format.format)),
  parentheses: ({ format }) => Number(/^[^;]*\(/.test(format.format)),
  prefix: (cell) => (typeof cell.value === 'string' ? (sides[cell.format.align ?? 'left'] ?? '') : ''),
  protect: ({ format }) => Number(format.isLocked),
  filename: () => '',
};

/** `F2` for 0.00, `,0` for #,##0, `P1` for 0.0%, `S2` for 0.00E+00, `D1` and on for dates, `G` for everything else. */
function formatCode(format: string): string {
  const [first = ''] = format.split(';');
  const plain = first.replace(/\[[^\]]*\]|"[^"]*"|[\\_].|[()]/g, '');
  const digits = /\.(0+)/.exec(plain)?.[1]?.length ?? 0;
  const marks = `${/\[(?:red|color)/i.test(format) ? '-' : ''}${/^[^;]*\(/.test(format) ? '()' : ''}`;
  if (/^[#0,.]*0[.0]*E[+-]0+$/i.test(plain)) return `S${digits}${marks}`;
  if (/^[#0,.]+%$/.test(plain)) return `P${digits}${marks}`;
  if (/^\$[#0,.]+$/.test(plain)) return `C${digits}${marks}`;
  if (/^[#0.]+$/.test(plain)) return `F${digits}${marks}`;
  if (/^[#0,.]+$/.test(plain)) return `,${digits}${marks}`;
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

function lettered({ row, column }: { row: number; column: number }, fixed: number): string {
  const isColumnFixed = fixed === 1 || fixed === 3;
  const isRowFixed = fixed <= 2;
  return `${isColumnFixed ? '$' : ''}${formatColumn(column)}${isRowFixed ? '$' : ''}${row + 1}`;
}

function numbered({ row, column }: { row: number; column: number }, fixed: number): string {
  const line = fixed <= 2 ? `R${row + 1}` : `R[${row + 1}]`;
  return line + (fixed === 1 || fixed === 3 ? `C${column + 1}` : `C[${column + 1}]`);
}
