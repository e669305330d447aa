import type { Node } from 'prosemirror-model';
import { commentIdsOf } from '../../document/review/marks.ts';

/** The text range of a comment. */
export interface Anchor {
  from: number;
  to: number;
  text: string;
}

const ofBlocks = new WeakMap<Node, Map<number, Anchor>>();
const ofDocs = new WeakMap<Node, Map<number, Anchor>>();

/** By comment id; from its first to its last marked character. */
export function anchorsIn(doc: Node): Map<number, Anchor> {
  const known = ofDocs.get(doc);
  if (known !== undefined) return known;
  const anchors = new Map<number, Anchor>();
  doc.forEach((block, offset) => {
    for (const [id, { from, to, text }] of anchorsOf(block)) {
      const before = anchors.get(id);
      anchors.set(id, {
        from: before?.from ?? from + offset,
        to: to + offset,
        text: before === undefined ? text : `${before.text}\n${text}`,
      });
    }
  });
  ofDocs.set(doc, anchors);
  return anchors;
}

function anchorsOf(block: Node): Map<number, Anchor> {
  const known = ofBlocks.get(block);
  if (known !== undefined) return known;
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
  ofBlocks.set(block, anchors);
  return anchors;
}
