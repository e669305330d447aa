import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { asRevision, type Revision } from '../document/review/marks.ts';

/** What is inserted or deleted of a paragraph besides its text: its end, which is the break to the next one. */
export interface EndChange {
  inserted: Revision | null;
  deleted: Revision | null;
}

export const noChange: EndChange = { inserted: null, deleted: null };

export function endChangeOf(paragraph: Node): EndChange {
  return { inserted: asRevision(paragraph.attrs.pPrIns), deleted: asRevision(paragraph.attrs.pPrDel) };
}

export function setEndChange(tr: Transaction, pos: number, { inserted, deleted }: EndChange): void {
  const paragraph = tr.doc.nodeAt(pos);
  if (!isParagraph(paragraph)) return;
  const before = endChangeOf(paragraph);
  if (isSame(before.inserted, inserted) && isSame(before.deleted, deleted)) return;
  tr.setNodeMarkup(pos, null, { ...paragraph.attrs, pPrIns: inserted, pPrDel: deleted });
}

export function isParagraph(node: Node | null | undefined): node is Node {
  return node?.type.name === 'paragraph';
}

/** The paragraph that comes next to the one at `pos`, if it can be joined to it. */
export function nextParagraph(doc: Node, pos: number): Node | null {
  const next = doc.nodeAt(pos + (doc.nodeAt(pos)?.nodeSize ?? 0));
  return isParagraph(doc.nodeAt(pos)) && isParagraph(next) ? next : null;
}

/**
 * Takes the end of the paragraph at `pos` away. One paragraph is left, with the end of the second; it looks like the first unless nothing of
 * the first is left.
 */
export function joinNext(tr: Transaction, pos: number, isFirstLeft: boolean): void {
  const first = tr.doc.nodeAt(pos);
  const next = nextParagraph(tr.doc, pos);
  if (first === null || next === null) return;
  const { pPrIns, pPrDel } = next.attrs;
  const attrs = isFirstLeft ? { ...first.attrs, pPrIns, pPrDel } : next.attrs;
  tr.join(pos + first.nodeSize);
  tr.setNodeMarkup(pos, null, attrs);
}

function isSame(a: Revision | null, b: Revision | null): boolean {
  return a === b || (a !== null && b !== null && a.author === b.author && a.date === b.date);
}
