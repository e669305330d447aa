import type { ZipCodec } from './codec.ts';
import { rewriteParts } from './office-file.ts';

const relationship = /<(?:\w+:)?Relationship\s[^<>]*(?:\/>|>\s*<\/(?:\w+:)?Relationship>)/g;
const isExternal = /\sTargetMode\s*=\s*["']External["']/i;
const isHyperlink = /\sType\s*=\s*["'][^"']*\/hyperlink["']/i;

/**
 * A text document that points at nothing outside itself but what its reader may click: linked pictures, frames and
 * other parts are loaded by whatever program opens the file, from addresses and from folders of its machine.
 */
export function withoutLinkedFiles(bytes: Uint8Array, codec: ZipCodec): Uint8Array {
  return rewriteParts({
    bytes,
    codec,
    rewrite: (name, read) => (name.endsWith('.rels') ? withoutExternal(read()) : undefined),
  });
}

function withoutExternal(xml: string): string {
  return xml.replace(relationship, (found) =>
    isExternal.test(found) && !isHyperlink.test(found) ? '' : found,
  );
}
