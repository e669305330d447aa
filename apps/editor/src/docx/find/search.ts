import type { Node } from 'prosemirror-model';

export interface SearchOptions {
  /** Large and small letters differ. */
  isExact: boolean;
  /** Only whole words. */
  isWord: boolean;
}

export interface Match {
  from: number;
  to: number;
}

/** Finds one thing. What was found in a paragraph is known until that paragraph changes. */
export interface Search {
  /** Where it stands in a textblock, counted from the block's inner start. */
  matchesIn: (block: Node) => readonly Match[];
}

/** More than anybody looks through; beyond them it is only said that there are more. */
export const maxMatches = 10_000;

/** Null where there is nothing to look for. */
export function createSearch(query: string, { isExact, isWord }: SearchOptions): Search | null {
  if (query === '') return null;
  const body = [...query].map(anySign).join('');
  const whole = isWord ? `(?<![\\p{L}\\p{M}\\p{N}])${body}(?![\\p{L}\\p{M}\\p{N}])` : body;
  const pattern = new RegExp(whole, isExact ? 'gu' : 'giu');
  const known = new WeakMap<Node, readonly Match[]>();
  return {
    matchesIn: (block) => {
      const before = known.get(block);
      if (before !== undefined) return before;
      const found = findIn(block, pattern);
      known.set(block, found);
      return found;
    },
  };
}

/** Signs that look alike to somebody who types them: straight and curly quotes, kinds of spaces and hyphens. */
const equivalents = ["'’‘‚", '"“”„«»', ' \u00a0\u202f', '-\u2010\u2011'];

function anySign(sign: string): string {
  const kind = equivalents.find((signs) => signs.includes(sign));
  if (kind === undefined) return sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  return `[${kind.replace('-', '\\-')}]`;
}

function findIn(block: Node, pattern: RegExp): readonly Match[] {
  const { text, places } = textOf(block);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [from, last] = [places[match.index], places[match.index + match[0].length - 1]];
    return from === undefined || last === undefined ? [] : [{ from, to: last + 1 }];
  });
}

/** The letters of a block, and where each stands. What is no letter (a picture, a tab) is a sign that nothing matches. */
function textOf(block: Node): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  block.descendants((node, pos) => {
    const piece = node.isText ? (node.text ?? '') : node.isLeaf ? '\uFFFC' : '';
    for (let index = 0; index < piece.length; index++) places.push(pos + index);
    text += piece;
  });
  return { text, places };
}

/** All matches in their order, at most so many; yields after each block, so that whoever asks can stop for a while. */
export function* allMatches(doc: Node, search: Search): Generator<undefined, readonly Match[], undefined> {
  const found: Match[] = [];
  const blocks: { block: Node; start: number }[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    blocks.push({ block: node, start: pos + 1 });
    return false;
  });
  for (const { block, start } of blocks) {
    for (const { from, to } of search.matchesIn(block)) {
      if (found.length === maxMatches) return found;
      found.push({ from: start + from, to: start + to });
    }
    yield;
  }
  return found;
}

/** Which match to go to from a place in the text; -1 where there is none. Around the end it begins anew. */
export function nextMatch(matches: readonly Match[], place: Match, by: 1 | -1): number {
  if (matches.length === 0) return -1;
  if (by > 0) {
    // Minus one where there is none behind: then the first.
    return Math.max(
      0,
      matches.findIndex(({ from }) => from >= place.to),
    );
  }
  const before = matches.findLastIndex(({ to }) => to <= place.from);
  return before < 0 ? matches.length - 1 : before;
}
