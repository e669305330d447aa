export interface Row {
  measure: string;
  value: string;
  target?: string;
  isMet?: boolean;
}

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.measure,
    row.value,
    row.target ?? '',
    row.isMet === undefined ? '' : row.isMet ? 'met' : 'not met',
  ]);
  const all = [['measure', 'here', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = all;
  console.log(format(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const line of body) console.log(format(line));
}
