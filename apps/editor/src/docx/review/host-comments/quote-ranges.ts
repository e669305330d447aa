import { findQuote, type TextQuote } from '@redraft/wopi';
import type { Node } from 'prosemirror-model';
import { readBlock } from '../../document/read-block.ts';
import type { Range } from '../review-state.ts';

interface Line {
  block: Node;
  /** Position of its content in the document. */
  pos: number;
  /** Offset of its text. */
  start: number;
  length: number;
}

/** Finds the document ranges of quotes in the readers' version of the text; null if none of a quote's text is left. */
export function findQuoteRanges(doc: Node, quotes: readonly TextQuote[]): (Range | null)[] {
  if (quotes.length === 0) return [];
  const { text, lines } = readText(doc);
  return quotes.map((quote) => {
    const found = quote.words.trim() === '' ? null : findQuote(text, quote);
    if (found === null) return null;
    const from = findPositionAt(lines, found.start, 'start');
    const to = findPositionAt(lines, found.end, 'end');
    return from === null || to === null || from >= to ? null : { from, to };
  });
}

function readText(doc: Node): { text: string; lines: Line[] } {
  const lines: Line[] = [];
  const lineTexts: string[] = [];
  let start = 0;
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true;
    const line = readBlock(block, 0, block.content.size).normalize('NFC');
    lines.push({ block, pos: pos + 1, start, length: line.length });
    lineTexts.push(line);
    start += line.length + 1;
    return false;
  });
  return { text: lineTexts.join('\n'), lines };
}

/** The document position after a number of characters: the last such position for a start, the first for an end. */
function findPositionAt(lines: readonly Line[], offset: number, edge: 'start' | 'end'): number | null {
  const line = lines.findLast(({ start }) => start <= offset);
  if (line === undefined) return null;
  const offsetInLine = Math.min(offset - line.start, line.length);
  const getLengthUntil = (offset: number): number => readBlock(line.block, 0, offset).normalize('NFC').length;
  let [low, high] = [0, line.block.content.size];
  while (low < high) {
    const middle = edge === 'end' ? Math.floor((low + high) / 2) : Math.ceil((low + high) / 2);
    const length = getLengthUntil(middle);
    if (edge === 'end') {
      if (length >= offsetInLine) high = middle;
      else low = middle + 1;
    } else if (length <= offsetInLine) low = middle;
    else high = middle - 1;
  }
  return line.pos + low;
}
