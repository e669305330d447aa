import { acceptChangesInXml } from './accept-changes.ts';
import type { ZipCodec } from './codec.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart, rewriteParts } from './office-file.ts';
import { readZip } from './zip-read.ts';

/** Parts with text. */
export const textPartName = /^word\/(document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/;

/** Accepts all tracked changes of a docx; parts without any stay the same, byte for byte. */
export function acceptAllChanges(bytes: Uint8Array, codec: ZipCodec = fflateCodec): Uint8Array {
  requireDocumentPart(readZip(bytes));
  return rewriteParts({
    bytes,
    codec,
    rewrite: (name, read) => {
      if (!textPartName.test(name)) return undefined;
      const xml = read();
      const accepted = acceptChangesInXml(xml);
      return accepted === null || accepted === xml ? undefined : accepted;
    },
  });
}
