import { fflateCodec, inflateEntry, packEntry, readZip, writeZip, type ZipEntry } from '@redraft/documents';
import { type Element, readElement } from '../../xml/element.ts';
import { findReferencedIds, relationshipsPartOf, resolveRelationships } from '../../xml/relationships.ts';
import { mergePart } from './merge-part.ts';
import { mergeRecords } from './merge-records.ts';
import type { States } from './properties.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

type Package = Map<string, ZipEntry>;

/** Parts with text: merged atom by atom. */
const textPart = /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
/** Comments refer to each other across these parts, so all of them must come from the same writer. */
const commentPart = /^word\/(comments\w*|people)\.xml$/;

/**
 * Patches an opened docx: `before` is the editor's output without changes, `after` its output now. What is the same in both is taken from the opened
 * file, byte for byte.
 */
export function patchDocx(states: States<Uint8Array>): Uint8Array {
  const all: States<Package> = {
    opened: byName(states.opened),
    before: byName(states.before),
    after: byName(states.after),
  };
  if (!isSameNaming(all.opened, all.before)) return states.after;
  const takesComments = haveChanged(all, commentPart);
  const texts = new Map<string, ZipEntry>();
  for (const name of all.opened.keys()) {
    if (textPart.test(name)) keep(texts, name, partNow(all, name, mergedText));
    else if (commentPart.test(name))
      keep(texts, name, takesComments ? all.after.get(name) : all.opened.get(name));
  }
  const added = addedParts(all, texts);
  const entries: ZipEntry[] = [];
  for (const name of all.opened.keys()) {
    const isText = textPart.test(name) || commentPart.test(name);
    const entry = isText ? texts.get(name) : partNow(all, name, (part) => mergedRecords(part, added));
    if (entry) entries.push(entry);
  }
  for (const name of added) {
    const entry = all.after.get(name);
    if (entry) entries.push(entry);
  }
  return writeZip(entries);
}

const packages = new WeakMap<Uint8Array, Package>();

/** Cached: the opened file is the same at every save. */
function byName(bytes: Uint8Array): Package {
  const known = packages.get(bytes) ?? new Map(readZip(bytes).map((entry) => [entry.name, entry]));
  packages.set(bytes, known);
  return known;
}

const roots = new WeakMap<ZipEntry, { root: Element | null }>();

function rootOf(entry: ZipEntry): Element | null {
  const known = roots.get(entry) ?? { root: readElement(textOf(entry)) };
  roots.set(entry, known);
  return known.root;
}

function keep(texts: Map<string, ZipEntry>, name: string, entry: ZipEntry | undefined): void {
  if (entry) texts.set(name, entry);
}

/** The current version of one part of the opened file; undefined if it was removed. Only parts present in all three states are merged. */
function partNow(
  all: States<Package>,
  name: string,
  merge: (part: States<ZipEntry>) => ZipEntry,
): ZipEntry | undefined {
  const [opened, before, after] = [all.opened.get(name), all.before.get(name), all.after.get(name)];
  if (!opened || !before) return after ?? opened;
  return after && merge({ opened, before, after });
}

function mergedText(part: States<ZipEntry>): ZipEntry {
  const { opened, before, after } = part;
  if (isSame(before, after)) return opened;
  if (isSame(opened, before)) return after;
  return written(part, mergePart(rootsOf(part)));
}

/** Merges a list of named records; other parts are taken from the opened file, or from the editor. */
function mergedRecords(part: States<ZipEntry>, added: ReadonlySet<string>): ZipEntry {
  const { opened, before, after } = part;
  const { name } = opened;
  // Lists of parts must declare added parts, even if the editor did not change the list.
  if (isSame(before, after) && !listsParts(name)) return opened;
  if (!listsParts(name) && !namesThings.test(name)) return after;
  return written(part, mergeRecords(rootsOf(part), { part: name, added }));
}

const listsParts = (name: string): boolean => name === '[Content_Types].xml' || name.endsWith('.rels');

const namesThings = /^docProps\/\w+\.xml$|^word\/(styles|numbering|settings|fontTable)\.xml$/;

const rootsOf = ({ opened, before, after }: States<ZipEntry>): States<Element | null> => ({
  opened: rootOf(opened),
  before: rootOf(before),
  after: rootOf(after),
});

/** The part with the merged text; the editor's version if there is none. */
function written({ opened, after }: States<ZipEntry>, merged: string | null): ZipEntry {
  if (merged === null) return after;
  if (merged === rootOf(opened)?.source) return opened;
  return packEntry({ name: opened.name, content: encoder.encode(merged), codec: fflateCodec });
}

function haveChanged({ before, after }: States<Package>, pattern: RegExp): boolean {
  const names = new Set([...before.keys(), ...after.keys()].filter((name) => pattern.test(name)));
  return [...names].some((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    return !was || !is || !isSame(was, is);
  });
}

/** Parts that the opened file lacks and now needs: new or changed ones, and those referenced by the merged text. */
function addedParts(
  { opened, before, after }: States<Package>,
  texts: ReadonlyMap<string, ZipEntry>,
): Set<string> {
  const added = new Set<string>();
  for (const [name, entry] of after) {
    if (opened.has(name)) continue;
    const was = before.get(name);
    if (!was || !isSame(was, entry)) added.add(name);
  }
  for (const [name, entry] of texts) {
    const list = after.get(relationshipsPartOf(name));
    if (!list || entry === opened.get(name)) continue;
    const used = findReferencedIds(textOf(entry));
    for (const { id, target } of resolveRelationships(textOf(list), name)) {
      if (used.has(id) && after.has(target) && !opened.has(target)) added.add(target);
    }
  }
  for (const name of [...added]) {
    const list = relationshipsPartOf(name);
    if (after.has(list) && !opened.has(list)) added.add(list);
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
function isSameNaming(opened: Package, before: Package): boolean {
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
