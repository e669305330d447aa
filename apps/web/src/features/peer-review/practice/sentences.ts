import { limits } from '@redraft/contracts';

/** Splits a text into lines of sentences, which are the passages to comment on. Blank lines are omitted. */
export function linesOf(text: string, language: string): readonly (readonly string[])[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => [...segmenter.segment(line)].flatMap(({ segment }) => inPieces(segment.trim())))
    .filter((sentences) => sentences.length > 0);
}

/** Very long sentences are split into parts, but never within a grapheme. */
function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > limits.practicePassage) {
    const space = rest.lastIndexOf(' ', limits.practicePassage);
    const end = space > 0 ? space : limits.practicePassage - (isPair(rest, limits.practicePassage) ? 1 : 0);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

const isPair = (text: string, at: number) => (text.codePointAt(at - 1) ?? 0) > 0xffff;
