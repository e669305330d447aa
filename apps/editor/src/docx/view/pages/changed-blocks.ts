import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { AttrStep, type Mapping } from 'prosemirror-transform';

/** A range of the document after a change, extended to whole top-level blocks. */
export interface BlockRange {
  from: number;
  to: number;
}

/** The range changed by a transaction, ignoring marks; null if there is none. One range: distant changes are rare and only make it larger. */
export function changedBlockRange(transaction: Transaction): BlockRange | null {
  if (!transaction.docChanged) return null;
  let from = Number.POSITIVE_INFINITY;
  let to = -1;
  transaction.mapping.maps.forEach((map, index) => {
    const laterMapping: Mapping = transaction.mapping.slice(index + 1);
    map.forEach((_oldStart, _oldEnd, start, end) => {
      from = Math.min(from, laterMapping.map(start, -1));
      to = Math.max(to, laterMapping.map(end, 1));
    });
  });
  transaction.steps.forEach((step, index) => {
    // The only step that changes a node without a mapped range.
    if (!(step instanceof AttrStep)) return;
    const pos = transaction.mapping.slice(index + 1).map(step.pos);
    from = Math.min(from, pos);
    to = Math.max(to, pos);
  });
  return to < 0 ? null : extendToBlocks(transaction.doc, from, to);
}

function extendToBlocks(doc: Node, from: number, to: number): BlockRange {
  const size = doc.content.size;
  const $from = doc.resolve(Math.max(0, Math.min(from, size)));
  const $to = doc.resolve(Math.max(0, Math.min(to, size)));
  const before = $from.depth === 0 ? $from.pos - ($from.nodeBefore?.nodeSize ?? 0) : $from.before(1);
  const after = $to.depth === 0 ? $to.pos + ($to.nodeAfter?.nodeSize ?? 0) : $to.after(1);
  return { from: before, to: after };
}
