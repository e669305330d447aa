import type { Node } from 'prosemirror-model';

const spaces: Record<string, string> = { tab: '\t', hardBreak: '\n' };

/** A range of a paragraph as the server reads it (docs/metrics.md#the-log): with suggested insertions, without suggested deletions. */
export function readBlock(block: Node, from: number, to: number): string {
  let text = '';
  block.nodesBetween(from, to, (node, pos) => {
    if (node.marks.some(({ type }) => type.name === 'deletion')) return false;
    if (node.isText) text += (node.text ?? '').slice(Math.max(0, from - pos), to - pos);
    else if (node.type.name === 'field') text += String(node.attrs.displayText ?? '');
    else text += spaces[node.type.name] ?? '';
    return true;
  });
  return text;
}
