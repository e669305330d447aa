import type { ZipCodec } from './codec.ts';
import { readDocxText } from './docx-text.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart } from './office-file.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** The text of a docx from its bytes: tracked insertions in, deletions and comments out, NFC (spec 4 §0). */
export function textOfDocx(bytes: Uint8Array, codec: ZipCodec = fflateCodec): string {
  return readDocxText(inflateEntry(requireDocumentPart(readZip(bytes)), codec)).text;
}
