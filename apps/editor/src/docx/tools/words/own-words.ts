import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { type CountedLine, countedLines, countOwnLength, type OwnLength } from '@redraft/analytics';
import type { Node } from 'prosemirror-model';
import { listNoteLines } from '../../document/lines.ts';
import { readBlock } from '../../document/read-block.ts';
import { countDocument } from './word-count.ts';

/** Nodes are immutable: a key press makes one paragraph be read again. */
const linesByBlock = new WeakMap<Node, CountedLine[]>();
const lengthByDocument = new WeakMap<Node, { parts: DocxPackage; template: string; length: OwnLength }>();
let lastTemplate: { text: string; lines: CountedLine[] } = { text: '', lines: [] };

/** The author's words in text and notes, counted as the host does on submission; cached per state. */
export function countOwnText(doc: Node, parts: DocxPackage, template: string): OwnLength {
  const cached = lengthByDocument.get(doc);
  if (cached?.parts === parts && cached.template === template) return cached.length;
  const length =
    template === ''
      ? { words: countDocument(doc, parts).words, templateWords: 0 }
      : countOwnLength(readDocumentLines(doc, parts), readTemplateLines(template));
  lengthByDocument.set(doc, { parts, template, length });
  return length;
}

function readTemplateLines(text: string): CountedLine[] {
  if (lastTemplate.text !== text) lastTemplate = { text, lines: countedLines(text) };
  return lastTemplate.lines;
}

function readDocumentLines(doc: Node, parts: DocxPackage): CountedLine[] {
  const lines: CountedLine[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    lines.push(...readBlockLines(node));
    return false;
  });
  for (const line of listNoteLines(parts, doc)) lines.push(...countLines(line));
  return lines;
}

function readBlockLines(block: Node): CountedLine[] {
  const cached = linesByBlock.get(block);
  if (cached !== undefined) return cached;
  const lines = countLines(readBlock(block, 0, block.content.size));
  linesByBlock.set(block, lines);
  return lines;
}

/** Normalised to NFC, as in the text that the host reads. */
function countLines(text: string): CountedLine[] {
  return countedLines(text.normalize('NFC'));
}
