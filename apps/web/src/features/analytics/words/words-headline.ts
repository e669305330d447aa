import type { WordsOverTime } from '@redraft/contracts';
import type { TFunction } from 'i18next';
import type { GraphFormats } from '../graph-formats.ts';

/** Text length and number of writing sessions. */
export function wordsHeadline(
  { points, sittings, joined }: Pick<WordsOverTime, 'points' | 'sittings' | 'joined'>,
  formats: GraphFormats,
  t: TFunction<'graphs'>,
): string {
  const last = points.at(-1);
  if (last === undefined) return '';
  const total = sittings.length + joined;
  const values = { count: last.words, words: formats.number(last.words), sittings: total };
  return total === 1 ? t('words.headlineOnce', values) : t('words.headline', values);
}
