import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { fateOf, fateOfInline, fateOfPart, isConcerned, type Resolution } from './fate.ts';
import {
  endChangeOf,
  isParagraph,
  joinNext,
  nextParagraph,
  noChange,
  setEndChange,
} from './paragraph-ends.ts';
import { removeCell, removeRow } from './rows.ts';
import { settleFormat } from './settle-format.ts';

/** Marks a transaction that is no suggestion even while suggesting. The name is the library's. */
export const directMeta = 'suggestionModeBypass';

/** Does what the changes propose, or takes them back; one step of the history. */
export function resolve(tr: Transaction, resolution: Resolution): Transaction {
  const acts = actsIn(tr.doc, resolution);
  // From the end, so that no place moves before it is reached.
  for (const { run } of acts.sort((a, b) => b.pos - a.pos)) run(tr);
  return tr.setMeta(directMeta, true);
}

interface Act {
  pos: number;
  run: (tr: Transaction) => void;
}

function actsIn(doc: Node, resolution: Resolution): Act[] {
  const { from, to } = resolution;
  const acts: Act[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (node.isInline) {
      const range = { from: Math.max(pos, from), to: Math.min(pos + node.nodeSize, to) };
      const act = inlineAct(node, range, resolution);
      if (act !== null) acts.push(act);
      return act === null;
    }
    if (resolution.parts.has('format') && pos >= from)
      acts.push({ pos, run: (tr) => settleFormat(tr, pos, resolution.verdict) });
    if (isParagraph(node)) acts.push(...endActs(doc, node, pos, resolution));
    if (!/^table(Row|Cell|Header)$/.test(node.type.name) || pos < from) return true;
    const fate = fateOfPart(node, resolution);
    if (fate === 'settles') acts.push({ pos, run: (tr) => settlePart(tr, pos) });
    if (fate === 'goes') acts.push({ pos, run: (tr) => removePart(tr, pos) });
    return fate !== 'goes';
  });
  return acts;
}

function inlineAct(node: Node, range: { from: number; to: number }, resolution: Resolution): Act | null {
  const fate = fateOfInline(node, resolution);
  if (fate === 'untouched') return null;
  const run = (tr: Transaction): void => {
    if (fate === 'goes') tr.delete(range.from, range.to);
    else
      for (const mark of node.marks.filter((one) => isConcerned(one, resolution)))
        tr.removeMark(range.from, range.to, mark);
  };
  return { pos: range.from, run };
}

/** For the end of a paragraph, which is the break to the next one. */
function endActs(doc: Node, node: Node, pos: number, resolution: Resolution): Act[] {
  const end = pos + node.nodeSize - 1;
  const { inserted, deleted } = endChangeOf(node);
  const fate = fateOf({ inserted: inserted !== null, deleted: deleted !== null }, resolution);
  if (end < resolution.from || end >= resolution.to || fate === 'untouched') return [];
  if (fate === 'settles') {
    const settled = {
      inserted: resolution.parts.has('insertion') ? null : inserted,
      deleted: resolution.parts.has('deletion') ? null : deleted,
    };
    return [{ pos: end, run: (tr) => setEndChange(tr, pos, settled) }];
  }
  const isEmptied =
    resolution.from <= pos + 1 && node.children.every((child) => fateOfInline(child, resolution) === 'goes');
  let isLeftOver = false;
  const join = (tr: Transaction): void => {
    if (nextParagraph(tr.doc, pos) !== null) joinNext(tr, pos, !isEmptied);
    else if (isEmptied && doc.resolve(pos).index() > 0) isLeftOver = true;
    else setEndChange(tr, pos, noChange);
  };
  // With nothing behind it that could take it in, it goes when its text is gone.
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
