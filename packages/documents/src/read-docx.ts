import type { ZipCodec } from './codec.ts';
import { type DocxText, readDocxNotes, readDocxText } from './docx-text.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart } from './office-file.ts';
import { inflateEntry, readZip, type ZipEntry } from './zip-read.ts';

/** The parts of a docx that contain the text. */
export const docxTextParts = {
  document: 'word/document.xml',
  footnotes: 'word/footnotes.xml',
  endnotes: 'word/endnotes.xml',
} as const;

/** The text of a docx: with tracked insertions, without deletions and comments, NFC (docs/metrics.md#the-log). */
export function textOfDocx(bytes: Uint8Array, codec: ZipCodec = fflateCodec): string {
  return readDocx(readZip(bytes), codec).text;
}

/** The same, from its entries. Throws a DocumentError if it is not a docx. */
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
