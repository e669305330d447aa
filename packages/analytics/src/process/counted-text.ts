import { type BlockList, createBlockList, itemAt, lengthOf, readItems, spliceItems } from './block-list.ts';
import { codesOf } from './characters.ts';
import { type ReadableText, wordsAround } from './words-around.ts';

/** Arguments of one call are limited. */
const charactersPerCall = 4096;

/** A text that knows how many words it has (docs/metrics.md#the-log): a change costs what it changes, not the text's length. */
export interface CountedText {
  codes: BlockList;
  words: number;
}

export function countedText(text: string): CountedText {
  const counted: CountedText = { codes: createBlockList(), words: 0 };
  appendCounted(counted, text);
  return counted;
}

/** Puts a piece behind the text, so that a long one can be built up bit by bit. */
export function appendCounted(text: CountedText, piece: string): void {
  applyCounted(text, { p: lengthOf(text.codes), del: 0, ins: piece });
}

/** Makes a change at one place, in code points; throws a RangeError for a place beyond the text. Returns how many characters it touched. */
export function applyCounted(text: CountedText, op: { p: number; del: number; ins: string }): number {
  const { codes } = text;
  const { p, del } = op;
  const codeAt = (at: number) => (at < 0 || at >= lengthOf(codes) ? 0 : itemAt(codes, at));
  const insert = codesOf(op.ins);
  const before = wordsAround(codeAt, p, p + del);
  spliceItems(codes, { at: p, remove: del, insert });
  text.words += wordsAround(codeAt, p, p + insert.length) - before;
  return del + insert.length;
}

/** The text as it stands at each moment, for what reads any. */
export function readableCounted({ codes }: CountedText): ReadableText {
  return {
    codeAt: (at) => (at < 0 || at >= lengthOf(codes) ? 0 : itemAt(codes, at)),
    length: () => lengthOf(codes),
    between: (from, to) => {
      let text = '';
      for (let at = from; at < to; at += charactersPerCall)
        text += String.fromCodePoint(...readItems(codes, at, Math.min(at + charactersPerCall, to)));
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
  for (let at = 0; at < lengthOf(codes); at += charactersPerCall) {
    const end = Math.min(at + charactersPerCall, lengthOf(codes));
    yield String.fromCodePoint(...readItems(codes, at, end));
  }
}
