import { docxFromText, packEntry, readZip, writeZip } from '@redraft/documents';
import { zipCodec } from '../../apps/server/src/domain/revisions/index.ts';

const blank = docxFromText('A text.');
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** A docx of one paragraph, with parts replaced or added. */
export function createDocxWithParts(parts: Parts): Uint8Array {
  const stored = readZip(blank).filter(({ name }) => !(name in parts));
  const newEntries = Object.entries(parts).map(([name, content]) =>
    packEntry({ name, content: Buffer.from(content), codec: zipCodec }),
  );
  return writeZip([...stored, ...newEntries]);
}

/** A docx with this body XML; the prefix is `w:`. */
export function docxOfBody(body: string): Uint8Array {
  return createDocxWithParts({
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
  });
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A table as office programs write it, with one run per cell. */
export function createTable(rows: number, cell: (row: number, column: number) => string): string {
  const createCell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="1872" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;
  const createRow = (row: number) =>
    `<w:tr>${[0, 1, 2, 3, 4].map((column) => createCell(cell(row, column))).join('')}</w:tr>`;
  return `<w:tbl>${Array.from({ length: rows }, (_, row) => createRow(row)).join('')}</w:tbl>`;
}

/** Deterministic noise: incompressible, and the same for the same seed. */
export function noise(length: number, seed: number): Uint8Array {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = seed | 1;
  for (let index = 0; index < words.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[index] = state;
  }
  return new Uint8Array(words.buffer, 0, length);
}
