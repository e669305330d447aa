import { compareTexts, type DiffPiece } from './text-comparison.ts';
import { countWords } from './words.ts';

/** A piece of text that is in both drafts, in one of them only, or in another place in the later one. */
export type DraftPiece =
  | DiffPiece
  | {
      kind: 'movedFrom' | 'movedTo';
      text: string;
      /** The same number at both places, from 1. */
      move: number;
    };

export interface DraftComparison {
  pieces: DraftPiece[];
  words: { added: number; removed: number; moved: number };
}

/** Minimum length of a passage that counts as moved, without surrounding white space (docs/metrics.md#revision). */
const minMovedWords = 20;
/** Number of words of a lookup key; a passage of the minimum length almost always has them. */
const wordsInKey = 3;
/** Candidates per key: in a repetitive text there are many equivalent ones. */
const maxPlaces = 8;

const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\s+|[^\s\p{L}\p{M}\p{N}]/gu;
const isWord = (text: string) => /^[\p{L}\p{M}\p{N}]/u.test(text);

/**
 * Compares two drafts word by word. Passages removed in one place and added in another are moved, and neither removed nor added. Linear after the
 * comparison: each token is examined a bounded number of times.
 */
export function compareDrafts(earlier: string, laterDraft: string): DraftComparison {
  const { pieces } = compareTexts(earlier, laterDraft);
  const merged = mergeMoves(pieces);
  const countWordsOfKind = (kind: DraftPiece['kind']) =>
    merged.reduce((sum, piece) => sum + (piece.kind === kind ? countWords(piece.text) : 0), 0);
  return {
    pieces: merged,
    words: {
      added: countWordsOfKind('inserted'),
      removed: countWordsOfKind('deleted'),
      moved: countWordsOfKind('movedTo'),
    },
  };
}

/** The tokens of a piece, and which of them were moved. */
interface Tokens {
  tokens: string[];
  moves: (number | undefined)[];
}

interface Place {
  of: Tokens;
  at: number;
}

function mergeMoves(pieces: readonly DiffPiece[]): DraftPiece[] {
  const tokensOf = new Map<DiffPiece, Tokens>();
  for (const piece of pieces) {
    if (piece.kind === 'kept') continue;
    const tokens = piece.text.match(token) ?? [];
    tokensOf.set(piece, { tokens, moves: Array<number | undefined>(tokens.length) });
  }
  const removedPlaces = indexPlaces(
    pieces.filter(({ kind }) => kind === 'deleted').flatMap((one) => tokensOf.get(one) ?? []),
  );
  let move = 0;
  for (const piece of pieces) {
    const insertedTokens = piece.kind === 'inserted' ? tokensOf.get(piece) : undefined;
    if (insertedTokens) move = markMoves(insertedTokens, removedPlaces, move);
  }
  return pieces.flatMap((piece): DraftPiece[] => {
    const tokens = tokensOf.get(piece);
    return tokens ? cutAtMoves(piece.kind, tokens) : [piece];
  });
}

/** Positions by the words that begin there. */
function indexPlaces(lists: readonly Tokens[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const of of lists)
    for (let at = 0; at < of.tokens.length; at += 1) {
      const key = getKey(of.tokens, at);
      if (key === null) continue;
      const known = places.get(key);
      if (known === undefined) places.set(key, [{ of, at }]);
      else if (known.length < maxPlaces) known.push({ of, at });
    }
  return places;
}

/** The next words, whatever is between them; null if no word begins here. */
function getKey(tokens: readonly string[], at: number): string | null {
  if (!isWord(tokens[at] ?? '')) return null;
  const words: string[] = [];
  // There are at most a few other tokens between two words in ordinary text.
  for (const next of tokens.slice(at, at + 4 * wordsInKey)) {
    if (isWord(next)) words.push(next);
    if (words.length === wordsInKey) return words.join(' ');
  }
  return null;
}

/** @returns The number of the last move. */
function markMoves(
  insertedTokens: Tokens,
  removedPlaces: ReadonlyMap<string, Place[]>,
  before: number,
): number {
  let move = before;
  for (let at = 0; at < insertedTokens.tokens.length; ) {
    const key = getKey(insertedTokens.tokens, at);
    let longest = 0;
    let best: Place | undefined;
    for (const place of (key === null ? undefined : removedPlaces.get(key)) ?? []) {
      const length = countShared(place, insertedTokens, at);
      if (length <= longest) continue;
      longest = length;
      best = place;
    }
    const text = insertedTokens.tokens.slice(at, at + longest).join('');
    if (best === undefined || text.trim().length < minMovedWords) {
      at += 1;
      continue;
    }
    move += 1;
    insertedTokens.moves.fill(move, at, at + longest);
    best.of.moves.fill(move, best.at, best.at + longest);
    at += longest;
  }
  return move;
}

/** Number of equal tokens from there on that are not part of a move yet, without trailing white space. */
function countShared({ of, at }: Place, insertedTokens: Tokens, from: number): number {
  let length = 0;
  while (
    at + length < of.tokens.length &&
    of.moves[at + length] === undefined &&
    of.tokens[at + length] === insertedTokens.tokens[from + length]
  )
    length += 1;
  while (length > 0 && (insertedTokens.tokens[from + length - 1] ?? '').trim() === '') length -= 1;
  return length;
}

function cutAtMoves(kind: DiffPiece['kind'], { tokens, moves }: Tokens): DraftPiece[] {
  const pieces: DraftPiece[] = [];
  let start = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    if (at < tokens.length && moves[at] === moves[start]) continue;
    const text = tokens.slice(start, at).join('');
    const move = moves[start];
    pieces.push(
      move === undefined
        ? { kind, text }
        : { kind: kind === 'deleted' ? 'movedFrom' : 'movedTo', text, move },
    );
    start = at;
  }
  return pieces;
}
