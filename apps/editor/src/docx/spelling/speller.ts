/** Knows the words of a language. */
export interface Speller {
  isKnown: (word: string) => boolean;
  /** The best first; a handful. */
  suggest: (word: string) => string[];
}

export const maxSuggestions = 7;
