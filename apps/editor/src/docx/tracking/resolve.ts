import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import {
  endChangeOf,
  isParagraph,
  joinNext,
  nextParagraph,
  noChange,
  setEndChange,
} from './paragraph-ends.ts';
import { inlineOutcome, isConcerned, outcomeOf, partOutcome, type Resolution } from './resolution-outcome.ts';
import { resolveFormat } from './resolve-format.ts';
import { removeCell, removeRow } from './rows.ts';

/** Marks a transaction that is not a suggestion even in suggesting mode. The library's name. */
export const directMeta = 'suggestionModeBypass';

/** Accepts or rejects the changes; one undo step. */
export function resolve(tr: Transaction, resolution: Resolution): Transaction {
  const actions = resolveActionsIn(tr.doc, resolution);
  // Backwards, so that earlier positions stay valid.
  for (const { run } of actions.sort((a, b) => b.pos - a.pos)) run(tr);
  return tr.setMeta(directMeta, true);
}

interface ResolveAction {
  pos: number;
  run: (tr: Transaction) => void;
}

function resolveActionsIn(doc: Node, resolution: Resolution): ResolveAction[] {
  const { from, to } = resolution;
  const actions: ResolveAction[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isInline) {
      const range = { from: Math.max(pos, from), to: Math.min(pos + node.nodeSize, to) };
      const action = inlineAction(node, range, resolution);
      if (action !== null) actions.push(action);
      return action === null;
    }
    if (resolution.parts.has('format') && pos >= from)
      actions.push({ pos, run: (tr) => resolveFormat(tr, pos, resolution.verdict) });
    if (isParagraph(node)) actions.push(...endActions(doc, node, pos, resolution));
    if (!/^table(Row|Cell|Header)$/.test(node.type.name) || pos < from) return true;
    const outcome = partOutcome(node, resolution);
    if (outcome === 'settles') actions.push({ pos, run: (tr) => settlePart(tr, pos) });
    if (outcome === 'goes') actions.push({ pos, run: (tr) => removePart(tr, pos) });
    return outcome !== 'goes';
  });
  return actions;
}

function inlineAction(
  node: Node,
  range: { from: number; to: number },
  resolution: Resolution,
): ResolveAction | null {
  const outcome = inlineOutcome(node, resolution);
  if (outcome === 'untouched') return null;
  const run = (tr: Transaction): void => {
    if (outcome === 'goes') tr.delete(range.from, range.to);
    else
      for (const mark of node.marks.filter((one) => isConcerned(one, resolution)))
        tr.removeMark(range.from, range.to, mark);
  };
  return { pos: range.from, run };
}

/** For the paragraph mark, which is the break to the next paragraph. */
function endActions(doc: Node, node: Node, pos: number, resolution: Resolution): ResolveAction[] {
  const end = pos + node.nodeSize - 1;
  const { inserted, deleted } = endChangeOf(node);
  const outcome = outcomeOf({ inserted: inserted !== null, deleted: deleted !== null }, resolution);
  if (end < resolution.from || end >= resolution.to || outcome === 'untouched') return [];
  if (outcome === 'settles') {
    const settled = {
      inserted: resolution.parts.has('insertion') ? null : inserted,
      deleted: resolution.parts.has('deletion') ? null : deleted,
    };
    return [{ pos: end, run: (tr) => setEndChange(tr, pos, settled) }];
  }
  const isEmptied =
    resolution.from <= pos + 1 && node.children.every((child) => inlineOutcome(child, resolution) === 'goes');
  let isLeftOver = false;
  const join = (tr: Transaction): void => {
    if (nextParagraph(tr.doc, pos) !== null) joinNext(tr, pos, !isEmptied);
    else if (isEmptied && doc.resolve(pos).index() > 0) isLeftOver = true;
    else setEndChange(tr, pos, noChange);
  };
  // If no paragraph follows to join with, it is removed once it is empty.
  const remove = (tr: Transaction): void => {
    if (isLeftOver) tr.delete(pos, pos + (tr.doc.nodeAt(pos)?.nodeSize ?? 0));
  };
  return [
    { pos: end, run: join },
    { pos, run: remove },
  ];
}

function settlePart(tr: Transaction, pos: number): void {
  const node = tr.doc.nodeAt(pos);
  if (node === null) return;
  const settled = node.type.name === 'tableRow' ? { trIns: null, trDel: null } : { cellMarker: null };
  tr.setNodeMarkup(pos, null, { ...node.attrs, ...settled });
}

function removePart(tr: Transaction, pos: number): void {
  if (tr.doc.nodeAt(pos)?.type.name === 'tableRow') removeRow(tr, pos);
  else removeCell(tr, pos);
}
