import type { ZipCodec } from './codec.ts';
import { type DocxText, readDocxNotes, readDocxText } from './docx-text.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart } from './office-file.ts';
import { inflateEntry, readZip, type ZipEntry } from './zip-read.ts';

/** Where the text of a docx stands. */
export const docxTextParts = {
  document: 'word/document.xml',
  footnotes: 'word/footnotes.xml',
  endnotes: 'word/endnotes.xml',
} as const;

/** The text of a docx from its bytes: tracked insertions in, deletions and comments out, NFC (docs/metrics.md#the-log). */
export function textOfDocx(bytes: Uint8Array, codec: ZipCodec = fflateCodec): string {
  return readDocx(readZip(bytes), codec).text;
}

/** The same, in its parts. Throws a DocumentError for what is no docx. */
export function readDocx(entries: readonly ZipEntry[], codec: ZipCodec): DocxText {
  const read = (name: string) => {
    const entry = entries.find((candidate) => candidate.name === name);
    return entry ? inflateEntry(entry, codec) : null;
  };
  const footnotes = read(docxTextParts.footnotes);
  const endnotes = read(docxTextParts.endnotes);
  const document = inflateEntry(requireDocumentPart(entries), codec);
  return readDocxText(document, readDocxNotes({ footnotes, endnotes }));
}
