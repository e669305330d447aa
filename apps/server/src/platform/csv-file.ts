import { addGuards } from '@redraft/contracts';
import Papa from 'papaparse';

export const separatorSigns = { comma: ',', semicolon: ';' } as const;

/**
 * A CSV file that is safe in spreadsheet programs: no cell is evaluated as a formula, and no cell is split at a separator other than the file's (in
 * some countries programs split at semicolons). Starts with a byte order mark, by which these programs recognise UTF-8.
 */
export function csvFile(rows: readonly (readonly string[])[], separator: string): string {
  const guarded = rows.map((row) => row.map(addGuards));
  const csv = Papa.unparse(guarded, { delimiter: separator, newline: '\r\n', quotes: isSplitSomewhere });
  return `\uFEFF${csv}\r\n`;
}

/** A number as programs read it that split cells at the separator: a German one would read 7.5 as a day in May. */
export function formatCsvNumber(value: number, separator: 'comma' | 'semicolon'): string {
  const text = String(Number(value.toFixed(3)));
  return separator === 'semicolon' ? text.replace('.', ',') : text;
}

/** Cells with the file's own separator, a quote or a line break are quoted in any case. */
const isSplitSomewhere = (cell: unknown): boolean => /[,;\t]/.test(String(cell));

/** Makes the column names of assignments with the same title distinct. */
export function uniqueHeaders(titles: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return titles.map((title) => {
    let header = title;
    for (let number = 2; usedNames.has(header); number += 1) header = `${title} (${number})`;
    usedNames.add(header);
    return header;
  });
}
