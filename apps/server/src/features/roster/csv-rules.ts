import { withGuards } from '@redraft/contracts';

/**
 * Comma-separated values (RFC 4180) that a spreadsheet program does not run, and that none takes apart at another
 * separator than the file's: in some countries a comma-separated file is split at semicolons.
 */
export function csvCell(text: string): string {
  const safe = withGuards(text);
  return /[,;\t"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file, with the mark by which spreadsheet programs know UTF-8. */
export function csvFile(rows: readonly (readonly string[])[], separator: string): string {
  const lines = rows.map((row) => row.map((cell) => csvCell(cell)).join(separator));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** Hours, minutes and seconds as spreadsheet programs read a duration: 27:05:09. */
export function clockDuration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

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
