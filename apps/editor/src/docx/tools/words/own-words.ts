import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { type CountedLine, countedLines, countOwnLength, type OwnLength } from '@redraft/analytics';
import type { Node } from 'prosemirror-model';
import { noteLines } from '../../document/lines.ts';
import { readBlock } from '../../document/read-block.ts';
import { countWhole } from './word-count.ts';

/** Nodes are immutable: a key press makes one paragraph be read again. */
const known = new WeakMap<Node, CountedLine[]>();
const knownWhole = new WeakMap<Node, { parts: DocxPackage; template: string; length: OwnLength }>();
let lastTemplate: { text: string; lines: CountedLine[] } = { text: '', lines: [] };

/** The author's words in text and notes, counted as the host does on submission; cached per state. */
export function countOwn(doc: Node, parts: DocxPackage, template: string): OwnLength {
  const before = knownWhole.get(doc);
  if (before?.parts === parts && before.template === template) return before.length;
  const length =
    template === ''
      ? { words: countWhole(doc, parts).words, templateWords: 0 }
      : countOwnLength(linesIn(doc, parts), templateLines(template));
  knownWhole.set(doc, { parts, template, length });
  return length;
}

function templateLines(text: string): CountedLine[] {
  if (lastTemplate.text !== text) lastTemplate = { text, lines: countedLines(text) };
  return lastTemplate.lines;
}

function linesIn(doc: Node, parts: DocxPackage): CountedLine[] {
  const lines: CountedLine[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    lines.push(...linesOf(node));
    return false;
  });
  for (const line of noteLines(parts, doc)) lines.push(...read(line));
  return lines;
}

function linesOf(block: Node): CountedLine[] {
  const before = known.get(block);
  if (before !== undefined) return before;
  const lines = read(readBlock(block, 0, block.content.size));
  known.set(block, lines);
  return lines;
}

/** Normalised to NFC, as in the text that the host reads. */
function read(text: string): CountedLine[] {
  return countedLines(text.normalize('NFC'));
}
