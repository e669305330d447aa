import type { Value } from '../../workbook/workbook.ts';

/**
 * Formulas with what LibreOffice makes of them, one in a line: `=`, the formula, a tab and its value; lines before them say what stands in
 * which cell. Values are JSON but for errors, which are written as the program shows them. How it is made: scripts/formula-table.mjs.
 */
export interface FormulaTable {
  /** The program whose results these are. */
  version: string;
  cells: readonly (readonly [name: string, value: string | number | boolean])[];
  rows: readonly FormulaRow[];
}

export interface FormulaRow {
  formula: string;
  expected: Value | undefined;
}

/** Beside and below all cells that formulas read. */
export const formulaPlace = (index: number): string => `Z${index + 101}`;

export function readFormulaTable(text: string): FormulaTable {
  const [version = '', ...lines] = text.trimEnd().split('\n');
  const pairs = lines.map((line): [string, string | undefined] => {
    const [first = '', second] = line.split('\t');
    return [first, second];
  });
  return {
    version,
    cells: pairs.filter(([name]) => !name.startsWith('=')).map(([name, value]) => [name, cellValue(value)]),
    rows: pairs
      .filter(([name]) => name.startsWith('='))
      .map(([formula, value]) => ({ formula: formula.slice(1), expected: expectedValue(value) })),
  };
}

function cellValue(text: string | undefined): string | number | boolean {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new Error(`${text} is no value of a cell`);
}

const isErrorText = (text: string): boolean => /^(?:#|Err:)/.test(text);

function expectedValue(text: string | undefined): Value | undefined {
  if (text === undefined) return undefined;
  return isErrorText(text) ? { error: text } : cellValue(text);
}

export function tableText({ version, cells, rows }: FormulaTable): string {
  const valueText = (value: Value | undefined): string[] =>
    value === undefined
      ? []
      : [typeof value === 'object' && value !== null ? value.error : JSON.stringify(value)];
  return [
    version,
    ...cells.map(([name, value]) => `${name}\t${JSON.stringify(value)}`),
    ...rows.map(({ formula, expected }) => [`=${formula}`, ...valueText(expected)].join('\t')),
    '',
  ].join('\n');
}
