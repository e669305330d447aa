/**
 * Hundreds of thousands of words in a few megabytes: concatenated in one byte array and found by binary search. All letters of the supported
 * languages are Latin-1, so one byte is one letter.
 */
export interface WordList {
  has: (word: string) => boolean;
}

const lineFeed = 10;
/** Code of the letter that counts characters shared with the previous word: `a` is zero, `b` one. */
const firstCount = 97;

/** Reads words written by `packWords`. */
export function unpackWords(packed: Uint8Array): WordList {
  return createWordList(expand(packed));
}

/** Sorted words with shared prefixes removed (front coding): the result compresses well. */
export function packWords(sorted: readonly string[]): Uint8Array {
  const bytes: number[] = [];
  let before = '';
  for (const word of sorted) {
    let shared = 0;
    while (shared < maxShared && shared < before.length && word[shared] === before[shared]) shared += 1;
    bytes.push(firstCount + shared);
    for (const letter of word.slice(shared)) bytes.push(letter.charCodeAt(0));
    bytes.push(lineFeed);
    before = word;
  }
  return Uint8Array.from(bytes);
}

/** The count is a single letter, `a` to `z`. */
const maxShared = 25;

function expand(packed: Uint8Array): Uint8Array {
  // Initial estimate: words with long shared prefixes expand threefold.
  let words = new Uint8Array(packed.length * 4);
  let [at, start] = [0, 0];
  for (let from = 0; from < packed.length; from++) {
    const shared = (packed[from] ?? firstCount) - firstCount;
    if (at + shared + packed.length - from > words.length) words = grown(words);
    words.copyWithin(at, start, start + shared);
    start = at;
    at += shared;
    from += 1;
    while (from < packed.length && packed[from] !== lineFeed) words[at++] = packed[from++] ?? 0;
    words[at++] = lineFeed;
  }
  return words.slice(0, at);
}

function grown(words: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(words.length * 2);
  larger.set(words);
  return larger;
}

function createWordList(words: Uint8Array): WordList {
  return {
    has: (word) => {
      let [low, high] = [0, words.length];
      while (low < high) {
        const start = lineStart(words, (low + high) >> 1);
        const order = compare(words, start, word);
        if (order === 0) return true;
        if (order < 0) low = lineEnd(words, start);
        else high = start;
      }
      return false;
    },
  };
}

function lineStart(words: Uint8Array, from: number): number {
  let at = from;
  while (at > 0 && words[at - 1] !== lineFeed) at -= 1;
  return at;
}

function lineEnd(words: Uint8Array, from: number): number {
  let at = from;
  while (words[at] !== lineFeed) at += 1;
  return at + 1;
}

/** Negative if the listed word sorts first. */
function compare(words: Uint8Array, start: number, word: string): number {
  for (let index = 0; ; index++) {
    const listed = words[start + index] ?? lineFeed;
    const isEnd = listed === lineFeed;
    if (index === word.length) return isEnd ? 0 : 1;
    if (isEnd) return -1;
    const difference = listed - word.charCodeAt(index);
    if (difference !== 0) return difference;
  }
}
