import {
  serializeDocument,
  serializeEndnotes,
  serializeFootnotes,
  serializeHeaderFooter,
} from '@eigenpal/docx-editor-core/docx/serializer';
import type { Document, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { createTagCursor } from '@redraft/documents';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Node } from 'prosemirror-model';
import { toWritableDocument } from '../document/written-document.ts';
import { prepareForWriting } from './review/reviewed-document.ts';

/**
 * The document right now, synchronously: body, notes, headers and footers are written into the last saved bytes. Only for page unload, when the
 * worker can no longer answer; the journal contains the same edits. Null if the text refers to parts that those bytes may lack, or if they contain
 * elements that would be lost: a full save patches them, this one writes only what the library supports.
 */
export function writeBytesSync(
  current: { parts: DocxPackage; doc: Node },
  lastBytes: Uint8Array,
): Uint8Array | null {
  const entries: Zippable = unzipSync(lastBytes);
  const relationships = textOf(entries['word/_rels/document.xml.rels']);
  if (hasUnsavedRelationships(current.doc, relationships)) return null;
  const { doc, model, finish } = prepareForWriting(current.doc, { package: current.parts });
  const writable = toWritableDocument({ model, doc });
  const parts = serializeParts(writable);
  for (const [name, xml] of Object.entries(parts)) {
    if (entries[name] === undefined || losesElements(textOf(entries[name]), xml)) return null;
    entries[name] = strToU8(xml);
  }
  return finish(zipSync(entries, { level: 6 }));
}

/** The parts that contain text, by their names in the package. */
function serializeParts(document: Document): Record<string, string> {
  const parts = document.package;
  const { footnotes = [], endnotes = [], footnoteSeparators = [], endnoteSeparators = [] } = parts;
  const headersAndFooters = [...(parts.headers ?? []), ...(parts.footers ?? [])].map(([id, part]) => {
    const target = parts.relationships?.get(id)?.target ?? '';
    return [`word/${target.replace(/^(?:\/?word\/)/, '')}`, serializeHeaderFooter(part)];
  });
  return {
    'word/document.xml': serializeDocument(document),
    ...(footnotes.length === 0
      ? {}
      : { 'word/footnotes.xml': serializeFootnotes([...footnoteSeparators, ...footnotes]) }),
    ...(endnotes.length === 0
      ? {}
      : { 'word/endnotes.xml': serializeEndnotes([...endnoteSeparators, ...endnotes]) }),
    ...Object.fromEntries(headersAndFooters),
  };
}

/** Elements that other programs write for themselves and can regenerate. */
const regenerableElements = new Set(['w:proofErr', 'w:lastRenderedPageBreak', 'w:noProof', 'w:rsid']);

/** Whether `before` contains elements that `after` lacks. */
function losesElements(before: string, after: string): boolean {
  const namesAfter = listElementNames(after);
  return [...listElementNames(before)].some(
    (name) => !namesAfter.has(name) && !regenerableElements.has(name),
  );
}

function listElementNames(xml: string): Set<string> {
  const names = new Set<string>();
  for (const cursor = createTagCursor(xml); cursor.next(); ) if (cursor.name !== '') names.add(cursor.name);
  return names;
}

/** Pictures and links without a relationship yet; only a full save creates it. */
function hasUnsavedRelationships(doc: Node, relationships: string): boolean {
  let isMissing = false;
  const isKnown = (id: unknown): boolean =>
    typeof id === 'string' && id !== '' && relationships.includes(`"${id}"`);
  doc.descendants((node) => {
    const links = node.marks.filter(({ type, attrs }) => type.name === 'hyperlink' && !isKnown(attrs.rId));
    const isPicture = node.type.name === 'image' && !isKnown(node.attrs.rId);
    const isInternal = links.every(({ attrs }) => String(attrs.href).startsWith('#'));
    if (isPicture || !isInternal) isMissing = true;
    return !isMissing;
  });
  return isMissing;
}

function textOf(entry: Zippable[string] | undefined): string {
  return entry instanceof Uint8Array ? new TextDecoder().decode(entry) : '';
}
