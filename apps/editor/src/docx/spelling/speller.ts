/** Spelling of one language. */
export interface Speller {
  isKnown: (word: string) => boolean;
  /** Best first; only a few. */
  suggest: (word: string) => string[];
}

export const maxSuggestions = 7;
