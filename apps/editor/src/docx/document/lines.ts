import type { BlockContent, DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { movedResultMarker } from './fields/readable-fields.ts';
import { getNotesOfKind, type Note } from './notes/note-content.ts';
import { listReferences, noteKeyToString, noteKinds } from './notes/references.ts';
import type { WordDocument } from './written-document.ts';

/** All text of a document as lines, one per paragraph: body, referenced notes, headers and footers. */
export function listDocumentLines({ model, doc }: WordDocument): string[] {
  return [
    ...listBodyLines(doc),
    ...listNoteLines(model.package, doc),
    ...listHeaderFooterLines(model.package),
  ];
}

/** Whether two documents read from bytes have the same content and formatting. */
export function isSameDocument(one: WordDocument, other: WordDocument): boolean {
  return one.doc.eq(other.doc) && serializeParts(one.model.package) === serializeParts(other.model.package);
}

function serializeParts({ document, footnotes, endnotes, headers, footers }: DocxPackage): string {
  const { comments, finalSectionProperties } = document;
  const headersAndFooters = [[...(headers ?? [])], [...(footers ?? [])]];
  return JSON.stringify([comments, finalSectionProperties, footnotes, endnotes, headersAndFooters]);
}

/** Lines of the body only. */
export function listBodyLines(doc: Node): string[] {
  const lines: string[] = [];
  doc.descendants((node) => {
    if (node.type.name !== 'paragraph') return true;
    lines.push(
      node.textBetween(0, node.content.size, undefined, (leaf) => {
        // The marker that starts a table of contents is invisible.
        if (leaf.attrs.displayText === movedResultMarker) return '';
        return leaf.type.name === 'tab' ? '\t' : '\uFFFC';
      }),
    );
    return false;
  });
  return lines;
}

/** Lines of the notes that the text refers to. */
export function listNoteLines(parts: DocxPackage, doc: Node): string[] {
  const notes = new Map<string, Note>();
  for (const kind of noteKinds) {
    for (const note of getNotesOfKind(parts, kind)) notes.set(noteKeyToString({ kind, id: note.id }), note);
  }
  return listReferences(doc).flatMap((reference) =>
    listBlockLines(notes.get(noteKeyToString(reference))?.content ?? []),
  );
}

function listHeaderFooterLines({ headers, footers }: DocxPackage): string[] {
  return [...(headers?.values() ?? []), ...(footers?.values() ?? [])].flatMap(({ content }) =>
    listBlockLines(content),
  );
}

function listBlockLines(blocks: readonly BlockContent[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [readText(block.content)];
    if (block.type === 'blockSdt') return listBlockLines(block.content);
    return block.rows.flatMap(({ cells }) => cells.flatMap(({ content }) => listBlockLines(content)));
  });
}

/** All text in nested content. */
function readText(content: unknown): string {
  if (Array.isArray(content)) return content.map(readText).join('');
  if (typeof content !== 'object' || content === null) return '';
  if ('type' in content && content.type === 'text' && 'text' in content) return String(content.text);
  return Object.values(content).map(readText).join('');
}
