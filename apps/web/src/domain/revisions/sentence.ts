import type { TextRange } from './passage.ts';

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** The sentence at an offset, without surrounding white space; null if there is no text. Both in UTF-16 units. */
export function sentenceAt(text: string, offset: number): TextRange | null {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = text.indexOf('\n', offset);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const nonEmpty = [...sentences.segment(line)].filter(({ segment }) => segment.trim() !== '');
  const found = nonEmpty.findLast(({ index }) => lineStart + index <= offset) ?? nonEmpty[0];
  if (found === undefined) return null;
  const start = lineStart + found.index + (found.segment.length - found.segment.trimStart().length);
  return { start, end: start + found.segment.trim().length };
}
