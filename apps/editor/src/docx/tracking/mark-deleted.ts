import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { type ChangeAttributes, deletion, insertion } from '../document/review/marks.ts';
import {
  findJoinableParagraph,
  getParagraphMarkChange,
  isParagraph,
  joinNextParagraph,
  setParagraphMarkChange,
} from './paragraph-ends.ts';
import { removeRow } from './rows.ts';

/**
 * Deletes as a suggestion: existing text is marked, text that was itself a suggestion is removed, whoever suggested it. Block structure stays:
 * paragraph marks and table rows in the range are marked, everything else remains around its deleted text.
 */
export function markDeleted(tr: Transaction, from: number, to: number, author: ChangeAttributes): void {
  const actions = collectActions(tr.doc, from, to, author);
  // Backwards, so that earlier positions stay valid.
  for (const { run } of actions.sort((a, b) => b.pos - a.pos)) run(tr);
}

interface DeletionAction {
  pos: number;
  run: (tr: Transaction) => void;
}

function collectActions(doc: Node, from: number, to: number, author: ChangeAttributes): DeletionAction[] {
  const actions: DeletionAction[] = [];
  const removedUntil = { row: -1 };
  doc.nodesBetween(from, to, (node, pos) => {
    if (pos < removedUntil.row) return false;
    const end = pos + node.nodeSize;
    const isEntirelyInRange = pos >= from && end <= to;
    if (node.isInline) {
      if (!node.isLeaf && !isEntirelyInRange) return true;
      actions.push(createInlineAction(node, Math.max(pos, from), Math.min(end, to), author));
      return false;
    }
    if (node.type.name === 'tableRow' && isEntirelyInRange) {
      actions.push(createRowAction(node, pos, author));
      if (node.attrs.trIns !== null) removedUntil.row = end;
    }
    if (isParagraph(node) && end - 1 >= from && end <= to && findJoinableParagraph(doc, pos) !== null)
      actions.push(createParagraphMarkAction(node, pos, author, from <= pos + 1));
    return true;
  });
  return actions;
}

function createInlineAction(node: Node, from: number, to: number, author: ChangeAttributes): DeletionAction {
  const run = (tr: Transaction): void => {
    if (insertion.isInSet(node.marks)) tr.delete(from, to);
    else if (!deletion.isInSet(node.marks)) tr.addMark(from, to, deletion.create({ ...author }));
  };
  return { pos: from, run };
}

/** `isAll`: the range includes the start of the paragraph. */
function createParagraphMarkAction(
  node: Node,
  pos: number,
  author: ChangeAttributes,
  includesStart: boolean,
): DeletionAction {
  const change = getParagraphMarkChange(node);
  const becomesEmpty = includesStart && node.children.every(({ marks }) => insertion.isInSet(marks));
  const run = (tr: Transaction): void => {
    if (change.inserted !== null) joinNextParagraph(tr, pos, !becomesEmpty);
    else if (change.deleted === null) setParagraphMarkChange(tr, pos, { inserted: null, deleted: author });
  };
  return { pos: pos + node.nodeSize - 1, run };
}

function createRowAction(node: Node, pos: number, author: ChangeAttributes): DeletionAction {
  const run = (tr: Transaction): void => {
    if (node.attrs.trIns !== null) removeRow(tr, pos);
    else if (node.attrs.trDel === null) tr.setNodeMarkup(pos, null, { ...node.attrs, trDel: author });
  };
  return { pos, run };
}
