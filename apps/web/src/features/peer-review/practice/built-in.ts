import type { PracticeComment } from '@redraft/contracts';
import type { TFunction } from 'i18next';

const sentences = [1, 2, 3, 4, 5] as const;
const commentedSentences = [2, 3, 5] as const;

/** The built-in example text with sample comments. */
export function readBuiltInExample(t: TFunction<'peer-review'>): {
  text: string;
  samples: PracticeComment[];
} {
  return {
    text: sentences.map((sentence) => t(`practice.sentence.${sentence}`)).join(' '),
    samples: commentedSentences.map((sentence) => ({
      passage: t(`practice.sentence.${sentence}`),
      comment: t(`practice.sample.${sentence}`),
    })),
  };
}
