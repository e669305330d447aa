import { limits } from '@redraft/contracts';

/** Splits a text into lines of sentences, which are the passages to comment on. Blank lines are omitted. */
export function splitIntoLines(text: string, language: string): readonly (readonly string[])[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
    .map((line) => [...segmenter.segment(line)].flatMap(({ segment }) => splitLongSentence(segment.trim())))
    .filter((sentences) => sentences.length > 0);
}

/** Very long sentences are split into parts, but never within a grapheme. */
function splitLongSentence(sentence: string): string[] {
  const pieces: string[] = [];
  let remaining = sentence;
  while (remaining.length > limits.practicePassage) {
    const space = remaining.lastIndexOf(' ', limits.practicePassage);
    const end =
      space > 0
        ? space
        : limits.practicePassage - (isSurrogatePair(remaining, limits.practicePassage) ? 1 : 0);
    pieces.push(remaining.slice(0, end));
    remaining = remaining.slice(end).trimStart();
  }
  return remaining === '' ? pieces : [...pieces, remaining];
}

const isSurrogatePair = (text: string, index: number) => (text.codePointAt(index - 1) ?? 0) > 0xffff;
