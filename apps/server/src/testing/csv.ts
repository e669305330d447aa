/** The rows of a file as RFC 4180 describes it: for tests of what the product writes. */
export function readCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = new RegExp(`^[^${separator}\\r\\n"]*`).exec(rest);
    const [whole = '', inside] = quoted ?? plain ?? [];
    row.push(quoted ? (inside ?? '').replaceAll('""', '"') : whole);
    rest = rest.slice(whole.length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
    else if (rest.startsWith('\r\n')) {
      rows.push(row);
      row = [];
      rest = rest.slice(2);
    } else throw new Error(`Not a line of a CSV file: ${rest.slice(0, 40)}`);
  }
  return rows;
}
