import { decodeEntities, fflateCodec, inflateEntry, readZip } from '@redraft/documents';

export interface WorkbookCell {
  value: string | number | boolean | null;
  /** Its number format, by default `General`. */
  format: string;
  isFormula: boolean;
}

export interface WorkbookSheet {
  name: string;
  frozenRows: number;
  hasFilter: boolean;
  /** Widths of its columns, in characters. */
  widths: number[];
  rows: WorkbookCell[][];
}

/** The sheets of a workbook written by the server, with the value that a spreadsheet program would show per cell. */
export function readWorkbook(bytes: Uint8Array): WorkbookSheet[] {
  const entries = new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  const part = (name: string) => {
    const entry = entries.get(name);
    return entry ? new TextDecoder().decode(inflateEntry(entry, fflateCodec)) : '';
  };
  const shared = elements(part('xl/sharedStrings.xml'), 't').map(({ inner }) => decodeEntities(inner));
  const styles = part('xl/styles.xml');
  const codes = new Map(
    elements(styles, 'numFmt').map(({ tag }) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode')]),
  );
  const formats = elements(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '', 'xf').map(
    ({ tag }) => codes.get(attribute(tag, 'numFmtId')) ?? 'General',
  );
  const targets = new Map(
    elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ tag }) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return elements(part('xl/workbook.xml'), 'sheet').map(({ tag }) => {
    const xml = part(`xl/${targets.get(attribute(tag, 'r:id'))}`);
    return {
      name: decodeEntities(attribute(tag, 'name')),
      frozenRows: Number(/<pane [^>]*ySplit="(\d+)"[^>]*state="frozen"/.exec(xml)?.[1] ?? 0),
      hasFilter: xml.includes('<autoFilter '),
      widths: elements(xml, 'col').map((column) => Number(attribute(column.tag, 'width'))),
      rows: elements(xml, 'row').map((row) => cellsOf(row.inner, { shared, formats })),
    };
  });
}

function cellsOf(
  xml: string,
  { shared, formats }: { shared: readonly string[]; formats: readonly string[] },
): WorkbookCell[] {
  const cells: WorkbookCell[] = [];
  for (const { tag, inner } of elements(xml, 'c')) {
    const letters = /^[A-Z]+/.exec(attribute(tag, 'r'))?.[0] ?? '';
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    while (cells.length < column) cells.push({ value: null, format: 'General', isFormula: false });
    const text = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
    cells.push({
      value: text === undefined ? null : cellValue(text, attribute(tag, 't'), shared),
      format: formats[Number(attribute(tag, 's') || 0)] ?? 'General',
      isFormula: inner.includes('<f'),
    });
  }
  return cells;
}

function cellValue(text: string, type: string, shared: readonly string[]): string | number | boolean {
  if (type === 's') return shared[Number(text)] ?? '';
  if (type === 'b') return text === '1';
  return type === '' || type === 'n' ? Number(text) : decodeEntities(text);
}

function elements(xml: string, name: string): { tag: string; inner: string }[] {
  const pattern = new RegExp(`<(${name}(?:\\s[^<>]*?)?)(?:/>|>(.*?)</${name}>)`, 'gs');
  return [...xml.matchAll(pattern)].map(([, tag = '', inner = '']) => ({ tag, inner }));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
