import type { Mark, Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { type ChangeAttributes, deletion, getChangeAttributes, insertion } from '../document/review/marks.ts';
import { isParagraph, noParagraphMarkChange, setParagraphMarkChange } from './paragraph-ends.ts';

/**
 * Marks inserted content as a suggestion by `who`; null makes it plain text. In both cases it leaves the changes around it: text typed within deleted
 * text would otherwise be deleted with it.
 */
export function markInserted(
  tr: Transaction,
  from: number,
  to: number,
  author: ChangeAttributes | null,
): void {
  const inheritedMarks = findInheritedMarks(tr.doc, from, to);
  const rangesToDelete: { from: number; to: number }[] = [];
  tr.doc.nodesBetween(from, to, (node, pos) => {
    const range = { from: Math.max(pos, from), to: Math.min(pos + node.nodeSize, to) };
    if (node.isInline) {
      if (!node.isLeaf && (range.from > pos || range.to < pos + node.nodeSize)) return true;
      if (!markInline(tr, node, range, { inheritedMarks, author })) rangesToDelete.push(range);
      return false;
    }
    if (node.type.name === 'tableRow') {
      if (
        range.from === pos &&
        range.to === pos + node.nodeSize &&
        author !== null &&
        node.attrs.trIns === null
      )
        tr.setNodeMarkup(pos, null, { ...node.attrs, trIns: author });
      return true;
    }
    const isMarkInRange = pos + node.nodeSize <= to && pos + node.nodeSize - 1 >= from;
    if (isParagraph(node) && isMarkInRange && !isOnlyChild(tr.doc, pos))
      setParagraphMarkChange(
        tr,
        pos,
        author === null ? noParagraphMarkChange : { inserted: author, deleted: null },
      );
    return true;
  });
  for (const range of rangesToDelete.reverse()) tr.delete(range.from, range.to);
}

interface InsertionContext {
  /** The changes around the insertion. */
  inheritedMarks: readonly Mark[];
  author: ChangeAttributes | null;
}

/** False for content that was pasted as deleted. */
function markInline(
  tr: Transaction,
  node: Node,
  { from, to }: { from: number; to: number },
  { inheritedMarks, author }: InsertionContext,
): boolean {
  const isInherited = (mark: Mark): boolean => inheritedMarks.some((one) => one.eq(mark));
  for (const mark of node.marks.filter(isInherited)) {
    if (mark.type === deletion || mark.attrs.author !== author?.author) tr.removeMark(from, to, mark);
  }
  const [deleted, inserted] = [deletion.isInSet(node.marks), getChangeAttributes(insertion, node.marks)];
  if (author === null) return true;
  if (deleted && !isInherited(deleted)) return false;
  if (inserted?.author !== author.author) tr.addMark(from, to, insertion.create({ ...author }));
  return true;
}

/** A single inserted piece inherits the surrounding marks; of a longer one, only marks at both ends were inherited. */
function findInheritedMarks(doc: Node, from: number, to: number): Mark[] {
  const [start, end] = [doc.resolve(from), doc.resolve(to)];
  const first = start.nodeAfter;
  const isSinglePiece = start.sameParent(end) && first?.isInline === true && first.nodeSize >= to - from;
  const candidates = isSinglePiece ? first.marks : intersectMarks(start.nodeBefore, end.nodeAfter);
  return candidates.filter(({ type }) => type === insertion || type === deletion);
}

function intersectMarks(before: Node | null, after: Node | null): readonly Mark[] {
  return (before?.marks ?? []).filter((mark) => mark.isInSet(after?.marks ?? []));
}

/** The only child of a new cell. */
function isOnlyChild(doc: Node, pos: number): boolean {
  return doc.resolve(pos).parent.childCount === 1;
}
