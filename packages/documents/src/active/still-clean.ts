import type { ZipCodec } from '../codec.ts';
import { inflateEntry, type ZipEntry } from '../zip-read.ts';
import { isContainer } from './containers.ts';
import { isContentTypes } from './content-types.ts';
import { isManifest } from './manifest.ts';
import { ownerOf, plainName } from './part-name.ts';
import { cleanRelationships, isRelationships } from './relationships.ts';
import { readXmlBytes } from './xml-bytes.ts';
import { cleanXml, type ForbiddenIds, isSuspicious } from './xml-part.ts';

/**
 * Checks incrementally whether a clean file stays clean when parts change: during typing only text changes, and it is enough to check that.
 * Undecidable cases are left to `removeActiveEntries`.
 */
export interface PartVersions {
  name: string;
  before: Uint8Array;
  after: Uint8Array;
  /** Number of equal bytes at both ends. */
  prefix: number;
  suffix: number;
}

/** Known properties of a clean file. */
export interface CleanedParts {
  /** Relationships that only hyperlinks may use, by normalised part name. */
  links: ReadonlyMap<string, ReadonlySet<string>>;
  /** Parts whose changes can be checked by the affected tags alone. */
  local: ReadonlySet<string>;
}

/** The same for the file with changed parts; null if that requires checking all of it, or all of a part larger than `maxRead`. */
export function recheckCleanParts(
  known: CleanedParts,
  parts: readonly PartVersions[],
  maxRead: number = Number.POSITIVE_INFINITY,
): CleanedParts | null {
  const local = new Set(known.local);
  for (const part of parts) {
    const plain = plainName(part.name);
    if (isContentTypes(plain) || isRelationships(plain) || isManifest(plain)) return null;
    const ids = { dropped: nothing, links: known.links.get(plain) ?? nothing };
    if (local.has(part.name) && isCleanNear(part, ids)) continue;
    const verdict = part.after.length > maxRead ? 'unsure' : checkWholePart(part.after, ids);
    if (verdict === 'unsure') return null;
    if (verdict === 'local') local.add(part.name);
    else local.delete(part.name);
  }
  return { links: known.links, local };
}

const nothing: ReadonlySet<string> = new Set();

/** Collects the properties of a clean file before any part changes. */
export function findCleanedParts(entries: Iterable<ZipEntry>, codec: ZipCodec): CleanedParts {
  const links = new Map<string, ReadonlySet<string>>();
  for (const entry of entries) {
    if (!isRelationships(plainName(entry.name))) continue;
    const { linkIds } = cleanRelationships(entry.name, inflateEntry(entry, codec), () => false);
    const owner = ownerOf(entry.name);
    if (linkIds.size > 0) links.set(owner, new Set([...linkIds, ...(links.get(owner) ?? nothing)]));
  }
  return { links, local: new Set() };
}

/** With any of these, "<" need not start a tag, or the context of a tag matters. */
const documentWide = /<!|<\?(?!xml\s)|[<:](?:mailMerge|scripts|event-listener|dde|oleLink)/i;

function checkWholePart(bytes: Uint8Array, ids: ForbiddenIds): 'unsure' | 'clean' | 'local' {
  const read = readXmlBytes(bytes);
  if (!read) return isContainer(bytes) ? 'unsure' : 'clean';
  if (!read.isPlain || cleanXml(read.xml, ids) !== read.xml) return 'unsure';
  return documentWide.test(read.xml) ? 'clean' : 'local';
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
  const [gone, come] = [around(before, start, suffix), around(after, start, suffix)];
  if (isField(gone) || isField(come)) return false;
  return !documentWide.test(come) && !(ids.links.size > 0 && reference.test(come));
}

function isField(xml: string): boolean {
  return isSuspicious(xml) || fieldMark.test(xml);
}

/** The offset after the tag that starts there. */
function endOfTag(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    const byte = bytes[at];
    if (byte === undefined) return bytes.length + 1;
    if (byte === greaterThan) return at + 1;
    if (byte !== doubleQuote && byte !== singleQuote) at++;
    else {
      const end = bytes.indexOf(byte, at + 1);
      if (end < 0) return bytes.length + 1;
      at = end + 1;
    }
  }
}

/** Whether a tag starts in the changed range. */
function hasTag(bytes: Uint8Array, { prefix, suffix }: PartVersions): boolean {
  const found = bytes.subarray(prefix, bytes.length - suffix).indexOf(lessThan);
  return found >= 0;
}

const utf8 = new TextDecoder();

function around(bytes: Uint8Array, start: number, suffix: number): string {
  const end = bytes.indexOf(lessThan, bytes.length - suffix);
  return utf8.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
}
