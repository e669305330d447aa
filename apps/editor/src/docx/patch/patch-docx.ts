import { fflateCodec, inflateEntry, packEntry, readZip, writeZip, type ZipEntry } from '@redraft/documents';
import { type Element, readElement } from '../../xml/element.ts';
import { findReferencedIds, getRelationshipsPart, resolveRelationships } from '../../xml/relationships.ts';
import { joinBodies } from './joined-bodies.ts';
import { mergePart } from './merge-part.ts';
import { mergeRecords } from './merge-records.ts';
import type { States } from './properties.ts';
import { textPart } from './text-parts.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

type Package = Map<string, ZipEntry>;

/** Comments refer to each other across these parts, so all of them must come from the same writer. */
const commentPart = /^word\/(comments\w*|people)\.xml$/;

/**
 * Patches an opened docx: `before` is the editor's output without changes, `after` its output now. What is the same in both is taken from the opened
 * file, byte for byte.
 */
export function patchDocx(states: States<Uint8Array>): Uint8Array {
  const all: States<Package> = {
    opened: indexByName(states.opened),
    before: indexByName(states.before),
    after: indexByName(states.after),
  };
  if (!hasSameRelationshipIds(all.opened, all.before)) return states.after;
  const haveCommentsChanged = haveChanged(all, commentPart);
  const texts = new Map<string, ZipEntry>();
  for (const name of all.opened.keys()) {
    if (textPart.test(name)) setEntry(texts, name, mergeEntry(all, name, mergeTextPart));
    else if (commentPart.test(name))
      setEntry(texts, name, haveCommentsChanged ? all.after.get(name) : all.opened.get(name));
  }
  const added = findAddedParts(all, texts);
  const entries: ZipEntry[] = [];
  for (const name of all.opened.keys()) {
    const isText = textPart.test(name) || commentPart.test(name);
    const entry = isText ? texts.get(name) : mergeEntry(all, name, (part) => mergeListPart(part, added));
    if (entry) entries.push(entry);
  }
  for (const name of added) {
    const entry = all.after.get(name);
    if (entry) entries.push(entry);
  }
  return writeZip(entries);
}

const packageCache = new WeakMap<Uint8Array, Package>();

/** Cached: the opened file is the same at every save. */
function indexByName(bytes: Uint8Array): Package {
  const cached = packageCache.get(bytes) ?? new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  packageCache.set(bytes, cached);
  return cached;
}

const rootCache = new WeakMap<ZipEntry, { root: Element | null }>();

function readRoot(entry: ZipEntry): Element | null {
  const cached = rootCache.get(entry) ?? { root: readElement(joinBodies(textOf(entry))) };
  rootCache.set(entry, cached);
  return cached.root;
}

function setEntry(texts: Map<string, ZipEntry>, name: string, entry: ZipEntry | undefined): void {
  if (entry) texts.set(name, entry);
}

/** The current version of one part of the opened file; undefined if it was removed. Only parts present in all three states are merged. */
function mergeEntry(
  all: States<Package>,
  name: string,
  merge: (part: States<ZipEntry>) => ZipEntry,
): ZipEntry | undefined {
  const [opened, before, after] = [all.opened.get(name), all.before.get(name), all.after.get(name)];
  if (!opened || !before) return after ?? opened;
  return after && merge({ opened, before, after });
}

/** Merges by atoms (atoms.ts), the smallest pieces that are kept whole. */
function mergeTextPart(part: States<ZipEntry>): ZipEntry {
  const { opened, before, after } = part;
  if (isSame(before, after)) return opened;
  if (isSame(opened, before)) return after;
  return packMerged(part, mergePart(readRoots(part)));
}

/** Merges a part that is a list of elements with ids or names, such as styles; other parts are taken from the opened file, or from the editor. */
function mergeListPart(part: States<ZipEntry>, added: ReadonlySet<string>): ZipEntry {
  const { opened, before, after } = part;
  const { name } = opened;
  // Lists of parts must declare added parts, even if the editor did not change the list.
  if (isSame(before, after) && !isListOfParts(name)) return opened;
  if (!isListOfParts(name) && !listPart.test(name)) return after;
  return packMerged(part, mergeRecords(readRoots(part), { part: name, added }));
}

const isListOfParts = (name: string): boolean => name === '[Content_Types].xml' || name.endsWith('.rels');

const listPart = /^docProps\/\w+\.xml$|^word\/(styles|numbering|settings|fontTable)\.xml$/;

const readRoots = ({ opened, before, after }: States<ZipEntry>): States<Element | null> => ({
  opened: readRoot(opened),
  before: readRoot(before),
  after: readRoot(after),
});

/** The part with the merged text; the editor's version if there is none. */
function packMerged({ opened, after }: States<ZipEntry>, merged: string | null): ZipEntry {
  if (merged === null) return after;
  if (merged === readRoot(opened)?.source) return opened;
  return packEntry({ name: opened.name, content: encoder.encode(merged), codec: fflateCodec });
}

function haveChanged({ before, after }: States<Package>, pattern: RegExp): boolean {
  const names = new Set([...before.keys(), ...after.keys()].filter((name) => pattern.test(name)));
  return [...names].some((name) => {
    const [entryBefore, entryAfter] = [before.get(name), after.get(name)];
    return !entryBefore || !entryAfter || !isSame(entryBefore, entryAfter);
  });
}

/** Parts that the opened file lacks and now needs: new or changed ones, and those referenced by the merged text. */
function findAddedParts(
  { opened, before, after }: States<Package>,
  texts: ReadonlyMap<string, ZipEntry>,
): Set<string> {
  const added = new Set<string>();
  for (const [name, entry] of after) {
    if (opened.has(name)) continue;
    const entryBefore = before.get(name);
    if (!entryBefore || !isSame(entryBefore, entry)) added.add(name);
  }
  for (const [name, entry] of texts) {
    const relationships = after.get(getRelationshipsPart(name));
    if (!relationships || entry === opened.get(name)) continue;
    const used = findReferencedIds(textOf(entry));
    for (const { id, target } of resolveRelationships(textOf(relationships), name)) {
      if (used.has(id) && after.has(target) && !opened.has(target)) added.add(target);
    }
  }
  for (const name of [...added]) {
    const relationships = getRelationshipsPart(name);
    if (after.has(relationships) && !opened.has(relationships)) added.add(relationships);
  }
  return added;
}

function isSame(one: ZipEntry, other: ZipEntry): boolean {
  return one.crc === other.crc && one.size === other.size;
}

function textOf(entry: ZipEntry): string {
  return decoder.decode(inflateEntry(entry, fflateCodec));
}

/** Mixing text of both versions requires that relationship ids have the same meaning in both. */
function hasSameRelationshipIds(opened: Package, before: Package): boolean {
  for (const [name, entry] of opened) {
    const other = before.get(name);
    if (!name.endsWith('.rels') || !other || isSame(entry, other)) continue;
    const targets = new Map(
      resolveRelationships(textOf(other), 'word/x').map(({ id, target }) => [id, target]),
    );
    for (const { id, target } of resolveRelationships(textOf(entry), 'word/x')) {
      if (targets.has(id) && targets.get(id) !== target) return false;
    }
  }
  return true;
}
