/**
 * Comma-separated values (RFC 4180) that a spreadsheet program does not run. What begins like a formula gets an
 * apostrophe in front, and so does what begins with apostrophes before that: taking one off always gives
 * back what was there.
 */
const formula = /^'*[=+\-@\t\r]/;

export function csvCell(text: string, separator: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  const needsQuotes = safe.includes(separator) || /["\r\n]/.test(safe);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole file, with the mark by which spreadsheet programs know UTF-8. */
export function csvFile(rows: readonly (readonly string[])[], separator: string): string {
  const lines = rows.map((row) => row.map((cell) => csvCell(cell, separator)).join(separator));
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
