import { withGuards } from '@redraft/contracts';
import Papa from 'papaparse';

/**
 * A file of comma-separated values that a spreadsheet program does not run, and that none takes apart at another separator than the
 * file's: in some countries a comma-separated file is split at semicolons. With the mark by which such programs know UTF-8.
 */
export function csvFile(rows: readonly (readonly string[])[], separator: string): string {
  const guarded = rows.map((row) => row.map(withGuards));
  const lines = Papa.unparse(guarded, { delimiter: separator, newline: '\r\n', quotes: isSplitSomewhere });
  return `\uFEFF${lines}\r\n`;
}

/** What holds the file's own separator, a quote or a line break is quoted in any case. */
const isSplitSomewhere = (cell: unknown): boolean => /[,;\t]/.test(String(cell));

/** Two assignments of one title get columns that can be told apart. */
export function uniqueHeaders(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let header = title;
    for (let number = 2; taken.has(header); number += 1) header = `${title} (${number})`;
    taken.add(header);
    return header;
  });
}
