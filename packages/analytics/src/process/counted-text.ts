import { type BlockList, createBlockList, getItem, getLength, readItems, spliceItems } from './block-list.ts';
import { toCodePoints } from './characters.ts';
import { countWordsAround, type ReadableText } from './words-around.ts';

/** The number of arguments of a call is limited. */
const charactersPerCall = 4096;

/** A text with a maintained word count (docs/metrics.md#the-log): the cost of a change depends on its size, not on the text's length. */
export interface CountedText {
  codes: BlockList;
  words: number;
}

export function countedText(text: string): CountedText {
  const counted: CountedText = { codes: createBlockList(), words: 0 };
  appendCounted(counted, text);
  return counted;
}

/** Appends a piece, so that a long text can be built incrementally. */
export function appendCounted(text: CountedText, piece: string): void {
  applyCounted(text, { p: getLength(text.codes), del: 0, ins: piece });
}

/** Makes a change at one position, in code points; throws a RangeError if out of range. Returns the number of affected characters. */
export function applyCounted(text: CountedText, op: { p: number; del: number; ins: string }): number {
  const { codes } = text;
  const { p, del } = op;
  const getCodeOrZero = (at: number) => (at < 0 || at >= getLength(codes) ? 0 : getItem(codes, at));
  const insert = toCodePoints(op.ins);
  const before = countWordsAround(getCodeOrZero, p, p + del);
  spliceItems(codes, { at: p, remove: del, insert });
  text.words += countWordsAround(getCodeOrZero, p, p + insert.length) - before;
  return del + insert.length;
}

/** The current text, for functions that read any text. */
export function readableCounted({ codes }: CountedText): ReadableText {
  return {
    codeAt: (at) => (at < 0 || at >= getLength(codes) ? 0 : getItem(codes, at)),
    length: () => getLength(codes),
    between: (from, to) => {
      let text = '';
      for (let at = from; at < to; at += charactersPerCall)
        text += String.fromCodePoint(...readItems(codes, at, Math.min(at + charactersPerCall, to)));
      return text;
    },
  };
}

/** The current text. */
export function textOfCounted(text: CountedText): string {
  return [...piecesOfCounted(text)].join('');
}

/** The same in pieces that do not split characters. */
export function* piecesOfCounted({ codes }: CountedText): Generator<string, void> {
  for (let at = 0; at < getLength(codes); at += charactersPerCall) {
    const end = Math.min(at + charactersPerCall, getLength(codes));
    yield String.fromCodePoint(...readItems(codes, at, end));
  }
}
