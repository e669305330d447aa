const lastColumn = 16_384;

/** Row and column from 1. */
export interface CellPosition {
  row: number;
  column: number;
}

export function formatColumn(column: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return letters;
}

export function parseColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

export function formatCell({ row, column }: CellPosition): string {
  return `${formatColumn(column)}${row}`;
}

/** Null for anything else than a reference such as B12. */
export function parseCell(reference: string): CellPosition | null {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return null;
  return { row: Number(digits), column: parseColumn(letters) };
}

/**
 * A formula as it reads when it is moved by rows and columns (ECMA-376 part 1, 18.3.1.40): relative references move, those in quotation marks and the
 * names of functions and sheets do not.
 */
export function moveFormula(formula: string, by: CellPosition): string {
  return formula.replace(
    /"[^"]*"|'[^']*'|(?<![\w.$])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\w(!.])/gi,
    (whole, fixedColumn?: string, letters?: string, fixedRow?: string, digits?: string) => {
      if (letters === undefined || digits === undefined) return whole;
      const column = parseColumn(letters) + (fixedColumn === '$' ? 0 : by.column);
      const row = Number(digits) + (fixedRow === '$' ? 0 : by.row);
      if (column < 1 || column > lastColumn || row < 1) return '#REF!';
      return `${fixedColumn}${formatColumn(column)}${fixedRow}${row}`;
    },
  );
}
