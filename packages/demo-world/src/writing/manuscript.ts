import type { Essay, Phrase } from '../essay.ts';
import { chance, type Random } from '../random.ts';
import { secondThoughts, slipOf } from './second-thoughts.ts';

/**
 * The text on a desk: pieces in the order of the page. Each piece knows what it will say in the end, what its
 * writer thinks of first, and what it says now; so however a habit goes about it, a manuscript whose pieces
 * all say their final text, in final order, is the essay.
 */
export interface Piece {
  readonly first: string;
  readonly final: string;
  current: string;
}

/** A paragraph: its line break (but for the title's), then its phrases. */
export interface Block {
  readonly pieces: readonly Piece[];
}

export interface Manuscript {
  /** The page, top to bottom. */
  readonly pieces: Piece[];
  /** Title first, then the paragraphs in their final order. */
  readonly blocks: readonly Block[];
}

export interface Temper {
  /** The share of words with an alternative that come out differently at first. */
  readonly wavering: number;
  /** The share of longer words that are misspelt and only seen later. */
  readonly slips: number;
}

/** Lays an essay out to be written; nothing of it is on the page yet. */
export function layOut(essay: Essay, temper: Temper, random: Random): Manuscript {
  const blocks = essay.paragraphs.map((phrases, index) => {
    const lineBreak: Piece[] = index === 0 ? [] : [blankPiece({ first: '\n', final: '\n' })];
    // A title is short and looked at twice.
    const waver = index === 0 ? phrases : phrases.flatMap((phrase) => waverOver(phrase, temper, random));
    return { pieces: [...lineBreak, ...waver.map(blankPiece)] };
  });
  return { pieces: blocks.flatMap(({ pieces }) => pieces), blocks };
}

export function blankPiece({ first, final }: Phrase): Piece {
  return { first, final, current: '' };
}

/** Splits a phrase at the words about which its writer has second thoughts, or which come out misspelt. */
function waverOver(phrase: Phrase, temper: Temper, random: Random): Phrase[] {
  if (phrase.first !== phrase.final) return [phrase];
  const phrases: Phrase[] = [];
  let plain = '';
  // "Because of" is not the word "because", which could also have been "since".
  for (const token of phrase.final.split(/(because of|[A-Za-z]+)/)) {
    const first = firstAttempt(token, temper, random);
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

function firstAttempt(word: string, temper: Temper, random: Random): string {
  const alternative = secondThoughts.get(word);
  if (alternative !== undefined && chance(random, temper.wavering)) return alternative;
  if (word.length >= 5 && /^[a-z]+$/.test(word) && chance(random, temper.slips)) return slipOf(word, random);
  return word;
}

/** Where a piece begins on the page. */
export function offsetOf(manuscript: Manuscript, piece: Piece): number {
  let offset = 0;
  for (const other of manuscript.pieces) {
    if (other === piece) return offset;
    offset += other.current.length;
  }
  throw new Error('The piece is not on the page.');
}

/** The last two characters before a place: enough to know whether a word, sentence or paragraph begins. */
export function tailBefore(manuscript: Manuscript, piece: Piece): string {
  let tail = '';
  for (const other of manuscript.pieces) {
    if (other === piece) return tail;
    tail = (tail + other.current).slice(-2);
  }
  return tail;
}
