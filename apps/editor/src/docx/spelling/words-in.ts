import type { Node } from 'prosemirror-model';

/** A word of a paragraph: its offset in the paragraph, and the form that is looked up. */
export interface FoundWord {
  from: number;
  to: number;
  word: string;
}

/** Longer words are file names or random input. */
const maxLength = 40;

const wordPattern =
  /(?<![\p{L}\p{N}])[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}\u00ad]|['’](?=\p{L})|-(?=[\p{L}\p{N}]))*['’]?/gu;
/** Other scripts are not checked. */
const latin = /^[\p{Script=Latin}\p{M}'-]+$/u;

const known = new WeakMap<Node, readonly FoundWord[]>();

/** Cached per paragraph node. */
export function wordsIn(paragraph: Node): readonly FoundWord[] {
  const before = known.get(paragraph);
  if (before !== undefined) return before;
  const words = findWords(paragraph);
  known.set(paragraph, words);
  return words;
}

function findWords(paragraph: Node): FoundWord[] {
  const { text, places } = writtenText(paragraph);
  const words: FoundWord[] = [];
  for (const piece of text.matchAll(/\S+/g)) {
    if (isAddress(piece[0])) continue;
    for (const match of piece[0].matchAll(wordPattern)) {
      const found = wordOf(match[0]);
      const start = piece.index + match.index;
      const from = places[start];
      const last = places[start + match[0].length - 1];
      if (found === null || from === undefined || last === undefined) continue;
      const end = match[0].endsWith("'") || match[0].endsWith('’') ? places[start + found.length] : last + 1;
      words.push({ from, to: end ?? last + 1, word: found });
    }
  }
  return words;
}

/** The text without suggested deletions; a picture or line break separates words. */
function writtenText(paragraph: Node): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  paragraph.descendants((node, pos) => {
    if (!node.isLeaf) return true;
    if (node.marks.some(({ type }) => type.name === 'deletion' || type.name === 'hidden')) return false;
    const own = node.isText ? (node.text ?? '') : ' ';
    text += own;
    for (let index = 0; index < own.length; index++) places.push(pos + index);
    return false;
  });
  return { text, places };
}

function isAddress(piece: string): boolean {
  return (
    /:\/\/|^www\.|@|\\|\/.*\/|\.\p{L}{2,4}(?:[/?#]|[.,;:!?)”“"]*$)/iu.test(piece) &&
    /[.@/\\]/.test(piece.slice(1, -1))
  );
}

/** Null for words that are not checked: with digits, in capitals only, in another script, or of one letter. */
function wordOf(match: string): string | null {
  const word = lookedUp(match);
  if (word.length < 2 || word.length >= maxLength || !latin.test(word)) return null;
  return word === word.toUpperCase() ? null : word;
}

/** The dictionary form: with a straight apostrophe, without soft hyphens. */
export function lookedUp(text: string): string {
  return text.replaceAll('’', "'").replaceAll('\u00ad', '').replace(/'$/, '');
}
