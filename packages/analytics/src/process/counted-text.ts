import { codesOf } from './characters.ts';
import { createGapList, type GapList, itemAt, lengthOf, readItems, spliceItems } from './gap-list.ts';
import { type ReadableText, wordsAround } from './words-around.ts';

/** Arguments of one call are limited. */
const charactersAtOnce = 4096;

/** A text that knows how many words it has (docs/metrics.md#the-log): a change costs what it changes, not the text's length. */
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

/**
 * Makes a change at one place, in code points; throws a RangeError for a place beyond the text. Returns how many
 * characters it touched, those between the change before and this one among them.
 */
export function applyCounted(text: CountedText, op: { p: number; del: number; ins: string }): number {
  const { codes } = text;
  const { p, del } = op;
  const codeAt = (at: number) => (at < 0 || at >= lengthOf(codes) ? 0 : itemAt(codes, at));
  const insert = codesOf(op.ins);
  const way = Math.abs(p - codes.gapStart);
  const before = wordsAround(codeAt, p, p + del);
  spliceItems(codes, { at: p, remove: del, insert });
  text.words += wordsAround(codeAt, p, p + insert.length) - before;
  return way + del + insert.length;
}

/** The text as it stands at each moment, for what reads any. */
export function readableCounted({ codes }: CountedText): ReadableText {
  return {
    codeAt: (at) => (at < 0 || at >= lengthOf(codes) ? 0 : itemAt(codes, at)),
    length: () => lengthOf(codes),
    between: (from, to) => {
      let text = '';
      for (let at = from; at < to; at += charactersAtOnce)
        text += String.fromCodePoint(...readItems(codes, at, Math.min(at + charactersAtOnce, to)));
      return text;
    },
  };
}

/** The text as it stands. */
export function textOfCounted(text: CountedText): string {
  return [...piecesOfCounted(text)].join('');
}

/** The same in pieces, none within a character. */
export function* piecesOfCounted({ codes }: CountedText): Generator<string, void> {
  for (let at = 0; at < lengthOf(codes); at += charactersAtOnce) {
    const end = Math.min(at + charactersAtOnce, lengthOf(codes));
    yield String.fromCodePoint(...readItems(codes, at, end));
  }
}
