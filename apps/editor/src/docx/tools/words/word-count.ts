import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { countWords } from '@redraft/analytics';
import type { Node } from 'prosemirror-model';
import type { Selection } from 'prosemirror-state';
import { listNoteLines } from '../../document/lines.ts';
import { readBlock } from '../../document/read-block.ts';

export interface TextCount {
  words: number;
  /** Without paragraph ends. */
  characters: number;
  withoutSpaces: number;
  paragraphs: number;
}

const emptyCount: TextCount = { words: 0, characters: 0, withoutSpaces: 0, paragraphs: 0 };

/** Nodes are immutable, so counts are cached per node: a key press makes one paragraph be counted again. */
const countByNode = new WeakMap<Node, TextCount>();

const countByDocument = new WeakMap<Node, { parts: DocxPackage; count: TextCount }>();

/** Counts the text with its referenced notes, as the server does; cached per state of both. */
export function countDocument(doc: Node, parts: DocxPackage): TextCount {
  if ((parts.footnotes?.length ?? 0) + (parts.endnotes?.length ?? 0) === 0) return countText(doc);
  const cached = countByDocument.get(doc);
  if (cached?.parts === parts) return cached.count;
  const count = listNoteLines(parts, doc).reduce(
    (sum, line) => addCounts(sum, countOf(line)),
    countText(doc),
  );
  countByDocument.set(doc, { parts, count });
  return count;
}

/** Counts words as the server does (docs/metrics.md#the-log): with suggested insertions, without suggested deletions. */
export function countText(node: Node): TextCount {
  const cached = countByNode.get(node);
  if (cached !== undefined) return cached;
  const count = node.isTextblock
    ? countOf(readBlock(node, 0, node.content.size))
    : node.children.reduce((sum, child) => addCounts(sum, countText(child)), emptyCount);
  countByNode.set(node, count);
  return count;
}

export function countSelection(doc: Node, selection: Selection): TextCount {
  let sum = emptyCount;
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, pos) => {
      const [start, end] = [Math.max(0, $from.pos - pos - 1), $to.pos - pos - 1];
      const isEntirelySelected = start === 0 && end >= node.content.size;
      if (!node.isTextblock) return !isEntirelySelected || !addNode(node);
      sum = addCounts(
        sum,
        isEntirelySelected
          ? countText(node)
          : countOf(readBlock(node, start, Math.min(end, node.content.size))),
      );
      return false;
    });
  }
  return sum;

  function addNode(node: Node): boolean {
    if (node.isLeaf) return false;
    sum = addCounts(sum, countText(node));
    return true;
  }
}

function addCounts(a: TextCount, b: TextCount): TextCount {
  return {
    words: a.words + b.words,
    characters: a.characters + b.characters,
    withoutSpaces: a.withoutSpaces + b.withoutSpaces,
    paragraphs: a.paragraphs + b.paragraphs,
  };
}

function countOf(text: string): TextCount {
  const characters = lengthOf(text.replaceAll('\n', ''));
  return {
    words: countWords(text),
    characters: characters,
    withoutSpaces: lengthOf(text.replace(/\s/g, '')),
    paragraphs: text.trim() === '' ? 0 : 1,
  };
}

/** Counts a surrogate pair as one character. */
function lengthOf(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff]/g)?.length ?? 0);
}
