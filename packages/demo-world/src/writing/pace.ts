import { between, chance, logNormal, type Random } from '../random.ts';

/** How somebody types and hesitates. Times are medians in milliseconds. */
export interface Pace {
  readonly keyMs: number;
  /** The share of words that are preceded by a hesitation of more than two seconds. */
  readonly hesitation: number;
  readonly hesitationMs: number;
  readonly sentenceMs: number;
  readonly paragraphMs: number;
  /** The share of letters that are mistyped and corrected at once. */
  readonly typos: number;
  /** The share of sentences whose first words are deleted and written again. */
  readonly restarts: number;
}

/** The pace of a person, which is the same in all their texts. */
export function paceOf(random: Random): Pace {
  const thoughtfulness = between(random, 0.75, 1.4);
  return {
    keyMs: between(random, 125, 235),
    hesitation: between(random, 0.17, 0.29),
    hesitationMs: 3400 * thoughtfulness,
    sentenceMs: 11_000 * thoughtfulness,
    paragraphMs: 42_000 * thoughtfulness,
    typos: between(random, 0.006, 0.016),
    restarts: between(random, 0.05, 0.2),
  };
}

const sentenceEnd = /[.?!:;] $/;

/** Whether a sentence begins after these two characters. */
export function isSentenceStart(tail: string): boolean {
  return tail.endsWith('\n') || sentenceEnd.test(tail);
}

/** The time before a key, from the two characters that precede it. */
export function delayBefore(tail: string, char: string, pace: Pace, random: Random): number {
  const key = () => logNormal(random, pace.keyMs, 0.35);
  if (tail.endsWith('\n')) return logNormal(random, pace.paragraphMs, 0.7);
  if (char === '\n') return logNormal(random, 900, 0.4);
  if (!tail.endsWith(' ')) return char === ' ' ? key() * 1.1 : key();
  if (sentenceEnd.test(tail) && chance(random, 0.85)) return logNormal(random, pace.sentenceMs, 0.75);
  if (chance(random, pace.hesitation)) return logNormal(random, pace.hesitationMs, 0.5);
  return key() * 1.7;
}
