import type { ZipCodec } from './codec.ts';
import { DocumentError } from './errors.ts';
import { inflateEntry, readZip, type ZipEntry } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Changes some parts of an office file: `rewrite` returns the new content, `undefined` to copy the part unchanged, or `null` to remove it. */
export function rewriteParts(options: {
  bytes: Uint8Array;
  codec: ZipCodec;
  rewrite: (name: string, read: () => string) => string | null | undefined;
}): Uint8Array {
  const entries: ZipEntry[] = [];
  for (const entry of readZip(options.bytes)) {
    const content = options.rewrite(entry.name, () => decoder.decode(inflateEntry(entry, options.codec)));
    if (content === undefined) entries.push(entry);
    else if (content !== null) {
      entries.push(packEntry({ name: entry.name, content: encoder.encode(content), codec: options.codec }));
    }
  }
  return writeZip(entries);
}

/** The main part of a docx; throws if the file is another kind of document. */
export function requireDocumentPart(entries: readonly ZipEntry[]): ZipEntry {
  const part = entries.find((entry) => entry.name === 'word/document.xml');
  if (!part) throw new DocumentError('wrong_type', 'No word/document.xml');
  return part;
}
