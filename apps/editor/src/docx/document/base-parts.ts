import type { Document } from '@eigenpal/docx-editor-core/types/document';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { changeContentTypes, changeRelationships } from '../../xml/package-lists.ts';
import { type NoteKind, noteKinds } from './notes/references.ts';

/**
 * The library writes a document into the package that it was read from, and does not declare parts that this package lacks: the first note of a
 * document goes into a part without a relationship or content type. This adds what is missing before writing.
 */
export function addMissingNoteParts(document: Document): Document {
  const { originalBuffer } = document;
  if (originalBuffer === undefined) return document;
  const declared = readDeclaredTypes(originalBuffer);
  const missing = noteKinds.filter(
    (kind) => !declared.has(kind) && (document.package[`${kind}s`] ?? []).length > 0,
  );
  return missing.length === 0
    ? document
    : { ...document, originalBuffer: declareTypes(originalBuffer, missing) };
}

const relationshipsPart = 'word/_rels/document.xml.rels';
const settingsPart = 'word/settings.xml';
const typesPart = '[Content_Types].xml';
const typeBase = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A package is inspected and changed once, however often it is written. */
const declaredCache = new WeakMap<ArrayBuffer, Set<NoteKind>>();
const extendedCache = new WeakMap<ArrayBuffer, { kinds: string; bytes: ArrayBuffer }>();

function readDeclaredTypes(base: ArrayBuffer): Set<NoteKind> {
  const before = declaredCache.get(base);
  if (before !== undefined) return before;
  const entries = unzipSync(new Uint8Array(base), { filter: ({ name }) => name === relationshipsPart });
  const relationships = textOf(entries[relationshipsPart]);
  const declared = new Set(noteKinds.filter((kind) => relationships.includes(`/relationships/${kind}s"`)));
  declaredCache.set(base, declared);
  return declared;
}

function declareTypes(base: ArrayBuffer, missing: readonly NoteKind[]): ArrayBuffer {
  const before = extendedCache.get(base);
  if (before?.kinds === missing.join()) return before.bytes;
  const entries: Zippable = unzipSync(new Uint8Array(base));
  const change = (name: string, changed: (xml: string) => string): void => {
    const entry = entries[name];
    if (entry instanceof Uint8Array) entries[name] = strToU8(changed(textOf(entry)));
  };
  for (const kind of missing) {
    change(typesPart, (xml) => changeContentTypes(xml, { parts: [createContentType(kind)] }));
    change(relationshipsPart, (xml) => changeRelationships(xml, { add: [createRelationship(kind)] }));
    change(settingsPart, (xml) => addNoteSettings(xml, kind));
  }
  // Uncompressed: the writer compresses everything again.
  const bytes = new Uint8Array(zipSync(entries, { level: 0 })).buffer;
  extendedCache.set(base, { kinds: missing.join(), bytes });
  return bytes;
}

function createContentType(kind: NoteKind) {
  return { part: `word/${kind}s.xml`, type: `${typeBase}.${kind}s+xml` };
}

/** An id that the library does not count when it numbers pictures and links. */
function createRelationship(kind: NoteKind) {
  return { id: `${kind}s`, type: `${kind}s`, target: `${kind}s.xml` };
}

/** Declares the separator notes. The schema fixes the position: just before the compatibility settings. */
function addNoteSettings(xml: string, kind: NoteKind): string {
  const compat = /<w:compat[ />]/.exec(xml);
  if (compat === null || xml.includes(`<w:${kind}Pr`)) return xml;
  const ids = [-1, 0].map((id) => `<w:${kind} w:id="${id}"/>`).join('');
  return `${xml.slice(0, compat.index)}<w:${kind}Pr>${ids}</w:${kind}Pr>${xml.slice(compat.index)}`;
}

function textOf(entry: Uint8Array | undefined): string {
  return entry === undefined ? '' : strFromU8(entry);
}
