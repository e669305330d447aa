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
import { writableDocument } from '../document/written-document.ts';
import { prepareForWriting } from './review/reviewed-document.ts';

/**
 * The document right now, synchronously: body, notes, headers and footers are written into the last saved bytes. Only for page unload, when the
 * worker can no longer answer; the journal contains the same edits. Null if the text refers to parts that those bytes may lack, or if they contain
 * elements that would be lost: a full save patches them, this one writes only what the library supports.
 */
export function bytesAtOnce(
  now: { parts: DocxPackage; doc: Node },
  lastBytes: Uint8Array,
): Uint8Array | null {
  const entries: Zippable = unzipSync(lastBytes);
  const relationships = textOf(entries['word/_rels/document.xml.rels']);
  if (refersToParts(now.doc, relationships)) return null;
  const { doc, model, finish } = prepareForWriting(now.doc, { package: now.parts });
  const writable = writableDocument({ model, doc });
  const parts = partsOf(writable);
  for (const [name, xml] of Object.entries(parts)) {
    if (entries[name] === undefined || leavesOut(textOf(entries[name]), xml)) return null;
    entries[name] = strToU8(xml);
  }
  return finish(zipSync(entries, { level: 6 }));
}

/** The parts that contain text, by their names in the package. */
function partsOf(document: Document): Record<string, string> {
  const parts = document.package;
  const { footnotes = [], endnotes = [], footnoteSeparators = [], endnoteSeparators = [] } = parts;
  const margins = [...(parts.headers ?? []), ...(parts.footers ?? [])].map(([id, part]) => {
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
    ...Object.fromEntries(margins),
  };
}

/** Elements that other programs write for themselves and can regenerate. */
const isDispensable = new Set(['w:proofErr', 'w:lastRenderedPageBreak', 'w:noProof', 'w:rsid']);

/** Whether `before` contains elements that `after` lacks. */
function leavesOut(before: string, after: string): boolean {
  const kept = namesIn(after);
  return [...namesIn(before)].some((name) => !kept.has(name) && !isDispensable.has(name));
}

function namesIn(xml: string): Set<string> {
  const names = new Set<string>();
  for (const cursor = createTagCursor(xml); cursor.next(); ) if (cursor.name !== '') names.add(cursor.name);
  return names;
}

/** Pictures and links without a relationship yet; only a full save creates it. */
function refersToParts(doc: Node, relationships: string): boolean {
  let isNew = false;
  const isKnown = (id: unknown): boolean =>
    typeof id === 'string' && id !== '' && relationships.includes(`"${id}"`);
  doc.descendants((node) => {
    const links = node.marks.filter(({ type, attrs }) => type.name === 'hyperlink' && !isKnown(attrs.rId));
    const isPicture = node.type.name === 'image' && !isKnown(node.attrs.rId);
    const isInternal = links.every(({ attrs }) => String(attrs.href).startsWith('#'));
    if (isPicture || !isInternal) isNew = true;
    return !isNew;
  });
  return isNew;
}

function textOf(entry: Zippable[string] | undefined): string {
  return entry instanceof Uint8Array ? new TextDecoder().decode(entry) : '';
}
