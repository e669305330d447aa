import type { Node } from 'prosemirror-model';

export interface SearchOptions {
  /** Case-sensitive. */
  isCaseSensitive: boolean;
  /** Only whole words. */
  isWholeWord: boolean;
}

export interface Match {
  from: number;
  to: number;
}

/** A compiled query. The matches of a paragraph are cached until the paragraph changes. */
export interface Search {
  /** Matches in a textblock, relative to its content start. */
  findInBlock: (block: Node) => readonly Match[];
}

/** More matches than a user steps through; beyond this the count is shown as "more". */
export const maxMatches = 10_000;

/** Null for an empty query. */
export function createSearch(query: string, { isCaseSensitive, isWholeWord }: SearchOptions): Search | null {
  if (query === '') return null;
  const body = [...query].map(toPattern).join('');
  const patternSource = isWholeWord ? `(?<![\\p{L}\\p{M}\\p{N}])${body}(?![\\p{L}\\p{M}\\p{N}])` : body;
  const pattern = new RegExp(patternSource, isCaseSensitive ? 'gu' : 'giu');
  const matchCache = new WeakMap<Node, readonly Match[]>();
  return {
    findInBlock: (block) => {
      const before = matchCache.get(block);
      if (before !== undefined) return before;
      const found = findIn(block, pattern);
      matchCache.set(block, found);
      return found;
    },
  };
}

/** Characters treated as equal: straight and curly quotes, kinds of spaces and hyphens. */
const equivalents = ["'’‘‚", '"“”„«»', ' \u00a0\u202f', '-\u2010\u2011'];

function toPattern(character: string): string {
  const group = equivalents.find((equivalentCharacters) => equivalentCharacters.includes(character));
  if (group === undefined) return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  return `[${group.replace('-', '\\-')}]`;
}

function findIn(block: Node, pattern: RegExp): readonly Match[] {
  const { text, positions } = readWithPositions(block);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [from, last] = [positions[match.index], positions[match.index + match[0].length - 1]];
    return from === undefined || last === undefined ? [] : [{ from, to: last + 1 }];
  });
}

/** The text of a block with the position of each character. Anything else (a picture, a tab) is a character that matches nothing. */
function readWithPositions(block: Node): { text: string; positions: number[] } {
  let text = '';
  const positions: number[] = [];
  block.descendants((node, pos) => {
    const piece = node.isText ? (node.text ?? '') : node.isLeaf ? '\uFFFC' : '';
    for (let index = 0; index < piece.length; index++) positions.push(pos + index);
    text += piece;
  });
  return { text, positions };
}

/** All matches in order, up to a limit; yields after each block, so that the caller can pause. */
export function* findAllMatches(
  doc: Node,
  search: Search,
): Generator<undefined, readonly Match[], undefined> {
  const found: Match[] = [];
  const blocks: { block: Node; start: number }[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    blocks.push({ block: node, start: pos + 1 });
    return false;
  });
  for (const { block, start } of blocks) {
    for (const { from, to } of search.findInBlock(block)) {
      if (found.length === maxMatches) return found;
      found.push({ from: start + from, to: start + to });
    }
    yield;
  }
  return found;
}

/** The next or previous match from a position; -1 if there are none. Wraps around. */
export function findNextMatch(matches: readonly Match[], place: Match, direction: 1 | -1): number {
  if (matches.length === 0) return -1;
  if (direction > 0) {
    // -1 if no match follows: then the first.
    return Math.max(
      0,
      matches.findIndex(({ from }) => from >= place.to),
    );
  }
  const before = matches.findLastIndex(({ to }) => to <= place.from);
  return before < 0 ? matches.length - 1 : before;
}
