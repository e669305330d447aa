import type { Essay, Phrase } from '../essay.ts';
import { chance, type Random } from '../random.ts';
import { misspell, wordAlternatives } from './word-alternatives.ts';

/**
 * A text in the making, as pieces in their current order. Each piece has the wording that its writer tries first, its final wording, and the current
 * one. In whatever order a habit changes them, the manuscript is the essay once all pieces have their final wording and order.
 */
export interface Piece {
  readonly first: string;
  readonly final: string;
  current: string;
}

/** A paragraph: its line break (except in the title), then its phrases. */
export interface Block {
  readonly pieces: readonly Piece[];
}

export interface Manuscript {
  /** In their current order. */
  readonly pieces: Piece[];
  /** Title first, then the paragraphs in their final order. */
  readonly blocks: readonly Block[];
}

export interface WordingRates {
  /** The share of words with an alternative for which the alternative is written first. */
  readonly alternatives: number;
  /** The share of longer words that are misspelt and only corrected in a later revision. */
  readonly misspellings: number;
}

/** The manuscript of an essay before anything is written: the current wording of all pieces is empty. */
export function createManuscript(essay: Essay, wordingRates: WordingRates, random: Random): Manuscript {
  const blocks = essay.paragraphs.map((phrases, index) => {
    const lineBreak: Piece[] = index === 0 ? [] : [createPiece({ first: '\n', final: '\n' })];
    // Titles have no tentative wordings: they are short, and checked carefully.
    const phrasesWithAttempts =
      index === 0 ? phrases : phrases.flatMap((phrase) => splitAtFirstAttempts(phrase, wordingRates, random));
    return { pieces: [...lineBreak, ...phrasesWithAttempts.map(createPiece)] };
  });
  return { pieces: blocks.flatMap(({ pieces }) => pieces), blocks };
}

export function createPiece({ first, final }: Phrase): Piece {
  return { first, final, current: '' };
}

/** Splits a phrase at the words that are first written with an alternative, or misspelt. */
function splitAtFirstAttempts(phrase: Phrase, wordingRates: WordingRates, random: Random): Phrase[] {
  if (phrase.first !== phrase.final) return [phrase];
  const phrases: Phrase[] = [];
  let plain = '';
  // "Because of" is not the word "because", which could also have been "since".
  for (const token of phrase.final.split(/(because of|[A-Za-z]+)/)) {
    const first = firstAttempt(token, wordingRates, random);
    if (first === token) {
      plain += token;
    } else {
      if (plain !== '') phrases.push({ first: plain, final: plain });
      phrases.push({ first, final: token });
      plain = '';
    }
  }
  if (plain !== '') phrases.push({ first: plain, final: plain });
  return phrases;
}

function firstAttempt(word: string, wordingRates: WordingRates, random: Random): string {
  const alternative = wordAlternatives.get(word);
  if (alternative !== undefined && chance(random, wordingRates.alternatives)) return alternative;
  if (word.length >= 5 && /^[a-z]+$/.test(word) && chance(random, wordingRates.misspellings))
    return misspell(word, random);
  return word;
}

/** The offset at which a piece begins in the current text. */
export function offsetOf(manuscript: Manuscript, piece: Piece): number {
  let offset = 0;
  for (const other of manuscript.pieces) {
    if (other === piece) return offset;
    offset += other.current.length;
  }
  throw new Error('The piece is not on the page.');
}

/** The last two characters before a piece: enough to know whether a word, sentence or paragraph begins. */
export function tailBefore(manuscript: Manuscript, piece: Piece): string {
  let tail = '';
  for (const other of manuscript.pieces) {
    if (other === piece) return tail;
    tail = (tail + other.current).slice(-2);
  }
  return tail;
}
