import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import {
  findJoinableParagraph,
  getParagraphMarkChange,
  isParagraph,
  joinNextParagraph,
  noParagraphMarkChange,
  setParagraphMarkChange,
} from './paragraph-ends.ts';
import {
  computeInlineOutcome,
  computeOutcome,
  computeRowOrCellOutcome,
  isAffectedMark,
  type Resolution,
} from './resolution-outcome.ts';
import { resolveFormat } from './resolve-format.ts';
import { removeCell, removeRow } from './rows.ts';

/** Marks a transaction that is not a suggestion even in suggesting mode. The library's name. */
export const directMeta = 'suggestionModeBypass';

/** Accepts or rejects the changes; one undo step. */
export function resolve(tr: Transaction, resolution: Resolution): Transaction {
  const actions = collectActions(tr.doc, resolution);
  // Backwards, so that earlier positions stay valid.
  for (const { run } of actions.sort((a, b) => b.pos - a.pos)) run(tr);
  return tr.setMeta(directMeta, true);
}

interface ResolveAction {
  pos: number;
  run: (tr: Transaction) => void;
}

function collectActions(doc: Node, resolution: Resolution): ResolveAction[] {
  const { from, to } = resolution;
  const actions: ResolveAction[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isInline) {
      const range = { from: Math.max(pos, from), to: Math.min(pos + node.nodeSize, to) };
      const action = createInlineAction(node, range, resolution);
      if (action !== null) actions.push(action);
      return action === null;
    }
    if (resolution.parts.has('format') && pos >= from)
      actions.push({ pos, run: (tr) => resolveFormat(tr, pos, resolution.verdict) });
    if (isParagraph(node)) actions.push(...createParagraphMarkActions(doc, node, pos, resolution));
    if (!/^table(Row|Cell|Header)$/.test(node.type.name) || pos < from) return true;
    const outcome = computeRowOrCellOutcome(node, resolution);
    if (outcome === 'settles') actions.push({ pos, run: (tr) => clearRowOrCellChange(tr, pos) });
    if (outcome === 'goes') actions.push({ pos, run: (tr) => removeRowOrCell(tr, pos) });
    return outcome !== 'goes';
  });
  return actions;
}

function createInlineAction(
  node: Node,
  range: { from: number; to: number },
  resolution: Resolution,
): ResolveAction | null {
  const outcome = computeInlineOutcome(node, resolution);
  if (outcome === 'untouched') return null;
  const run = (tr: Transaction): void => {
    if (outcome === 'goes') tr.delete(range.from, range.to);
    else
      for (const mark of node.marks.filter((one) => isAffectedMark(one, resolution)))
        tr.removeMark(range.from, range.to, mark);
  };
  return { pos: range.from, run };
}

/** For the paragraph mark, which is the break to the next paragraph. */
function createParagraphMarkActions(
  doc: Node,
  node: Node,
  pos: number,
  resolution: Resolution,
): ResolveAction[] {
  const end = pos + node.nodeSize - 1;
  const { inserted, deleted } = getParagraphMarkChange(node);
  const outcome = computeOutcome({ inserted: inserted !== null, deleted: deleted !== null }, resolution);
  if (end < resolution.from || end >= resolution.to || outcome === 'untouched') return [];
  if (outcome === 'settles') {
    const withoutChange = {
      inserted: resolution.parts.has('insertion') ? null : inserted,
      deleted: resolution.parts.has('deletion') ? null : deleted,
    };
    return [{ pos: end, run: (tr) => setParagraphMarkChange(tr, pos, withoutChange) }];
  }
  const becomesEmpty =
    resolution.from <= pos + 1 &&
    node.children.every((child) => computeInlineOutcome(child, resolution) === 'goes');
  let shouldRemoveParagraph = false;
  const join = (tr: Transaction): void => {
    if (findJoinableParagraph(tr.doc, pos) !== null) joinNextParagraph(tr, pos, !becomesEmpty);
    else if (becomesEmpty && doc.resolve(pos).index() > 0) shouldRemoveParagraph = true;
    else setParagraphMarkChange(tr, pos, noParagraphMarkChange);
  };
  // If no paragraph follows to join with, it is removed once it is empty.
  const remove = (tr: Transaction): void => {
    if (shouldRemoveParagraph) tr.delete(pos, pos + (tr.doc.nodeAt(pos)?.nodeSize ?? 0));
  };
  return [
    { pos: end, run: join },
    { pos, run: remove },
  ];
}

function clearRowOrCellChange(tr: Transaction, pos: number): void {
  const node = tr.doc.nodeAt(pos);
  if (node === null) return;
  const withoutChange = node.type.name === 'tableRow' ? { trIns: null, trDel: null } : { cellMarker: null };
  tr.setNodeMarkup(pos, null, { ...node.attrs, ...withoutChange });
}

function removeRowOrCell(tr: Transaction, pos: number): void {
  if (tr.doc.nodeAt(pos)?.type.name === 'tableRow') removeRow(tr, pos);
  else removeCell(tr, pos);
}
