import type { TFunction } from 'i18next';

const helpfulnessKeys = ['helpful.1', 'helpful.2', 'helpful.3', 'helpful.4'] as const;

/** The author's rating of a review, from 1 to 4; a dash if not rated. */
export function formatHelpfulness(helpfulness: number | null, t: TFunction<'peer-review'>): string {
  const word = helpfulnessKeys[(helpfulness ?? 0) - 1];
  return word === undefined ? '–' : t(word);
}

/** The rating as shown to the reviewer; null if not rated. */
export function describeHelpfulness(helpfulness: number | null, t: TFunction<'peer-review'>): string | null {
  return helpfulness === null ? null : t('helpful.told', { answer: formatHelpfulness(helpfulness, t) });
}
