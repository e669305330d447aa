import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { type ChangeAttributes, parseChangeAttributes } from '../document/review/marks.ts';

/** Tracked insertion or deletion of a paragraph mark, which is the break to the next paragraph. */
export interface ParagraphMarkChange {
  inserted: ChangeAttributes | null;
  deleted: ChangeAttributes | null;
}

export const noParagraphMarkChange: ParagraphMarkChange = { inserted: null, deleted: null };

export function getParagraphMarkChange(paragraph: Node): ParagraphMarkChange {
  return {
    inserted: parseChangeAttributes(paragraph.attrs.pPrIns),
    deleted: parseChangeAttributes(paragraph.attrs.pPrDel),
  };
}

export function setParagraphMarkChange(
  tr: Transaction,
  pos: number,
  { inserted, deleted }: ParagraphMarkChange,
): void {
  const paragraph = tr.doc.nodeAt(pos);
  if (!isParagraph(paragraph)) return;
  const before = getParagraphMarkChange(paragraph);
  if (isSame(before.inserted, inserted) && isSame(before.deleted, deleted)) return;
  tr.setNodeMarkup(pos, null, { ...paragraph.attrs, pPrIns: inserted, pPrDel: deleted });
}

export function isParagraph(node: Node | null | undefined): node is Node {
  return node?.type.name === 'paragraph';
}

/** The paragraph after the one at `pos`, if the two can be joined. */
export function findJoinableParagraph(doc: Node, pos: number): Node | null {
  const next = doc.nodeAt(pos + (doc.nodeAt(pos)?.nodeSize ?? 0));
  return isParagraph(doc.nodeAt(pos)) && isParagraph(next) ? next : null;
}

/**
 * Removes the paragraph mark at `pos`. The joined paragraph has the mark of the second, and the formatting of the first unless none of its text is
 * left.
 */
export function joinNextParagraph(tr: Transaction, pos: number, keepsFirstFormatting: boolean): void {
  const first = tr.doc.nodeAt(pos);
  const next = findJoinableParagraph(tr.doc, pos);
  if (first === null || next === null) return;
  const { pPrIns, pPrDel } = next.attrs;
  const attrs = keepsFirstFormatting ? { ...first.attrs, pPrIns, pPrDel } : next.attrs;
  tr.join(pos + first.nodeSize);
  tr.setNodeMarkup(pos, null, attrs);
}

function isSame(a: ChangeAttributes | null, b: ChangeAttributes | null): boolean {
  return a === b || (a !== null && b !== null && a.author === b.author && a.date === b.date);
}
