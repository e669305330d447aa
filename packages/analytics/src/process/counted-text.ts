import { codesOf } from './characters.ts';
import { createGapList, type GapList, itemAt, lengthOf, spliceItems } from './gap-list.ts';
import { wordsAround } from './words-around.ts';

/** A text that knows how many words it has (spec 4 §0): a change costs what it changes, not the text's length. */
export interface CountedText {
  codes: GapList;
  words: number;
}

export function countedText(text: string): CountedText {
  const counted: CountedText = { codes: createGapList(), words: 0 };
  appendCounted(counted, text);
  return counted;
}

/** Puts a piece behind the text, so that a long one can be built up bit by bit. */
export function appendCounted(text: CountedText, piece: string): void {
  applyCounted(text, { p: lengthOf(text.codes), del: 0, ins: piece });
}

/** Makes a change at one place, in code points; throws a RangeError for a place beyond the text. */
export function applyCounted(
  text: CountedText,
  { p, del, ins }: { p: number; del: number; ins: string },
): void {
  const { codes } = text;
  const codeAt = (at: number) => (at < 0 || at >= lengthOf(codes) ? 0 : itemAt(codes, at));
  const insert = codesOf(ins);
  const before = wordsAround(codeAt, p, p + del);
  spliceItems(codes, { at: p, remove: del, insert });
  text.words += wordsAround(codeAt, p, p + insert.length) - before;
}
