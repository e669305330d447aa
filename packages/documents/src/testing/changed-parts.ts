import { fflateCodec } from '../fflate-codec.ts';
import type { FileParts } from '../file-changes/file-parts.ts';
import { inflateEntry, readZip } from '../zip-read.ts';

const encoder = new TextEncoder();

/** The parts of an office file, some of them replaced; null removes one. */
export function partsOf(file: Uint8Array, replaced: Readonly<Record<string, string | null>> = {}): FileParts {
  const contents = new Map(readZip(file).map((entry) => [entry.name, inflateEntry(entry, fflateCodec)]));
  for (const [name, xml] of Object.entries(replaced)) {
    if (xml === null) contents.delete(name);
    else contents.set(name, encoder.encode(xml));
  }
  const content = (name: string) => contents.get(name) ?? null;
  return { names: () => contents.keys(), content, identityOf: content };
}
