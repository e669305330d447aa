import { inflateEntry, readZip, type ZipEntry } from '@redraft/documents';
import { isSameBytes, zipCodec } from '../codecs.ts';
import type { FileState } from './file-state.ts';

/** The entries of a saved file according to its central directory, without inflating any. */
export interface OpenedSave {
  entries: ReadonlyMap<string, ZipEntry>;
  /** Entries that differ in size, checksum or compressed bytes. */
  changed: readonly ZipEntry[];
  /** Inflates each entry once, however often it is requested. */
  inflate: (entry: ZipEntry) => Uint8Array;
}

export function openSave(state: FileState, bytes: Uint8Array): OpenedSave {
  const entries = new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  const changed = [...entries.values()].filter((entry) => !isSameEntry(entry, state.entries.get(entry.name)));
  const contents = new Map<ZipEntry, Uint8Array>();
  const inflate = (entry: ZipEntry) => {
    const content = contents.get(entry) ?? inflateEntry(entry, zipCodec);
    contents.set(entry, content);
    return content;
  };
  return { entries, changed, inflate };
}

function isSameEntry(entry: ZipEntry, knownEntry: ZipEntry | undefined): boolean {
  // CRC-32 can be forged, so the compressed bytes are compared too.
  return (
    knownEntry !== undefined &&
    knownEntry.crc === entry.crc &&
    knownEntry.size === entry.size &&
    knownEntry.method === entry.method &&
    isSameBytes(knownEntry.data, entry.data)
  );
}
