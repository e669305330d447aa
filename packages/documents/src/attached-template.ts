import type { ZipCodec } from './codec.ts';
import { rewriteParts } from './office-file.ts';
import { removeElements } from './xml-edit.ts';
import { readZip } from './zip-read.ts';

const relationship = /<Relationship\s[^<>]*\/attachedTemplate"[^<>]*(?:\/>|>\s*<\/Relationship>)/g;

/**
 * A text document without the template that it names: a file on its author's machine, or an address from which
 * a program would load another file, and run its macros, on every machine where the document is opened.
 */
export function withoutAttachedTemplate(bytes: Uint8Array, codec: ZipCodec): Uint8Array {
  const hasSettings = readZip(bytes).some((entry) => entry.name === 'word/_rels/settings.xml.rels');
  if (!hasSettings) return bytes;
  return rewriteParts({
    bytes,
    codec,
    rewrite: (name, read) => {
      if (name === 'word/settings.xml') return removeElements(read(), 'w:attachedTemplate');
      if (name === 'word/_rels/settings.xml.rels') return read().replace(relationship, '');
      return undefined;
    },
  });
}
