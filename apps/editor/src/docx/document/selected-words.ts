import type { SelectedWords } from '@redraft/wopi';
import type { Node } from 'prosemirror-model';
import { readBlock } from './read-block.ts';

/** Context characters on each side: enough to distinguish equal sentences. */
const contextLength = 64;
/** Maximum length of a selection; longer ones are cut off at the end. */
const maxLength = 5000;

/** The selected text: one line per paragraph, without suggested deletions. */
export function readSelectedText(
  doc: Node,
  { from, to }: { from: number; to: number },
): Omit<SelectedWords, 'version'> {
  const characters = [...readLines(doc, from, to)].slice(0, maxLength).join('');
  if (characters.trim() === '') return { words: '', before: '', after: '', at: 0 };
  const before = [...readLines(doc, 0, from)];
  const after = [...readLines(doc, to, doc.content.size)];
  return {
    words: characters,
    before: before.slice(-contextLength).join(''),
    after: after.slice(0, contextLength).join(''),
    at: before.length,
  };
}

function readLines(doc: Node, from: number, to: number): string {
  const lines: string[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    lines.push(readBlock(node, Math.max(0, from - pos - 1), Math.min(to - pos - 1, node.content.size)));
    return false;
  });
  return lines.join('\n').normalize('NFC');
}
