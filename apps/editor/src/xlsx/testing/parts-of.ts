import { fflateCodec, inflateEntry, readZip } from '@redraft/documents';

/** The parts of a file as texts, by name. */
export function partsOf(bytes: Uint8Array): Record<string, string> {
  const utf8 = new TextDecoder();
  return Object.fromEntries(
    readZip(bytes).map((entry) => [entry.name, utf8.decode(inflateEntry(entry, fflateCodec))]),
  );
}

/** Names of parts whose text differs. */
export function changedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .sort();
}
