import type { Random } from './random.ts';

/** One action that a user can take on a page. */
export interface WalkAction {
  run: (random: Random, words: WordGenerator) => void | Promise<void>;
  /** Relative frequency; 1 by default. */
  weight?: number;
  /** Whether it may remove text; called before it runs. */
  mayRemove?: () => boolean;
}

export type WalkActions = Readonly<Record<string, WalkAction>>;

/** Generates unique words in several scripts. */
export interface WordGenerator {
  next: (random: Random) => string;
}

const stems = ['Hafen', 'river', 'كلمة', '言葉', 'слово', '👩‍👩‍👧', 'e\u0301t\u0302e', 'שלום'];

export function createWords(): WordGenerator {
  let count = 0;
  return {
    next: (random) => {
      count += 1;
      return `${random.pick(stems) ?? ''}${count}`;
    },
  };
}
