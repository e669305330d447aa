import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';

/** The parts of a file as texts, by name. */
export function readParts(bytes: Uint8Array): Record<string, string> {
  const utf8 = new TextDecoder();
  return Object.fromEntries(
    readZip(bytes).map((entry) => [entry.name, utf8.decode(inflateEntry(entry, fflateCodec))]),
  );
}

/** Names of parts whose text differs. */
export function listChangedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [partsBefore, partsAfter] = [readParts(before), readParts(after)];
  return [...new Set([...Object.keys(partsBefore), ...Object.keys(partsAfter)])]
    .filter((name) => partsBefore[name] !== partsAfter[name])
    .sort();
}
