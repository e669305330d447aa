import type { TFunction } from 'i18next';

const words = ['helpful.1', 'helpful.2', 'helpful.3', 'helpful.4'] as const;

/** The author's rating of a review, from 1 to 4; a dash if not rated. */
export function helpfulWords(helpfulness: number | null, t: TFunction<'peer-review'>): string {
  const word = words[(helpfulness ?? 0) - 1];
  return word === undefined ? '–' : t(word);
}

/** The rating as shown to the reviewer; null if not rated. */
export function describeHelp(helpfulness: number | null, t: TFunction<'peer-review'>): string | null {
  return helpfulness === null ? null : t('helpful.told', { answer: helpfulWords(helpfulness, t) });
}
