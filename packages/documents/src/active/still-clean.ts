import type { ZipCodec } from '../codec.ts';
import { inflateEntry, type ZipEntry } from '../zip-read.ts';
import { isContainer } from './containers.ts';
import { isContentTypes } from './content-types.ts';
import { isManifest } from './manifest.ts';
import { getSourcePart, normalizePartName } from './part-name.ts';
import { cleanRelationships, isRelationships } from './relationships.ts';
import { readXmlBytes } from './xml-bytes.ts';
import { cleanXml, type ForbiddenIds, isSuspicious } from './xml-part.ts';

/** A part before and after a change. */
export interface PartVersions {
  name: string;
  before: Uint8Array;
  after: Uint8Array;
  /** Number of equal bytes at both ends. */
  prefix: number;
  suffix: number;
}

/** Known properties of a clean file: one without active content, such as macros, scripts and external references. */
export interface CleanedParts {
  /** Ids of external relationships, which only hyperlinks may use, by normalised part name. */
  links: ReadonlyMap<string, ReadonlySet<string>>;
  /** Parts whose changes can be checked by the affected tags alone. */
  local: ReadonlySet<string>;
}

/**
 * Checks whether a clean file stays clean when parts change: during typing only text changes, and it is enough to check that. Returns the properties of
 * the changed file. Undecidable cases are left to `removeActiveEntries`: null if all of the file would have to be checked, or all of a part larger than `maxRead`.
 */
export function recheckCleanParts(
  known: CleanedParts,
  parts: readonly PartVersions[],
  maxRead: number = Number.POSITIVE_INFINITY,
): CleanedParts | null {
  const local = new Set(known.local);
  for (const part of parts) {
    const normalizedName = normalizePartName(part.name);
    if (isContentTypes(normalizedName) || isRelationships(normalizedName) || isManifest(normalizedName))
      return null;
    const ids = { dropped: noNames, links: known.links.get(normalizedName) ?? noNames };
    if (local.has(part.name) && isCleanNear(part, ids)) continue;
    const verdict = part.after.length > maxRead ? 'undecided' : checkWholePart(part.after, ids);
    if (verdict === 'undecided') return null;
    if (verdict === 'locally checkable') local.add(part.name);
    else local.delete(part.name);
  }
  return { links: known.links, local };
}

const noNames: ReadonlySet<string> = new Set();

/** No part of a clean file is dropped. */
const isDropped = (): boolean => false;

/** Collects the properties of a clean file before any part changes. */
export function findCleanedParts(entries: Iterable<ZipEntry>, codec: ZipCodec): CleanedParts {
  const links = new Map<string, ReadonlySet<string>>();
  for (const entry of entries) {
    if (!isRelationships(normalizePartName(entry.name))) continue;
    const { linkIds } = cleanRelationships(entry.name, inflateEntry(entry, codec), isDropped);
    const owner = getSourcePart(entry.name);
    if (linkIds.size > 0) links.set(owner, new Set([...linkIds, ...(links.get(owner) ?? noNames)]));
  }
  return { links, local: new Set() };
}

/** With any of these, "<" need not start a tag, or the context of a tag matters. */
const documentWide = /<!|<\?(?!xml\s)|[<:](?:mailMerge|scripts|event-listener|dde|oleLink)/i;

function checkWholePart(bytes: Uint8Array, ids: ForbiddenIds): 'undecided' | 'clean' | 'locally checkable' {
  const decoded = readXmlBytes(bytes);
  if (!decoded) return isContainer(bytes) ? 'undecided' : 'clean';
  if (!decoded.isPlain || cleanXml(decoded.xml, ids) !== decoded.xml) return 'undecided';
  return documentWide.test(decoded.xml) ? 'clean' : 'locally checkable';
}

/** The encoding is declared in the first bytes. */
const encodingWithin = 1024;
const lessThan = 0x3c;
const greaterThan = 0x3e;
const doubleQuote = 0x22;
const singleQuote = 0x27;
/** Field markers, whose meaning depends on the text between them. */
const fieldMark = /[<:]fldChar/;
const reference = /:(?:id|link|embed|href|pict|dm|lo|qs|cs|blip|topleft)\s*=/i;

/** Everything except the tags around the change was checked before. */
function isCleanNear(part: PartVersions, ids: ForbiddenIds): boolean {
  const { before, after, prefix, suffix } = part;
  if (prefix < encodingWithin) return false;
  const start = after.lastIndexOf(lessThan, prefix - 1);
  if (start < 0) return false;
  const behindTag = endOfTag(after, start);
  if (behindTag <= prefix && !hasTag(before, part) && !hasTag(after, part))
    return !isField(utf8.decode(after.subarray(start, behindTag)));
  const [removed, added] = [decodeAround(before, start, suffix), decodeAround(after, start, suffix)];
  if (isField(removed) || isField(added)) return false;
  return !documentWide.test(added) && !(ids.links.size > 0 && reference.test(added));
}

function isField(xml: string): boolean {
  return isSuspicious(xml) || fieldMark.test(xml);
}

/** The offset after the tag that starts there. */
function endOfTag(bytes: Uint8Array, start: number): number {
  let offset = start;
  for (;;) {
    const byte = bytes[offset];
    if (byte === undefined) return bytes.length + 1;
    if (byte === greaterThan) return offset + 1;
    if (byte !== doubleQuote && byte !== singleQuote) offset++;
    else {
      const end = bytes.indexOf(byte, offset + 1);
      if (end < 0) return bytes.length + 1;
      offset = end + 1;
    }
  }
}

/** Whether a tag starts in the changed range. */
function hasTag(bytes: Uint8Array, { prefix, suffix }: PartVersions): boolean {
  const nextTagOffset = bytes.subarray(prefix, bytes.length - suffix).indexOf(lessThan);
  return nextTagOffset >= 0;
}

const utf8 = new TextDecoder();

function decodeAround(bytes: Uint8Array, start: number, suffix: number): string {
  const end = bytes.indexOf(lessThan, bytes.length - suffix);
  return utf8.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
}
