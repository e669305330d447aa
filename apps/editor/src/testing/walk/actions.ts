import type { Random } from './random.ts';

/** One thing that a person can do at a page. */
export interface WalkAction {
  run: (random: Random, words: Words) => void | Promise<void>;
  /** How often it comes up beside the others; 1 where nothing is said. */
  weight?: number;
  /** Whether letters may go with it; asked before it runs. */
  mayRemove?: () => boolean;
}

export type WalkActions = Readonly<Record<string, WalkAction>>;

/** Words that nobody wrote before, in several scripts. */
export interface Words {
  next: (random: Random) => string;
}

const stems = ['Hafen', 'river', 'كلمة', '言葉', 'слово', '👩‍👩‍👧', 'e\u0301t\u0302e', 'שלום'];

export function createWords(): Words {
  let count = 0;
  return {
    next: (random) => {
      count += 1;
      return `${random.pick(stems) ?? ''}${count}`;
    },
  };
}
