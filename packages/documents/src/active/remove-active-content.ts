import type { ZipCodec } from '../codec.ts';
import { DocumentError } from '../errors.ts';
import { inflateEntry, readZip, type ZipEntry } from '../zip-read.ts';
import { packEntry, writeZip } from '../zip-write.ts';
import { isActivePart } from './active-names.ts';
import { isCompound, isZip } from './containers.ts';
import { cleanContentTypes, isContentTypes, readActiveTypes } from './content-types.ts';
import { cleanManifest, isManifest } from './manifest.ts';
import { getSourcePart, normalizePartName, resolveTarget } from './part-name.ts';
import {
  type CleanedRelationships,
  cleanRelationships,
  isRelationships,
  writeRelationships,
} from './relationships.ts';
import { readXmlBytes, writeXmlBytes } from './xml-bytes.ts';
import { cleanXml, noIds } from './xml-part.ts';

/**
 * Removes everything from an office file that would be executed, or loaded from elsewhere, when it is opened: macros, controls, embedded programs,
 * remote templates, linked files, and fields that include others. Text, formatting, pictures and hyperlinks stay. Lists that another program could
 * interpret differently are rewritten, so that every program reads what was checked.
 */
export interface CleaningOptions {
  codec: ZipCodec;
  /** Whether a part is unchanged since it was cleaned; by default every part is checked. */
  isKnown?: (entry: ZipEntry) => boolean;
  inflate?: (entry: ZipEntry) => Uint8Array;
  /** For an embedded file: files embedded in it are removed. */
  isEmbedded?: boolean;
  /** Further parts to remove, by normalised name, with all references to them. */
  isUnwanted?: (normalizedName: string) => boolean;
}

/** Returns the same bytes if nothing is removed. */
export function removeActiveContent(bytes: Uint8Array, codec: ZipCodec): Uint8Array {
  const entries = readZip(bytes);
  const cleaned = removeActiveEntries(entries, { codec });
  return cleaned === entries ? bytes : writeZip(cleaned);
}

/** Returns the same array if nothing is removed. Inflates every entry that is not known; linear in their size. */
export function removeActiveEntries(
  entries: readonly ZipEntry[],
  options: CleaningOptions,
): readonly ZipEntry[] {
  const file = openFile(entries, options);
  const embedded = findActiveParts(file);
  dropTargets(file);
  const cleaned = entries.flatMap((entry) => {
    if (file.isDropped(file.nameOf(entry)) || isEmptied(file, entry)) return [];
    const content = embedded.get(entry) ?? cleanPart(file, entry);
    return content ? [packEntry({ name: entry.name, content, codec: options.codec })] : [entry];
  });
  const isSame =
    cleaned.length === entries.length && cleaned.every((entry, index) => entry === entries[index]);
  return isSame ? entries : cleaned;
}

interface OpenedFile {
  entries: readonly ZipEntry[];
  options: CleaningOptions;
  inflate: (entry: ZipEntry) => Uint8Array;
  isKnown: (entry: ZipEntry) => boolean;
  nameOf: (entry: ZipEntry) => string;
  drop: (normalizedName: string) => void;
  isDropped: (normalizedName: string) => boolean;
  hasDropped: () => boolean;
  /** Cached; reflects the parts dropped so far. */
  relationshipsOf: (entry: ZipEntry) => CleanedRelationships;
  /** Relationships parts, by the normalised name of their source part. */
  relationshipParts: ReadonlyMap<string, readonly ZipEntry[]>;
}

/** Parts with the text are never removed, whatever the content types or relationships declare. */
const alwaysKept = new Set([
  '[content_types].xml',
  'word/document.xml',
  'word/footnotes.xml',
  'word/endnotes.xml',
]);

function openFile(entries: readonly ZipEntry[], options: CleaningOptions): OpenedFile {
  const { codec, isKnown = () => false, inflate = (entry: ZipEntry) => inflateEntry(entry, codec) } = options;
  const names = new Map(entries.map((entry) => [entry, normalizePartName(entry.name)]));
  const getName = (entry: ZipEntry) => names.get(entry) ?? '';
  const removed = new Set<string>();
  const cleanedRelationships = new Map<ZipEntry, CleanedRelationships>();
  const isDropped = (normalizedName: string) =>
    removed.has(normalizedName) ||
    (isRelationships(normalizedName) && removed.has(getSourcePart(normalizedName)));
  const relationshipParts = Map.groupBy(
    entries.filter((entry) => isRelationships(getName(entry))),
    (entry) => getSourcePart(getName(entry)),
  );
  return {
    entries,
    options,
    relationshipParts,
    inflate,
    isKnown,
    nameOf: getName,
    isDropped,
    drop: (normalizedName) => {
      if (!alwaysKept.has(normalizedName)) removed.add(normalizedName);
    },
    hasDropped: () => removed.size > 0,
    relationshipsOf: (entry) => {
      const cached =
        cleanedRelationships.get(entry) ?? cleanRelationships(entry.name, inflate(entry), isDropped);
      cleanedRelationships.set(entry, cached);
      return cached;
    },
  };
}

/** Marks parts to remove by name, type or content; returns the embedded files that change. */
function findActiveParts(file: OpenedFile): Map<ZipEntry, Uint8Array> {
  const embedded = new Map<ZipEntry, Uint8Array>();
  const { parts, extensions } = readDeclaredActive(file);
  for (const entry of file.entries) {
    const name = file.nameOf(entry);
    if (isActivePart(entry.name) || file.options.isUnwanted?.(name)) file.drop(name);
    if (file.isDropped(name) || file.isKnown(entry)) continue;
    const start = entry.method === 'stored' ? entry.data : file.inflate(entry);
    const isDeclared = parts.has(name) || extensions.has(name.slice(name.lastIndexOf('.') + 1));
    if (isCompound(start) || (isDeclared && readXmlBytes(start.subarray(0, 256)) === null)) file.drop(name);
    else if (isZip(start)) {
      const content = file.inflate(entry);
      const cleaned = cleanEmbedded(content, file.options);
      if (!cleaned) file.drop(name);
      else if (cleaned !== content) embedded.set(entry, cleaned);
    }
  }
  return embedded;
}

function readDeclaredActive(file: OpenedFile): { parts: Set<string>; extensions: Set<string> } {
  const parts = new Set<string>();
  const extensions = new Set<string>();
  for (const entry of file.entries) {
    if (!isContentTypes(file.nameOf(entry)) || file.isKnown(entry)) continue;
    const active = readActiveTypes(file.inflate(entry));
    for (const part of active.parts) parts.add(part);
    for (const ending of active.extensions) extensions.add(ending);
  }
  return { parts, extensions };
}

/** Marks parts that only active relationships refer to. */
function dropTargets(file: OpenedFile): void {
  const relationshipParts = [...file.relationshipParts.values()].flat();
  const candidates = relationshipParts
    .filter((entry) => !file.isKnown(entry) && !file.isDropped(file.nameOf(entry)))
    .flatMap((entry) => file.relationshipsOf(entry).droppedTargets);
  if (candidates.length === 0) return;
  const used = new Set(
    relationshipParts.flatMap((entry) =>
      file
        .relationshipsOf(entry)
        .remaining.filter(({ isExternal }) => !isExternal)
        .map(({ target }) => resolveTarget(entry.name, target)),
    ),
  );
  for (const name of candidates) if (!used.has(name) && !isRelationships(name)) file.drop(name);
}

/** An empty relationships part is removed, as if the file had never had one. */
function isEmptied(file: OpenedFile, entry: ZipEntry): boolean {
  if (!isRelationships(file.nameOf(entry)) || (file.isKnown(entry) && !file.hasDropped())) return false;
  const { remaining: left, droppedIds } = file.relationshipsOf(entry);
  return left.length === 0 && droppedIds.size > 0;
}

/** The new content; null if unchanged. */
function cleanPart(file: OpenedFile, entry: ZipEntry): Uint8Array | null {
  const name = file.nameOf(entry);
  if (isContentTypes(name)) {
    if (file.isKnown(entry) && !file.hasDropped()) return null;
    return encodeOptional(cleanContentTypes(file.inflate(entry), file.isDropped));
  }
  if (isRelationships(name)) {
    if (file.isKnown(entry) && !file.hasDropped()) return null;
    const cleanedRelationships = file.relationshipsOf(entry);
    return cleanedRelationships.isPlain
      ? null
      : encodeOptional(writeRelationships(cleanedRelationships.remaining));
  }
  if (isManifest(name)) return encodeOptional(cleanManifest(file.inflate(entry), file.isDropped));
  return cleanXmlPart(file, entry, name);
}

function cleanXmlPart(file: OpenedFile, entry: ZipEntry, name: string): Uint8Array | null {
  const relationshipParts = file.relationshipParts.get(name) ?? [];
  if (
    file.isKnown(entry) &&
    (relationshipParts.length === 0 || (relationshipParts.every(file.isKnown) && !file.hasDropped()))
  )
    return null;
  const decoded = readXmlBytes(file.inflate(entry));
  if (!decoded) return null;
  const cleanedRelationships = relationshipParts.map(file.relationshipsOf);
  const ids =
    cleanedRelationships.length === 0
      ? noIds
      : {
          dropped: new Set(cleanedRelationships.flatMap(({ droppedIds }) => [...droppedIds])),
          links: new Set(cleanedRelationships.flatMap(({ linkIds }) => [...linkIds])),
        };
  const cleaned = cleanXml(decoded.xml, ids);
  return cleaned === decoded.xml && decoded.isPlain ? null : writeXmlBytes(cleaned);
}

/** A real workbook embedded for a chart inflates to about six times its size. */
const embeddedRatio = 12;

/** An embedded file, cleaned; null if it cannot be verified as harmless. */
function cleanEmbedded(content: Uint8Array, { codec, isEmbedded }: CleaningOptions): Uint8Array | null {
  if (isEmbedded) return null;
  try {
    const entries = readZip(content, {
      maxBytes: content.length,
      maxEntries: 512,
      maxInflated: content.length * embeddedRatio,
      maxRatio: 200,
    });
    if (!entries.some((entry) => entry.name === '[Content_Types].xml' || entry.name === 'mimetype'))
      return null;
    const cleaned = removeActiveEntries(entries, { codec, isEmbedded: true });
    return cleaned === entries ? content : writeZip(cleaned);
  } catch (cause) {
    if (cause instanceof DocumentError) return null;
    throw cause;
  }
}

function encodeOptional(xml: string | null): Uint8Array | null {
  return xml === null ? null : new TextEncoder().encode(xml);
}
