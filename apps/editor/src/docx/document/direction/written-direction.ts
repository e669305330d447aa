import type { Document } from '@eigenpal/docx-editor-core/types/document';
import type { Node } from 'prosemirror-model';
import { mapParagraphs } from '../map-paragraphs.ts';

/** The library does not write that a paragraph runs from left to right (`w:bidi w:val="0"`), only the opposite. */
export function restoreDirections(document: Document, doc: Node): Document {
  const leftToRight = new Set<unknown>();
  doc.descendants((node) => {
    if (node.isTextblock && node.attrs.bidi === false) leftToRight.add(node.attrs.paraId);
    return !node.isTextblock;
  });
  if (leftToRight.size === 0) return document;
  const { package: parts } = document;
  const content = mapParagraphs(parts.document.content, (paragraph) =>
    leftToRight.has(paragraph.paraId)
      ? { ...paragraph, formatting: { ...paragraph.formatting, bidi: false } }
      : paragraph,
  );
  return { ...document, package: { ...parts, document: { ...parts.document, content } } };
}
