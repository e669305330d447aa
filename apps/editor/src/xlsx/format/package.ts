import { fflateCodec, inflateEntry, packEntry, readZip, writeZip, type ZipEntry } from '@redraft/documents';
import { getRelationshipsPart, type Relationship, resolveRelationships } from '../../xml/relationships.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The parts of an opened workbook; each is inflated on first use and cached. */
export interface OpenedPackage {
  bytes: Uint8Array;
  names: readonly string[];
  hasPart: (name: string) => boolean;
  /** Throws if there is no such part. */
  text: (name: string) => string;
  /** Throws if there is no such part. */
  bytesOf: (name: string) => Uint8Array;
  listRelationships: (part: string) => readonly Relationship[];
}

/** `inflated` are parts that are inflated already. */
export function openPackage(
  bytes: Uint8Array,
  inflated: ReadonlyMap<string, Uint8Array> = new Map(),
): OpenedPackage {
  const entries = new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  const texts = new Map<string, string>();
  const openedPackage: OpenedPackage = {
    bytes,
    names: [...entries.keys()],
    hasPart: (name) => entries.has(name),
    text: (name) => {
      const cachedText = texts.get(name);
      if (cachedText !== undefined) return cachedText;
      const text = decoder.decode(openedPackage.bytesOf(name));
      texts.set(name, text);
      return text;
    },
    bytesOf: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new Error(`The workbook has no part ${name}`);
      return inflated.get(name) ?? inflateEntry(entry, fflateCodec);
    },
    listRelationships: (part) => {
      const name = getRelationshipsPart(part);
      return entries.has(name) ? resolveRelationships(openedPackage.text(name), part) : [];
    },
  };
  packages.set(openedPackage, entries);
  return openedPackage;
}

const packages = new WeakMap<OpenedPackage, ReadonlyMap<string, ZipEntry>>();

/** New text of changed parts, or null for removed ones. All others stay the same, byte for byte. */
export type PartChanges = ReadonlyMap<string, string | null>;

export function writePackage(openedPackage: OpenedPackage, changes: PartChanges): Uint8Array {
  const before = packages.get(openedPackage) ?? new Map<string, ZipEntry>();
  const entries: ZipEntry[] = [];
  const added = [...changes.keys()].filter((name) => !before.has(name));
  for (const name of [...before.keys(), ...added]) {
    const text = changes.get(name);
    const entry = before.get(name);
    if (text === null) continue;
    if (text === undefined || (entry !== undefined && text === openedPackage.text(name))) {
      if (entry !== undefined) entries.push(entry);
    } else entries.push(packEntry({ name, content: encoder.encode(text), codec: fflateCodec }));
  }
  return writeZip(entries);
}

/** The target of the first relationship of this type; null if there is none. */
export function findPartOfType(relationships: readonly Relationship[], kind: string): string | null {
  return (
    relationships.find(({ type, isExternal }) => !isExternal && type.endsWith(`/${kind}`))?.target ?? null
  );
}
