import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { deletion, insertion, type Revision } from '../document/review/marks.ts';
import { endChangeOf, isParagraph, joinNext, nextParagraph, setEndChange } from './paragraph-ends.ts';
import { removeRow } from './rows.ts';

/**
 * Deletes as a suggestion: existing text is marked, text that was itself a suggestion is removed, whoever suggested it. Block structure stays:
 * paragraph marks and table rows in the range are marked, everything else remains around its deleted text.
 */
export function markDeleted(tr: Transaction, from: number, to: number, who: Revision): void {
  const actions = deletionActionsIn(tr.doc, from, to, who);
  // Backwards, so that earlier positions stay valid.
  for (const { run } of actions.sort((a, b) => b.pos - a.pos)) run(tr);
}

interface DeletionAction {
  pos: number;
  run: (tr: Transaction) => void;
}

function deletionActionsIn(doc: Node, from: number, to: number, who: Revision): DeletionAction[] {
  const actions: DeletionAction[] = [];
  const goneUntil = { row: -1 };
  doc.nodesBetween(from, to, (node, pos) => {
    if (pos < goneUntil.row) return false;
    const end = pos + node.nodeSize;
    const isWhole = pos >= from && end <= to;
    if (node.isInline) {
      if (!node.isLeaf && !isWhole) return true;
      actions.push(inlineAction(node, Math.max(pos, from), Math.min(end, to), who));
      return false;
    }
    if (node.type.name === 'tableRow' && isWhole) {
      actions.push(rowAction(node, pos, who));
      if (node.attrs.trIns !== null) goneUntil.row = end;
    }
    if (isParagraph(node) && end - 1 >= from && end <= to && nextParagraph(doc, pos) !== null)
      actions.push(endAction(node, pos, who, from <= pos + 1));
    return true;
  });
  return actions;
}

function inlineAction(node: Node, from: number, to: number, who: Revision): DeletionAction {
  const run = (tr: Transaction): void => {
    if (insertion.isInSet(node.marks)) tr.delete(from, to);
    else if (!deletion.isInSet(node.marks)) tr.addMark(from, to, deletion.create({ ...who }));
  };
  return { pos: from, run };
}

/** `isAll`: the range includes the start of the paragraph. */
function endAction(node: Node, pos: number, who: Revision, isAll: boolean): DeletionAction {
  const change = endChangeOf(node);
  const isEmptied = isAll && node.children.every(({ marks }) => insertion.isInSet(marks));
  const run = (tr: Transaction): void => {
    if (change.inserted !== null) joinNext(tr, pos, !isEmptied);
    else if (change.deleted === null) setEndChange(tr, pos, { inserted: null, deleted: who });
  };
  return { pos: pos + node.nodeSize - 1, run };
}

function rowAction(node: Node, pos: number, who: Revision): DeletionAction {
  const run = (tr: Transaction): void => {
    if (node.attrs.trIns !== null) removeRow(tr, pos);
    else if (node.attrs.trDel === null) tr.setNodeMarkup(pos, null, { ...node.attrs, trDel: who });
  };
  return { pos, run };
}
