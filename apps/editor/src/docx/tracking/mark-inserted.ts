import type { Mark, Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { deletion, insertion, type Revision, revisionOf } from '../document/review/marks.ts';
import { isParagraph, noChange, setEndChange } from './paragraph-ends.ts';

/**
 * Marks inserted content as a suggestion by `who`; null makes it plain text. In both cases it leaves the changes around it: text typed within deleted
 * text would otherwise be deleted with it.
 */
export function markInserted(tr: Transaction, from: number, to: number, who: Revision | null): void {
  const around = marksAround(tr.doc, from, to);
  const gone: { from: number; to: number }[] = [];
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const range = { from: Math.max(pos, from), to: Math.min(pos + node.nodeSize, to) };
    if (node.isInline) {
      if (!node.isLeaf && (range.from > pos || range.to < pos + node.nodeSize)) return true;
      if (!markOne(tr, node, range, { around, who })) gone.push(range);
      return false;
    }
    if (node.type.name === 'tableRow') {
      if (range.from === pos && range.to === pos + node.nodeSize && who !== null && node.attrs.trIns === null)
        tr.setNodeMarkup(pos, null, { ...node.attrs, trIns: who });
      return true;
    }
    const isEndIn = pos + node.nodeSize <= to && pos + node.nodeSize - 1 >= from;
    if (isParagraph(node) && isEndIn && !isOnlyChild(tr.doc, pos))
      setEndChange(tr, pos, who === null ? noChange : { inserted: who, deleted: null });
    return true;
  });
  for (const range of gone.reverse()) tr.delete(range.from, range.to);
}

interface Within {
  /** The changes around the insertion. */
  around: readonly Mark[];
  who: Revision | null;
}

/** False for content that was pasted as deleted. */
function markOne(
  tr: Transaction,
  node: Node,
  { from, to }: { from: number; to: number },
  { around, who }: Within,
): boolean {
  const isTaken = (mark: Mark): boolean => around.some((one) => one.eq(mark));
  for (const mark of node.marks.filter(isTaken)) {
    if (mark.type === deletion || mark.attrs.author !== who?.author) tr.removeMark(from, to, mark);
  }
  const [deleted, inserted] = [deletion.isInSet(node.marks), revisionOf(insertion, node.marks)];
  if (who === null) return true;
  if (deleted && !isTaken(deleted)) return false;
  if (inserted?.author !== who.author) tr.addMark(from, to, insertion.create({ ...who }));
  return true;
}

/** A single inserted piece inherits the surrounding marks; of a longer one, only marks at both ends were inherited. */
function marksAround(doc: Node, from: number, to: number): Mark[] {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  const first = start.nodeAfter;
  const isTyped = start.sameParent(end) && first?.isInline === true && first.nodeSize >= to - from;
  const taken = isTyped ? first.marks : marksOnBoth(start.nodeBefore, end.nodeAfter);
  return taken.filter(({ type }) => type === insertion || type === deletion);
}

function marksOnBoth(before: Node | null, after: Node | null): readonly Mark[] {
  return (before?.marks ?? []).filter((mark) => mark.isInSet(after?.marks ?? []));
}

/** The only child of a new cell. */
function isOnlyChild(doc: Node, pos: number): boolean {
  return doc.resolve(pos).parent.childCount === 1;
}
