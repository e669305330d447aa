import { fflateCodec, inflateEntry, packEntry, readZip, writeZip, type ZipEntry } from '@redraft/documents';
import { type Element, readElement } from '../../xml/element.ts';
import { getRelationshipsPart, type Relationship, resolveRelationships } from '../../xml/relationships.ts';

/** An unzipped office file; parts are inflated only on request. */
export interface Package {
  entries: ReadonlyMap<string, ZipEntry>;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export function openPackage(bytes: Uint8Array): Package {
  return { entries: new Map(readZip(bytes).map((entry) => [entry.name, entry])) };
}

export function readPartBytes({ entries }: Package, name: string): Uint8Array | null {
  const entry = entries.get(name);
  return entry === undefined ? null : inflateEntry(entry, fflateCodec);
}

export function readPartText(officePackage: Package, name: string): string | null {
  const bytes = readPartBytes(officePackage, name);
  return bytes === null ? null : decoder.decode(bytes);
}

const rootCache = new WeakMap<ZipEntry, Element | null>();

/** The root element of a part, parsed once; null if the part is missing or not well-formed. */
export function readPartRoot(officePackage: Package, name: string): Element | null {
  const entry = officePackage.entries.get(name);
  if (entry === undefined) return null;
  const cachedRoot = rootCache.get(entry);
  if (cachedRoot !== undefined) return cachedRoot;
  const root = readElement(readPartText(officePackage, name) ?? '');
  rootCache.set(entry, root);
  return root;
}

/** The relationships of a part, by id. */
export function readRelationshipMap(officePackage: Package, part: string): Map<string, Relationship> {
  const xml = readPartText(officePackage, getRelationshipsPart(part));
  return new Map(
    xml === null
      ? []
      : resolveRelationships(xml, part).map((relationship) => [relationship.id, relationship]),
  );
}

/** New content of parts as text or bytes; null removes a part. */
export type PartChanges = ReadonlyMap<string, string | Uint8Array | null>;

/** The file with these changes; all other parts are copied in compressed form. */
export function writePackage({ entries }: Package, changes: PartChanges): Uint8Array {
  const newEntries: ZipEntry[] = [];
  for (const [name, entry] of entries) {
    const change = changes.get(name);
    if (change === undefined) newEntries.push(entry);
    else if (change !== null) newEntries.push(createPartEntry(name, change));
  }
  for (const [name, change] of changes) {
    if (change !== null && !entries.has(name)) newEntries.push(createPartEntry(name, change));
  }
  return writeZip(newEntries);
}

function createPartEntry(name: string, content: string | Uint8Array): ZipEntry {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return packEntry({ name, content: bytes, codec: fflateCodec });
}
