import type { Node } from 'prosemirror-model';

/** Templates may start with several empty paragraphs; a table or list explains itself. */
export function isEmptyText(doc: Node): boolean {
  // Called on every key press: text with content is not traversed.
  if (doc.content.size !== 2 * doc.childCount) return false;
  return doc.children.every(({ type, attrs }) => type.name === 'paragraph' && !attrs.numPr?.numId);
}
