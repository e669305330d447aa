import type { ZipCodec } from './codec.ts';
import { readRelationships } from './relationships.ts';
import { inflateEntry, type ZipEntry } from './zip-read.ts';

/** Reads a part as XML; empty if there is none. */
export type ReadPart = (name: string) => string;

export function createPartReader(entries: readonly ZipEntry[], codec: ZipCodec): ReadPart {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const decoder = new TextDecoder();
  return (name) => {
    const entry = byName.get(name);
    return entry ? decoder.decode(inflateEntry(entry, codec)) : '';
  };
}

/** The first part referenced by a list, through the relationships of its own part. */
export function findFirstTarget(
  part: ReadPart,
  list: { name: string; rels: string; item: RegExp },
): string | null {
  const item = list.item.exec(part(list.name))?.[0];
  const id = item && /r:id="([^"<>]*)"/.exec(item)?.[1];
  if (!id) return null;
  return readRelationships(part(list.rels)).find((one) => one.id === id)?.target ?? null;
}

/** The resolved name of a part in its package. */
export function resolveTarget(folder: string, target: string | null, fallback: string): string {
  if (target === null) return fallback;
  return target.startsWith('/') ? target.slice(1) : `${folder}/${target}`;
}
