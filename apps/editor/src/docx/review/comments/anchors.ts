import type { Node } from 'prosemirror-model';
import { commentIdsOf } from '../../document/review/marks.ts';

/** The text range of a comment. */
export interface Anchor {
  from: number;
  to: number;
  text: string;
}

const anchorsByBlock = new WeakMap<Node, Map<number, Anchor>>();
const anchorsByDoc = new WeakMap<Node, Map<number, Anchor>>();

/** By comment id; from its first to its last marked character. */
export function findAnchors(doc: Node): Map<number, Anchor> {
  const cached = anchorsByDoc.get(doc);
  if (cached !== undefined) return cached;
  const anchors = new Map<number, Anchor>();
  doc.forEach((block, offset) => {
    for (const [id, { from, to, text }] of readBlockAnchors(block)) {
      const before = anchors.get(id);
      anchors.set(id, {
        from: before?.from ?? from + offset,
        to: to + offset,
        text: before === undefined ? text : `${before.text}\n${text}`,
      });
    }
  });
  anchorsByDoc.set(doc, anchors);
  return anchors;
}

function readBlockAnchors(block: Node): Map<number, Anchor> {
  const cached = anchorsByBlock.get(block);
  if (cached !== undefined) return cached;
  const anchors = new Map<number, Anchor>();
  block.descendants((node, pos) => {
    for (const id of commentIdsOf(node)) {
      const before = anchors.get(id);
      const from = pos + 1;
      anchors.set(id, {
        from: before?.from ?? from,
        to: from + node.nodeSize,
        text: (before?.text ?? '') + (node.text ?? ''),
      });
    }
  });
  anchorsByBlock.set(block, anchors);
  return anchors;
}
