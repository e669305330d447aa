import { inflateEntry, readZip, type ZipEntry } from '@redraft/documents';
import { isSameBytes, zipCodec } from '../codecs.ts';
import type { FileState } from './file-state.ts';

/** What a save holds, by its directory: nothing is inflated for it. */
export interface OpenedSave {
  entries: ReadonlyMap<string, ZipEntry>;
  /** Differs by size, checksum or compressed bytes. */
  changed: readonly ZipEntry[];
  /** Each is inflated once, however often it is asked for. */
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

function isSameEntry(entry: ZipEntry, known: ZipEntry | undefined): boolean {
  // A checksum can be had for any content: the bytes have to be the same too.
  return (
    known !== undefined &&
    known.crc === entry.crc &&
    known.size === entry.size &&
    known.method === entry.method &&
    isSameBytes(known.data, entry.data)
  );
}
